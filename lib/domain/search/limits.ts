/** Characters of the longest query. */
export const longestQuery = 200

/** Years to which results can be limited. Databases compare dates as text, so years have four digits. */
export const years = { first: 1900, last: 9998 } as const

/** How many people, partners, pages and texts of law are shown beside the articles, of each. */
export const maxBeside = 3
