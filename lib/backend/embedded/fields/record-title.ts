import type { CollectionAdminOptions } from 'payload'

/** Shows the text of a field within a group as the title of the form, instead of the code in its address. */
export const recordTitle = (from: string): CollectionAdminOptions['components'] => ({
  edit: { beforeDocumentControls: [{ path: '@/app/(studio)/titles#RecordTitle', clientProps: { from } }] },
})
