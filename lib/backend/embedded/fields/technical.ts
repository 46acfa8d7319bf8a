import type { TextField } from 'payload'

export const technical = {
  hidden: true,
  disableBulkEdit: true,
  disableGroupBy: true,
  disableListColumn: true,
  disableListFilter: true,
  components: { Diff: '@/app/(studio)/nothing#Nothing' },
} as const

/** Hash of the imported file of a record: the next import skips the file if it is unchanged. */
export const sourceHash: TextField = { name: 'sourceHash', type: 'text', admin: technical }
