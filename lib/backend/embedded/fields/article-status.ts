import type { SelectField } from 'payload'

/** Payload's own field of an article's status, with a cell of the site in the list. Its options are Payload's too. */
export const articleStatus: SelectField = {
  name: '_status',
  type: 'select',
  // Otherwise Payload takes the name.
  label: ({ t }) => t('version:status'),
  options: [],
  admin: { components: { Cell: '@/app/(studio)/lists/status-cell#StatusCell' } },
}
