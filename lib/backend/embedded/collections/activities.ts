import type { CollectionConfig } from 'payload'
import { activityKinds } from '../staff/activity-kinds'
import { accessTo, inMenuOf, shown } from '../access'
import { label, options } from '../labels'

/**
 * What staff did in the studio, and when. Written by the site alone, read by administrators, deleted after a year. Names
 * records by their id, and content by its title too; of visitors it holds nothing.
 */
export const activities: CollectionConfig<'activities'> = {
  slug: 'activities',
  labels: { singular: label('activity'), plural: label('activities') },
  admin: {
    ...inMenuOf('activities'),
    useAsTitle: 'what',
    defaultColumns: ['createdAt', 'who', 'what', 'area', 'record', 'title'],
    listSearchableFields: ['who', 'title', 'record'],
  },
  access: accessTo('activities'),
  defaultSort: '-createdAt',
  fields: [
    { name: 'who', type: 'text', label: label('by'), index: true, ...shown },
    {
      name: 'what',
      type: 'select',
      label: label('activity'),
      options: options(activityKinds, {
        CREATED: 'activityCreated',
        CHANGED: 'activityChanged',
        PUBLISHED: 'activityPublished',
        WITHDRAWN: 'activityWithdrawn',
        DELETED: 'activityDeleted',
        EXPORTED: 'activityExported',
        ERASED: 'activityErased',
        SIGNED_IN: 'activitySignedIn',
        SECOND_FACTOR_SET: 'activitySecondFactorSet',
        SECOND_FACTOR_OFF: 'activitySecondFactorOff',
        SECOND_FACTOR_RESET: 'activitySecondFactorReset',
        RECOVERY_CODE_USED: 'activityRecoveryCodeUsed',
        RECOVERY_CODES_RENEWED: 'activityRecoveryCodesRenewed',
      }),
      required: true,
      index: true,
      ...shown,
    },
    { name: 'area', type: 'text', label: label('activityArea'), required: true, ...shown },
    { name: 'record', type: 'text', label: label('activityRecord'), ...shown },
    { name: 'title', type: 'text', label: label('title'), ...shown },
  ],
}
