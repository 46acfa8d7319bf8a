/** Articles per list page (spec 9). */
export const listPageSize = 6

/** Number of services in the footer, from the first page (spec 9). */
export const footerServices = 4

/** Articles per page of search results (spec 7). */
export const searchPageSize = 100

export const longestQuery = 200

/** Years to which results can be limited. Databases compare dates as text, so years have four digits. */
export const years = { first: 1900, last: 9998 } as const

export const maxBeside = 3

export const legalTextsPageSize = 50

export const commentPageSize = 50

/** Replies of a thread that are shown among other threads. The thread has a page with all of them. */
export const repliesAmongThreads = 10

/** Most comments and ratings of one article, the newest, that one answer of the API has and one is read from. */
export const maxInteractions = 10_000

export const maxOwnComments = 500

/** Members per page (spec 9). */
export const memberPageSize = 8

/** Partners of a kind per page: full rows of two, three and four. */
export const partnerPageSize = 60

export const homeServices = 50

export const homePartners = 36

export const homeLeaders = 48

/** Most records of a list that one answer of the API has, or one page is chosen from. Real institutes have fewer. */
export const maxListed = 10_000

/** Members with their details that one read of the database has. A record costs ten times as much as an article's. */
export const membersAtOnce = 500

/** Number of pages: ceiling of total over limit, at least one (spec 9). */
export function pageCount(total: number, limit: number): number {
  return Math.max(1, Math.ceil(total / limit))
}

export function pageNumbers(current: number, count: number): (number | undefined)[] {
  const shown = [...new Set([1, current - 1, current, current + 1, count])].filter((n) => n >= 1 && n <= count)
  return shown
    .sort((a, b) => a - b)
    .flatMap((n, i) => {
      const before = shown[i - 1]
      return before !== undefined && n - before > 1 ? [undefined, n] : [n]
    })
}

export function itemsOfPage<T>(items: readonly T[], page: number, limit: number): T[] {
  return items.slice((page - 1) * limit, page * limit)
}
