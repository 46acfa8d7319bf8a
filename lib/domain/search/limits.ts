export const longestQuery = 200

/** Years to which results can be limited. Databases compare dates as text, so years have four digits. */
export const years = { first: 1900, last: 9998 } as const

export const maxBeside = 3
