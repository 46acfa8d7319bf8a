/** Creates a rate limiter: it returns true for the first `count` calls in each period of `span` milliseconds. */
export function atMost(count: number, span: number): () => boolean {
  let began = -Infinity
  let used = 0
  return () => {
    const now = Date.now()
    if (now - began >= span) [began, used] = [now, 0]
    used += 1
    return used <= count
  }
}
