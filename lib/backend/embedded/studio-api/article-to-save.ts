import type { Payload } from 'payload'
import { hasRole } from '../access'
import { translationToPrepare } from '../articles/translate'
import { cleaned } from '../hooks/with-nfc'
import type { Article } from '../payload-types'
import { permitted } from '../permissions'
import type { GuardedCall } from './guarded-call'

type Find = (id: string, payload: Payload, data: Record<string, unknown>) => Promise<Partial<Article> | null>

/** What an article is before its save, by the endpoint. Bulk changes and duplicates are saved as they come. */
const findBefore: Record<string, Find> = {
  'post /': () => Promise.resolve({}),
  'patch /:id': (id, payload) =>
    payload.findByID({
      collection: 'articles',
      id: Number(id),
      draft: true,
      trash: true,
      depth: 0,
      disableErrors: true,
    }),
  'post /versions/:id': async (id, payload) => {
    const result = await payload.findVersionByID({ collection: 'articles', id, depth: 0, disableErrors: true })
    return result && (result.version as Partial<Article>)
  },
  'post /:id/translate': async (id, payload, { language }) =>
    (await translationToPrepare(payload, Number(id), language)) ?? null,
}

/** The article that a call is about to save, as far as is known before; undefined if the caller may not save one. */
export async function articleToSave(
  { called, request, data }: GuardedCall,
  payload: Payload,
): Promise<Partial<Article> | undefined> {
  const find = findBefore[`${request.method.toLowerCase()} ${called.pattern}`]
  if (called.collection?.slug !== 'articles' || !find) return undefined
  const { user } = await payload.auth({ headers: request.headers })
  if (!hasRole(user, permitted('articles', 'update'))) return undefined
  const before = await find(called.params.id ?? '', payload, data ?? {})
  return before ? ({ ...before, ...cleaned(data ?? {}) } as Partial<Article>) : undefined
}
