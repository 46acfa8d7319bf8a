const maxMs = 60_000

/** Four times the usual: each screen chooses among all members, by one call (spec 7). Cached pages wait 3 s at most. */
export const wholeListMs = (timeoutMs: number): number => Math.min(maxMs, 4 * timeoutMs)
