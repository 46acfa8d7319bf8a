import { revalidateTag } from 'next/cache'
import { wireArticle } from '../contract/article'
import { fromNewInteraction, toInteraction, wireEdited, wireInteraction, wireOwn } from '../contract/interaction'
import { openEnvelope } from '../contract/envelope'
import type { Interaction, NewInteraction, Visitor } from '../model'
import { CallRejected, type Backend } from '../port'
import { tagOfInteraction } from '../tags'
import type { RemoteClient } from './client'
import type { OwnPictures } from './own-pictures'
import { isThing } from './thing'

type Interactions = Pick<Backend, 'welcome' | 'addInteraction' | 'ownInteractions' | 'editComment' | 'removeComment' | 'reportComment'>

/** What was written, where the backend's answer does not tell it. */
function asGiven({ fullName, avatar, userName }: Visitor, { type, value, replyTo }: NewInteraction): Interaction {
  const now = new Date()
  return { ...toInteraction({ userName, fullName, avatar, type, value, createdDate: now }), id: `new-${now.getTime()}`, replyTo }
}

function unlessRejected(error: unknown): undefined {
  if (!(error instanceof CallRejected)) throw error
}

/** Has the pages drawn anew at their next request that show what was written; other sites see it when they look. */
const showAtOnce = (type: Interaction['type']) => revalidateTag(tagOfInteraction(type), { expire: 0 })

const pathOf = (id: string) => `/interactedArticle/${encodeURIComponent(id)}`

/** Comments and ratings of the hosted backend (spec 7): identity goes along in the body, as the contract has it. */
export function remoteInteractions(client: RemoteClient, own: OwnPictures): Interactions {
  const toShown = (wire: Parameters<typeof toInteraction>[0]) => own.ofInteraction(toInteraction(wire))
  return {
    welcome: (visitor) => Promise.resolve(own.ofVisitor(visitor)),
    async addInteraction(shown, given) {
      const visitor = own.asGiven(shown)
      const answer = await client.send('POST', '/interactedArticle', { visitor, body: fromNewInteraction(visitor, given, new Date()) })
      if (answer === undefined) return undefined
      showAtOnce(given.type)
      try {
        return toShown(openEnvelope(wireInteraction, answer))
      } catch {
        return asGiven(shown, given)
      }
    },
    async ownInteractions(visitor, articleId) {
      const written = await client.get(`/interactedArticle?${new URLSearchParams({ articleID: articleId }).toString()}`, wireOwn, { visitor }).catch(unlessRejected)
      if (written) return written.interactedArticles.map(toShown)
      // The spec's backend has no such call, and tells the writers' addresses.
      const article = isThing(articleId) ? await client.get(`/article/${encodeURIComponent(articleId)}`, wireArticle) : undefined
      return (article?.interactedArticles ?? []).filter(({ userName }) => userName.toLowerCase() === visitor.userName.toLowerCase()).map(toShown)
    },
    async editComment(visitor, id, value) {
      const answer = await client.send('PATCH', pathOf(id), { visitor, body: { value } })
      if (answer === undefined) return undefined
      showAtOnce('COMMENT')
      return openEnvelope(wireEdited, answer)
    },
    async removeComment(visitor, id) {
      const answer = await client.send('DELETE', pathOf(id), { visitor })
      if (answer !== undefined) showAtOnce('COMMENT')
      return answer !== undefined
    },
    async reportComment(visitor, id, report) {
      return (await client.send('POST', `${pathOf(id)}/report`, { visitor, body: report })) !== undefined
    },
  }
}
