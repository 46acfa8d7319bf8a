import { languageKey } from '@/lib/domain/languages'

/** Parts of the site that no crawler enters: calls that do something or are answered to one user, and the studio. */
const closed = /^\/(?:api|admin)(?:\/|$)/

/** What a link can lead to: what is called and must answer, the choice of a language, which is kept and moves on, and what is left alone. */
export function destinationOf(address: string, origin: string): 'here' | 'language choice' | 'elsewhere' {
  const url = new URL(address)
  if (url.origin !== origin || closed.test(url.pathname)) return 'elsewhere'
  return url.searchParams.has(languageKey) ? 'language choice' : 'here'
}
