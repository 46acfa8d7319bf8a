import { invalidate } from '@/lib/cache/invalidate'
import { isId } from '@/lib/domain/ids'
import { wireArticle } from '../contract/article'
import { fromNewInteraction, toInteraction, wireEdited, wireInteraction, wireOwn, type WireInteraction } from '../contract/interaction'
import { openEnvelope } from '../contract/envelope'
import type { Interaction, NewInteraction, Visitor } from '../model'
import { CallRejected, type Backend } from '../port'
import { tagOfInteraction } from '../tags'
import type { RemoteClient } from './client'
import type { SiteAddresses } from './pictures/site-addresses'
import { withSitePictures } from './pictures/with-site-pictures'

type Interactions = Pick<Backend, 'welcome' | 'addInteraction' | 'ownInteractions' | 'editComment' | 'removeComment' | 'reportComment'>

/** What was written, where the backend's answer does not tell it. */
function asGiven({ fullName, avatar, userName }: Visitor, { type, value, replyTo }: NewInteraction): Interaction {
  const now = new Date()
  return { ...toInteraction({ userName, fullName, avatar, type, value, createdDate: now }), id: `new-${now.getTime()}`, replyTo }
}

function unlessRejected(error: unknown): undefined {
  if (!(error instanceof CallRejected)) throw error
}

/** Has the pages re-rendered at their next request that show what was written; other sites see it when they look. */
const showAtOnce = (type: Interaction['type']) => invalidate([tagOfInteraction(type)])

const pathOf = (id: string) => `/interactedArticle/${encodeURIComponent(id)}`

/** Comments and ratings of the hosted backend (spec 7): identity goes along in the body, as the contract has it. Only another instance of this site is told more, and asked for what the contract lacks: any other would not learn whose comment may be changed by whom. */
export function remoteInteractions(client: RemoteClient, pictures: SiteAddresses): Interactions {
  const { interaction: here } = withSitePictures(pictures)
  /** A reader as the backend knows them: their picture is at its provider's. */
  const there = (visitor: Visitor): Visitor => ({ ...visitor, avatar: pictures.fromSite(visitor.avatar) })
  const read = (wire: WireInteraction) => here(toInteraction(wire))

  return {
    welcome: (visitor) => Promise.resolve({ ...visitor, avatar: pictures.toSite(visitor.avatar) }),
    async addInteraction(reader, given) {
      const visitor = there(reader)
      const body = { ...fromNewInteraction(visitor, given, new Date()), ...(client.isSite && { replyTo: given.replyTo }) }
      const answer = await client.send('POST', '/interactedArticle', { visitor, body })
      if (answer === undefined) return undefined
      showAtOnce(given.type)
      try {
        return read(openEnvelope(wireInteraction, answer))
      } catch {
        return asGiven(reader, given)
      }
    },
    async ownInteractions(visitor, articleId) {
      const own = await client.get(`/interactedArticle?${new URLSearchParams({ articleID: articleId }).toString()}`, wireOwn, { visitor: there(visitor) }).catch(unlessRejected)
      if (own) return own.interactedArticles.map(read)
      // The spec's backend has no such call, and tells the writers' addresses.
      const article = isId(articleId) ? await client.get(`/article/${encodeURIComponent(articleId)}`, wireArticle) : undefined
      return (article?.interactedArticles ?? []).filter(({ userName }) => userName.toLowerCase() === visitor.userName.toLowerCase()).map(read)
    },
    async editComment(visitor, id, value) {
      if (!client.isSite) return undefined
      const answer = await client.send('PATCH', pathOf(id), { visitor: there(visitor), body: { value } })
      if (answer === undefined) return undefined
      showAtOnce('COMMENT')
      try {
        return openEnvelope(wireEdited, answer)
      } catch {
        return { id, value, isHeld: false }
      }
    },
    async removeComment(visitor, id) {
      if (!client.isSite) return false
      const answer = await client.send('DELETE', pathOf(id), { visitor: there(visitor) })
      if (answer !== undefined) showAtOnce('COMMENT')
      return answer !== undefined
    },
    async reportComment(visitor, id, report) {
      return client.isSite && (await client.send('POST', `${pathOf(id)}/report`, { visitor: there(visitor), body: report })) !== undefined
    },
  }
}
