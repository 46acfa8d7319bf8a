import type { UIField } from 'payload'

/** Shows the text of a field within a group as the title of the form, instead of the code in its address. */
export const recordTitle = (from: string): UIField => ({
  name: 'recordTitle',
  type: 'ui',
  admin: {
    disableListColumn: true,
    components: { Field: { path: '@/app/(studio)/record-title#RecordTitle', clientProps: { from } } },
  },
})
