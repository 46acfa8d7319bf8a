/** Settings of a field that the site itself keeps: in no form, list, filter or comparison of the studio. */
export const technical = {
  hidden: true,
  disableBulkEdit: true,
  disableGroupBy: true,
  disableListColumn: true,
  disableListFilter: true,
  components: { Diff: '@/app/(studio)/nothing#Nothing' },
} as const
