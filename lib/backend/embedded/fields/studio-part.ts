import type { UIField } from 'payload'

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
