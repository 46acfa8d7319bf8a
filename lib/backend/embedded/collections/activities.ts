import type { CollectionConfig } from 'payload'
import { activityKinds } from '../staff/activity-kinds'
import { accessTo, shown } from '../access'
import { label, options } from '../labels'
import { inMenuOf } from '../menu'

/** Written by the site alone, read by administrators, deleted after a year. Of visitors it holds nothing. */
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
        PLANNED: 'activityPlanned',
        PUBLISHED_AS_PLANNED: 'activityPublishedAsPlanned',
        WITHDRAWN_AS_PLANNED: 'activityWithdrawnAsPlanned',
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
    {
      name: 'area',
      type: 'text',
      label: label('activityArea'),
      required: true,
      access: shown.access,
      admin: {
        readOnly: true,
        components: { Cell: '@/app/(studio)/area-name#AreaCell', Field: '@/app/(studio)/area-name#AreaField' },
      },
    },
    { name: 'record', type: 'text', label: label('activityRecord'), ...shown },
    { name: 'title', type: 'text', label: label('title'), ...shown },
  ],
}
