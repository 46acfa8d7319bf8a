import pLimit from 'p-limit'
import { sampleSiteRecord } from '@/lib/backend/sample-site-record'
import { dayOf } from '@/lib/domain/dates'
import { isOver } from '@/lib/domain/offer'
import { processSingleton } from '@/lib/operations/process-singleton'
import { threadsOfPage, threadWith } from '@/lib/domain/comment-threads'
import {
  interactionsOf,
  threadsIn,
  toArticle,
  toArticleSummary,
  wireArticle,
  wireArticleList,
  type WireArticle,
} from '../contract/article'
import { idIn } from '../contract/values'
import { wireContentVersions } from '../contract/content-versions'
import { toMember, wireMember, wireMemberList } from '../contract/member'
import { toPartner, wirePartnerList } from '../contract/partner'
import { wireTopicList } from '../contract/topic'
import { toVideo, wireVideoList } from '../contract/video'
import { wireSitePage } from '../contract/site-page'
import { wireSiteRecord } from '../contract/site-record'
import { wireCounted } from '../contract/website-view'
import { addressesByLists, allMembers } from '../addresses'
import type { ArticleQuery, ArticleSummary, Member, MemberQuery } from '../model'
import { BackendUnavailable, type Backend } from '../port'
import { preparedNow } from '../prepared-article'
import { withoutCalls } from '../without-calls'
import { additions, type GetAddition } from './additions'
import { stored } from './answer'
import { checkedPages } from './checked-pages'
import { remoteClient, type RemoteClient } from './client'
import { wholeListMs } from './time-limits'
import { endSession, isSessionEnded } from './ended-sessions'
import { remoteInteractions } from './interactions'
import { firstPage, incompleteLists, pageOf, type ReadPage } from './list-pages'
import { remoteImages } from './images'
import { withSiteImages } from './images/with-site-images'
import { resilientReading } from './reading'
import { remoteReservations } from './reservations'
import { formerOf, hereOf, resourceFinder, type FindResource, type ResourceFinder } from './resource'
import { queryString, searchRemotely } from './search'

/** A 404 to a list call means a wrong address, not an empty list. */
function required<T>(answer: T | undefined, path: string): T {
  if (answer === undefined) throw new BackendUnavailable(`GET ${path}: status 404`)
  return answer
}

/** Maximum number of concurrent view counts: an unresponsive backend holds each of them for long. */
const viewsAtOnce = 16

export interface RemoteSettings {
  timeoutMs: number
  token?: string | undefined
  reservationPath?: string
  /** Origins whose images may be fetched even over plain http or from a private network. */
  imageOrigins?: string[]
}

interface Context {
  client: RemoteClient
  getAddition: GetAddition
  here: ReturnType<typeof withSiteImages>
}

function remoteLists({ client, here }: Context, timeoutMs: number, noteNamed: ResourceFinder['noteNamed']) {
  const incomplete = incompleteLists()

  async function readArticles(query: ArticleQuery): Promise<ReadPage<ArticleSummary>> {
    const { type, topic, search, page, limit, language } = query
    const path = `/article/?${queryString({ type, ...(topic && { topic }), search, page, limit, language: language?.toUpperCase() })}`
    const answer = await client.get(path, wireArticleList)
    if (!answer && page > 1) {
      // Some backends answer 404 for a page past the end. In an outage existing content could seem to be missing.
      await client.checkHealth()
      return { items: [], leftOut: 0, total: undefined }
    }
    const { articles, leftOut, pagination } = required(answer, path)
    const items = articles.map((wire) => here.summary(toArticleSummary(wire, { type, language })))
    noteNamed('article', items)
    return { items, leftOut, total: pagination?.total }
  }

  async function readMembers({ search, page, limit, language }: MemberQuery): Promise<ReadPage<Member>> {
    const path = `/member/?${queryString({ search, page, limit, language })}`
    const limitMs = limit === allMembers ? wholeListMs(timeoutMs) : timeoutMs
    const { members, leftOut, pagination } = required(await client.get(path, wireMemberList, { limitMs }), path)
    const items = members.map((wire) => here.member(toMember(wire, language)))
    noteNamed('member', items)
    return { items, leftOut, total: pagination?.total }
  }

  const readPage = checkedPages(readArticles)
  const listArticles = (query: ArticleQuery) => incomplete(query, readPage)
  const listMembers = async (query: MemberQuery) => pageOf(await firstPage(query, readMembers), query)
  return {
    listArticles,
    // The contract has no list of titles.
    async listTitles(query) {
      const { items } = await listArticles({ ...query, page: 1, search: '' })
      return items.slice(0, query.limit).map(({ id, title, type, language, offer }) => ({
        id,
        title,
        type,
        language,
        isOver: isOver(offer, dayOf(new Date())),
      }))
    },
    listMembers,
    memberEntries: async (language) => (await listMembers({ language, page: 1, limit: allMembers, search: '' })).items,
  } satisfies Partial<Backend>
}

function remoteResources(find: FindResource, here: Context['here']) {
  const findArticle = (id: string) =>
    find('article', id, { shape: wireArticle, toResource: (wire) => here.article(toArticle(wire)) })
  const findMember = (id: string) =>
    find('member', id, { shape: wireMember, toResource: (wire) => here.member(toMember(wire)) })
  return {
    getArticle: async (id) => hereOf(await findArticle(id)),
    formerArticle: async (former) =>
      formerOf(await findArticle(former), ({ id, type, language }) => ({ id, type, language })),
    getMember: async (id) => hereOf(await findMember(id)),
    formerMember: async (former) => formerOf(await findMember(former), ({ id, language }) => ({ id, language })),
  } satisfies Partial<Backend>
}

/** The contract has no pages of comments: the article's own answer has them all. */
function remoteComments(find: FindResource, here: Context['here']) {
  const wireOf = async (id: string) => {
    const toResource = (wire: WireArticle) => ({ id: idIn(wire), wire })
    return hereOf(await find('article', id, { shape: wireArticle, toResource }))?.wire
  }
  const threadsBelow = async (id: string) => {
    const wire = await wireOf(id)
    return wire ? threadsIn(wire) : []
  }
  return {
    listComments: async (id, page) => here.threads(threadsOfPage(await threadsBelow(id), page)),
    async getThread(id, comment, page) {
      const result = threadWith(await threadsBelow(id), comment, page)
      return (
        result && {
          comment: here.interaction(result.comment),
          replies: { ...result.replies, items: result.replies.items.map(here.interaction) },
        }
      )
    },
    async allInteractions(id, limit) {
      const wire = await wireOf(id)
      return wire ? interactionsOf(wire).slice(0, limit).map(here.interaction) : []
    },
  } satisfies Partial<Backend>
}

function remoteSite({ client, getAddition, here }: Context) {
  const views = pLimit(viewsAtOnce)
  return {
    listTopics: async () => (await getAddition('/topic', wireTopicList, true))?.topics ?? [],
    async listPartners(limit) {
      const { Ecosystems } = required(await client.get('/ecosystem', wirePartnerList), '/ecosystem')
      return Ecosystems.slice(0, limit).map((wire) => here.partner(toPartner(wire)))
    },
    async listVideos(limit) {
      const answer = await getAddition('/video', wireVideoList, true)
      return answer?.videos.flatMap((wire) => here.video(toVideo(wire)) ?? []).slice(0, limit) ?? []
    },
    async getSiteRecord() {
      // The spec's backend has no such call; another instance of this site has it.
      const record = await getAddition('/site-record', wireSiteRecord, true)
      return record ? here.record(record) : sampleSiteRecord()
    },
    async getSitePage(id) {
      const page = await getAddition(`/page/${id}`, wireSitePage, true)
      return page && here.sitePage(page)
    },
    contentVersions: async () => (await getAddition('/content-versions', wireContentVersions))?.versions,
    async countView() {
      if (views.activeCount === viewsAtOnce) throw new BackendUnavailable('PUT /viewWebsite: too many at once')
      // In this site's own name: another instance of it trusts the limits here (product decisions 1).
      const answer = await views(() => client.send('PUT', '/viewWebsite', { asSite: true }))
      if (answer === undefined) throw new BackendUnavailable('PUT /viewWebsite: status 404')
      stored('PUT /viewWebsite', wireCounted, answer)
    },
  } satisfies Partial<Backend>
}

export function remoteBackend(
  baseUrl: string,
  { timeoutMs, token, reservationPath = '/reservation', imageOrigins = [] }: RemoteSettings,
): Backend {
  const reading = processSingleton('reading', () => resilientReading(timeoutMs))
  const client = remoteClient(baseUrl, reading, token)
  const images = remoteImages(baseUrl, { reading, timeoutMs, origins: imageOrigins })
  const here = withSiteImages(images)
  const context = { client, getAddition: additions(client), here }
  const { find, noteNamed } = resourceFinder(client, () => readLists())
  const lists = remoteLists(context, timeoutMs, noteNamed)
  const addresses = addressesByLists(lists)
  // Reading them notes whom they name.
  const readLists = () => Promise.all([addresses.addressPages(allMembers), addresses.memberAddressPages(allMembers)])

  return {
    canModerateComments: client.isSite,
    membersAtOnce: Infinity,
    ...withoutCalls,
    ...lists,
    ...addresses,
    searchArticles: (query) => searchRemotely(query, context, lists.listArticles),
    ...remoteResources(find, here),
    ...remoteComments(find, here),
    ...remoteSite(context),
    prepareArticle: preparedNow,
    getMedia: images.getMedia,
    ...remoteInteractions(client, images),
    endSession,
    isSessionEnded,
    ...remoteReservations(client, reservationPath),
  }
}
