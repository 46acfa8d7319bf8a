import { createHash } from 'node:crypto'

/**
 * Caches the results of a slow function of a text by the text's hash. Keeps the `limit` most recently used results.
 * Calls with the same text and variant run the function once.
 */
export function oncePerContent<Options, Result>(
  treat: (content: string, variant: string, options: Options) => Result,
  limit: number,
): (content: string, variant: string, options: Options) => Result {
  const cache = new Map<string, Result>()
  return (content, variant, options) => {
    const key = createHash('sha256').update(`${variant}\0${content}`).digest('base64')
    const result = cache.get(key) ?? treat(content, variant, options)
    cache.delete(key)
    cache.set(key, result)
    const oldest = cache.keys().next()
    if (cache.size > limit && !oldest.done) cache.delete(oldest.value)
    return result
  }
}
