import { languageKey } from '@/lib/domain/languages'

/** Parts of the site that no crawler enters: the studio, and the API with its actions and user data. */
const closed = /^\/(?:api|admin)(?:\/|$)/

/**
 * Kind of a link's target: `here` must respond, `language choice` stores the language and redirects, `elsewhere` is not
 * called.
 */
export function destinationOf(address: string, origin: string): 'here' | 'language choice' | 'elsewhere' {
  const url = new URL(address)
  if (url.origin !== origin || closed.test(url.pathname)) return 'elsewhere'
  return url.searchParams.has(languageKey) ? 'language choice' : 'here'
}
