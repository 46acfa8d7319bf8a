/** Articles per list page (spec 9). */
export const listPageSize = 6

/** Number of services in the footer, from the first page (spec 9). */
export const footerServices = 4

/** Articles per page of search results (spec 7). */
export const searchPageSize = 100

/** Texts of law per page of the register. */
export const legalTextsPageSize = 50

/** Members per page (spec 9). */
export const memberPageSize = 8

/** Partners of a kind per page: full rows of two, three and four. */
export const partnerPageSize = 60

/** Partners in the strip of the home page, which links to all. */
export const homePartners = 36

/** Number of pages: ceiling of total over limit, at least one (spec 9). */
export function pageCount(total: number, limit: number): number {
  return Math.max(1, Math.ceil(total / limit))
}

/** The page numbers to show around the current one, with `undefined` for each gap. */
export function pageNumbers(current: number, count: number): (number | undefined)[] {
  const shown = [...new Set([1, current - 1, current, current + 1, count])].filter((n) => n >= 1 && n <= count)
  return shown
    .sort((a, b) => a - b)
    .flatMap((n, i) => {
      const before = shown[i - 1]
      return before !== undefined && n - before > 1 ? [undefined, n] : [n]
    })
}

/** The items of one page of a complete list. */
export function itemsOfPage<T>(items: readonly T[], page: number, limit: number): T[] {
  return items.slice((page - 1) * limit, page * limit)
}
