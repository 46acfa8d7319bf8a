import { backend } from '@/lib/backend'
import { fromFoundArticles } from '@/lib/backend/contract/article'
import { searchQuery } from '@/lib/backend/contract/query'
import { clientAddress } from '@/lib/http/client-address'
import { parseQuery } from '@/lib/http/errors'
import { answer, handler } from '@/lib/http/handler'
import { assertWithinLimit } from '@/lib/http/limits'
import { isThisMachine } from '@/lib/http/network-of'
import { isFromOtherSite } from '@/lib/http/other-site'
import { suggestionsFor } from '@/lib/queries/suggestions'

/**
 * `GET /search`: searches articles by title and text, ignoring case and accents, and says how the query was understood.
 * With the first page also people, partners and texts of law; with titles alone, what the search box suggests. The
 * contract's own search only supports "title contains".
 */
export const GET = handler(async (request) => {
  const address = clientAddress(request)
  if (!isFromOtherSite(request) && !isThisMachine(address)) await assertWithinLimit('search', { address })
  const { q: query, in: where, ...rest } = parseQuery(searchQuery, new URL(request.url).searchParams)
  const { searchArticles } = await backend()
  const result = await searchArticles({ query, titlesOnly: where === 'title', ...rest })
  if (where !== 'title') return answer(fromFoundArticles(result))
  const suggestions = await suggestionsFor(query, rest.language, result)
  return answer({ ...fromFoundArticles(result), suggestions })
})
