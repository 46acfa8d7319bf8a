import { invalidate } from '@/lib/operations/cache/invalidate'
import { isId } from '@/lib/domain/ids'
import { wireArticle } from '../contract/article'
import {
  fromNewInteraction,
  latestRatings,
  toInteraction,
  wireEdited,
  wireInteraction,
  wireOwn,
  wireRemoved,
  wireReported,
  wireWritten,
  writerOf,
  type WireInteraction,
} from '../contract/interaction'
import { openEnvelope } from '../contract/envelope'
import type { Interaction, NewInteraction, User } from '../model'
import { CallRejected, type Backend } from '../port'
import { tagOfInteraction } from '../tags'
import { stored } from './answer'
import type { RemoteClient } from './client'
import type { SiteAddresses } from './images/site-addresses'
import { withSiteImages } from './images/with-site-images'

type Interactions = Pick<
  Backend,
  'upsertUser' | 'addInteraction' | 'ownInteractions' | 'editComment' | 'removeComment' | 'reportComment'
>

/** The interaction as it was sent, for backends whose answer does not contain it. */
function asGiven({ fullName, avatar, userName }: User, { type, value, replyTo }: NewInteraction): Interaction {
  const now = new Date()
  return {
    ...toInteraction({ userName, fullName, avatar, type, value, createdDate: now }),
    id: `new-${now.getTime()}`,
    replyTo,
  }
}

function unlessRejected(error: unknown): undefined {
  if (!(error instanceof CallRejected)) throw error
}

/** Other sites notice at their next poll. The article of a changed comment is not known here. */
const showAtOnce = (type: Interaction['type'], articleId?: string) => invalidate([tagOfInteraction(type, articleId)])

const pathOf = (id: string) => `/interactedArticle/${encodeURIComponent(id)}`

/** Spec 7: identity is in the body. Only another instance of this site gets more: it knows who may change what. */
export function remoteInteractions(client: RemoteClient, images: SiteAddresses): Interactions {
  const { interaction: here } = withSiteImages(images)
  const there = (user: User): User => ({ ...user, avatar: images.fromSite(user.avatar) })
  const read = (wire: WireInteraction) => here(toInteraction(wire))

  return {
    upsertUser: (user) => Promise.resolve({ ...user, avatar: images.toSite(user.avatar) }),
    async addInteraction(user, input) {
      const known = there(user)
      const body = { ...fromNewInteraction(known, input, new Date()), ...(client.isSite && { replyTo: input.replyTo }) }
      const answer = await client.send('POST', '/interactedArticle', { user: known, body })
      if (answer === undefined) return undefined
      showAtOnce(input.type, input.articleId)
      stored('POST /interactedArticle', wireWritten, answer)
      try {
        return read(openEnvelope(wireInteraction, answer))
      } catch {
        return asGiven(user, input)
      }
    },
    async ownInteractions(user, articleId) {
      const own = await client
        .get(`/interactedArticle?${new URLSearchParams({ articleID: articleId }).toString()}`, wireOwn, {
          user: there(user),
        })
        .catch(unlessRejected)
      if (own) return latestRatings(own.interactedArticles).map(read)
      // The spec's backend has no such call, but its articles include the writers' e-mail addresses.
      const article = isId(articleId)
        ? await client.get(`/article/${encodeURIComponent(articleId)}`, wireArticle)
        : undefined
      return latestRatings(article?.interactedArticles ?? [])
        .filter((one) => writerOf(one) === writerOf(user))
        .map(read)
    },
    async editComment(user, id, value) {
      if (!client.isSite) return undefined
      const answer = await client.send('PATCH', pathOf(id), { user: there(user), body: { value } })
      if (answer === undefined) return undefined
      showAtOnce('COMMENT')
      return { id, value, isHeld: false, ...stored('PATCH /interactedArticle', wireEdited, answer) }
    },
    async removeComment(user, id) {
      if (!client.isSite) return false
      const answer = await client.send('DELETE', pathOf(id), { user: there(user) })
      if (answer === undefined) return false
      showAtOnce('COMMENT')
      stored('DELETE /interactedArticle', wireRemoved, answer)
      return true
    },
    async reportComment(user, id, report) {
      if (!client.isSite) return false
      const answer = await client.send('POST', `${pathOf(id)}/report`, { user: there(user), body: report })
      if (answer === undefined) return false
      stored('POST /interactedArticle/report', wireReported, answer)
      return true
    },
  }
}
