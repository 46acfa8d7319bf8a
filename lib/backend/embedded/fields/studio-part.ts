import type { UIField } from 'payload'

/** A part of a form that shows a component of the folder `app/(studio)`. */
export const studioPart = (name: string, component: string, position?: 'sidebar'): UIField => ({
  name,
  type: 'ui',
  admin: {
    ...(position && { position }),
    disableBulkEdit: true,
    disableListColumn: true,
    components: { Field: `@/app/(studio)/${component}` },
  },
})
