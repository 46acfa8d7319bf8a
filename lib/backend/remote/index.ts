import type { z } from 'zod'
import { sampleSiteRecord } from '@/lib/backend/sample-site-record'
import { toArticle, toArticleSummary, wireArticle, wireArticleList } from '../contract/article'
import { wireContentVersions } from '../contract/content-versions'
import { toMember, wireMember, wireMemberList } from '../contract/member'
import { toPartner, wirePartnerList } from '../contract/partner'
import { toVideo, wireVideoList } from '../contract/video'
import type { ArticleQuery, ArticleSummary, Page } from '../model'
import { BackendUnavailable, type Backend } from '../port'
import { siteRecord } from '../site-record'
import { remoteClient } from './client'
import { endedSessions } from './ended-sessions'
import { remoteInteractions } from './interactions'
import { ownPictures } from './own-pictures'
import { remotePictures } from './pictures'
import { patientReading, type Reading } from './reading'
import { remoteReservations } from './reservations'
import { findThing, formerOf, hereOf } from './thing'

declare global {
  /** One for the whole process: the build puts this module into more than one bundle, and all leave the backend alone together. */
  var ilcReading: Reading | undefined
}

/** A list call that answers 404 is a wrong address, not an empty list. */
function required<T>(answer: T | undefined, path: string): T {
  if (answer === undefined) throw new BackendUnavailable(`GET ${path}: status 404`)
  return answer
}

function queryString(query: Record<string, string | number | undefined>): string {
  const given = Object.entries(query).map(([name, value]) => [name, String(value ?? '')])
  return new URLSearchParams(given).toString()
}

/** The hosted backend of the spec's section 7, over HTTP. */
export function remoteBackend(baseUrl: string, timeoutMs: number, token?: string, reservationPath = '/reservation'): Backend {
  globalThis.ilcReading ??= patientReading(timeoutMs)
  const client = remoteClient(baseUrl, globalThis.ilcReading, token)
  const { origin } = new URL(baseUrl)
  const own = ownPictures(origin)

  const toSummary = (wire: z.infer<typeof wireArticle>) => own.ofSummary(toArticleSummary(wire))

  async function listArticles({ type, search, page, limit, language }: ArticleQuery): Promise<Page<ArticleSummary>> {
    const path = `/article/?${queryString({ type, search, page, limit, language: language?.toUpperCase() })}`
    const { articles, pagination } = required(await client.get(path, wireArticleList), path)
    return { items: articles.map(toSummary), page, limit, total: pagination?.total ?? articles.length }
  }

  const findArticle = (id: string) => findThing(client, 'article', id, { shape: wireArticle, toThing: (wire) => own.ofArticle(toArticle(wire)) })
  const findMember = (id: string) => findThing(client, 'member', id, { shape: wireMember, toThing: (wire) => own.ofMember(toMember(wire)) })

  return {
    listArticles,
    async searchArticles({ query, language, page, limit, titlesOnly }) {
      if (query.trim() === '') return { items: [], page, limit, total: 0 }
      // The spec's backend has no such call and knows "title contains" only; another instance of this site has.
      const path = `/search?${queryString({ q: query, in: titlesOnly ? 'title' : '', page, limit, language: language.toUpperCase() })}`
      const found = await client.get(path, wireArticleList)
      if (!found) return listArticles({ search: query, language, page, limit })
      return { items: found.articles.map(toSummary), page, limit, total: found.pagination?.total ?? found.articles.length }
    },
    getArticle: async (id) => hereOf(await findArticle(id)),
    formerArticle: async (former) => formerOf(await findArticle(former), ({ id, type, language }) => ({ id, type, language })),
    async listMembers({ search, page, limit, language }) {
      const path = `/member/?${queryString({ search, page, limit, language })}`
      const { members, pagination } = required(await client.get(path, wireMemberList), path)
      return { items: members.map((wire) => own.ofMember(toMember(wire))), page, limit, total: pagination?.total ?? members.length }
    },
    getMember: async (id) => hereOf(await findMember(id)),
    formerMember: async (former) => formerOf(await findMember(former), ({ id, language }) => ({ id, language })),
    async listPartners() {
      const { Ecosystems } = required(await client.get('/ecosystem', wirePartnerList), '/ecosystem')
      return Ecosystems.map((wire) => own.ofPartner(toPartner(wire)))
    },
    async listVideos() {
      const answer = await client.get('/video', wireVideoList)
      return answer?.videos.map(toVideo) ?? []
    },
    async getSiteRecord() {
      // The spec's backend has no such call; another instance of this site has.
      return (await client.get('/site-record', siteRecord)) ?? sampleSiteRecord()
    },
    getMedia: remotePictures(origin, timeoutMs),
    async contentVersions() {
      return (await client.get('/content-versions', wireContentVersions))?.versions
    },
    async countView() {
      await client.send('PUT', '/viewWebsite')
    },
    ...remoteInteractions(client, own),
    ...endedSessions(),
    ...remoteReservations(client, reservationPath),
  }
}
