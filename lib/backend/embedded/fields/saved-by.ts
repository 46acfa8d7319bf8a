import type { CollectionBeforeChangeHook, RelationshipField } from 'payload'
import { untouched, writersRead } from '../access'
import { label } from '../labels'

/** Who saved a version. Empty for what the site itself saved, such as a publication that was planned. */
export const savedBy: RelationshipField = {
  name: 'savedBy',
  type: 'relationship',
  relationTo: 'staff',
  label: label('savedBy'),
  access: { create: () => false, ...untouched, read: writersRead },
  admin: { hidden: true, disableBulkEdit: true },
}

export const noteSavedBy: CollectionBeforeChangeHook = ({ data, req }) => ({
  ...data,
  savedBy: req.user?.collection === 'staff' ? req.user.id : null,
})
