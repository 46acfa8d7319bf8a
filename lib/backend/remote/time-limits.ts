const maxMs = 60_000

/**
 * The time limit of a read of all members at once, by the usual one in milliseconds: four times as long. Each screen
 * chooses among all members, and the contract reads them by one call (spec 7). Where the page cache has a page, nobody
 * waits so long: it sends that one after three seconds.
 */
export const wholeListMs = (timeoutMs: number): number => Math.min(maxMs, 4 * timeoutMs)
