export const technical = {
  hidden: true,
  disableBulkEdit: true,
  disableGroupBy: true,
  disableListColumn: true,
  disableListFilter: true,
  components: { Diff: '@/app/(studio)/nothing#Nothing' },
} as const
