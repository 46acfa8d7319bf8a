import { hash } from 'node:crypto'
import type { SitePage } from '@/lib/backend/model'
import type { SiteRecord } from '@/lib/backend/site-record'
import type { Language } from '@/lib/domain/languages'
import type { LegalTextEntry } from './legal-texts'
import type { RedirectRow } from './redirects'
import type {
  ArticleFront,
  ImageEntry,
  InteractionEntry,
  MemberEntry,
  PartnerEntry,
  TopicEntry,
  VideoEntry,
} from './schemas'

export type Sourced<T> = T & { sourceHash: string }

export interface Content {
  /** Without `state` an article is public from its date on. */
  articles: Sourced<ArticleFront & { id: string; language: Language; html: string }>[]
  members: Sourced<MemberEntry & { language: Language }>[]
  partners: Sourced<PartnerEntry>[]
  topics: Sourced<TopicEntry>[]
  videos: Sourced<VideoEntry>[]
  legalTexts: (Sourced<Omit<LegalTextEntry, 'line'>> & { line: number })[]
  redirects: RedirectRow[]
  sitePages: Sourced<SitePage>[]
  siteRecord: Sourced<{ record: SiteRecord }> | undefined
  interactions: Record<string, InteractionEntry[]>
  images: string[]
  imageDetails: Record<string, ImageEntry>
  documents: string[]
}

export interface ContentRecord {
  name: string
  content: Content
}

export interface ContentRecords {
  records: ContentRecord[]
  left: string[]
  changed: string[]
}

export const linkedImages = 'images/'

export const sha256Of = (data: Buffer): string => hash('sha256', data, 'hex')

export const noContent: Content = {
  articles: [],
  members: [],
  partners: [],
  topics: [],
  videos: [],
  legalTexts: [],
  redirects: [],
  sitePages: [],
  siteRecord: undefined,
  interactions: {},
  images: [],
  imageDetails: {},
  documents: [],
}

export const documentFolder = 'documents/'

/** Ends the hash of a record that lacks an image because the image's host failed. */
const lacking = ':lacking'

export const lackingHash = (hash: string): string => hash + lacking

/** Of a record without an image that its host does not have, and that may be given another time. */
export const missingHash = (hash: string): string => `${hash}:missing`

const wholeHash = (hash: string): string => hash.replace(/:(?:lacking|missing)$/, '')

/** Its id was not chosen to replace a record of this site, so it replaces only what came from such a file. */
export const foreignHash = (hash: string): string => `word ${hash}`

/** Earlier imports wrote the `www.` of a site into the hashes of its articles. */
const withoutWww = (hash: string): string => hash.replace(/^wordpress:www\./, 'wordpress:')

const originOf = (hash: string): string | undefined => /^(?:[a-z]+ |wordpress:[^:]*:[^:]*:)/.exec(withoutWww(hash))?.[0]

export function mayReplace(here: { sourceHash?: string | null } | undefined, hash: string): boolean {
  const origin = originOf(hash)
  return !here || origin === undefined || origin === originOf(here.sourceHash ?? '')
}

/** A record that lacks an image because its host failed replaces none that had it; one whose image is missing does. */
export function decision(
  here: { sourceHash?: string | null } | undefined,
  hash: string,
): 'created' | 'updated' | 'unchanged' | 'kept' {
  if (!here) return 'created'
  const before = withoutWww(here.sourceHash ?? '')
  const isSame = wholeHash(before) === wholeHash(hash)
  const hasMore = before === wholeHash(before) || hash.endsWith(lacking)
  if (before === hash || (isSame && hasMore)) return 'unchanged'
  return hash.endsWith(lacking) && !before.endsWith(lacking) ? 'kept' : 'updated'
}

export const sourced = <T extends object>(value: T): Sourced<T> => ({
  ...value,
  sourceHash: hash('sha256', JSON.stringify(value), 'hex'),
})
