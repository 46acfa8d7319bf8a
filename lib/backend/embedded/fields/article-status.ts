import type { SelectField } from 'payload'

export const articleStatus: SelectField = {
  name: '_status',
  type: 'select',
  // Otherwise Payload takes the name.
  label: ({ t }) => t('version:status'),
  options: [],
  admin: { components: { Cell: '@/app/(studio)/lists/status-cell#StatusCell' } },
}
