import { createHash, hash } from 'node:crypto'
import type { SiteRecord } from '@/lib/backend/site-record'
import type { Language } from '@/lib/domain/languages'
import type { LegalTextEntry } from './legal-texts'
import type { RedirectRow } from './redirects'
import type { ArticleFront, ImageEntry, InteractionEntry, MemberEntry, PartnerEntry, VideoEntry } from './schemas'

/** A record read from a file, with a hash by which the next import recognises it as unchanged. */
export type Sourced<T> = T & { sourceHash: string }

export interface Content {
  /** Without `state` an article is public from its date on. */
  articles: Sourced<ArticleFront & { id: string; language: Language; html: string }>[]
  members: Sourced<MemberEntry & { language: Language }>[]
  partners: Sourced<PartnerEntry>[]
  videos: Sourced<VideoEntry>[]
  /** Texts of law, each after the one that replaces it. */
  legalTexts: (Sourced<Omit<LegalTextEntry, 'line'>> & { line: number })[]
  /** Where old addresses lead. */
  redirects: RedirectRow[]
  siteRecord: Sourced<{ record: SiteRecord }> | undefined
  /** Comments and ratings, by the id of their article. */
  interactions: Record<string, InteractionEntry[]>
  /** All pictures that are referred to, as paths below `images/`. */
  images: string[]
  /** What is known of pictures, by the same paths. */
  imageDetails: Record<string, ImageEntry>
  /** All documents that texts link to, and all videos, as paths in the folder. */
  documents: string[]
}

/** One record to load, alone. */
export interface ContentRecord {
  /** How the report names it. */
  name: string
  content: Content
}

/** What can be loaded of a source, and what cannot, or not as it was, with the reason. */
export interface ContentRecords {
  records: ContentRecord[]
  left: string[]
  changed: string[]
}

/** Where links lead to the pictures of a content folder. */
export const linkedImages = 'images/'

/** The SHA-256 of a file, by which `images.yaml` knows it. */
export const sha256Of = (data: Buffer): string => hash('sha256', data, 'hex')

/** Nothing to load. */
export const noContent: Content = {
  articles: [],
  members: [],
  partners: [],
  videos: [],
  legalTexts: [],
  redirects: [],
  siteRecord: undefined,
  interactions: {},
  images: [],
  imageDetails: {},
  documents: [],
}

/** Where the documents of a content folder are. */
export const documentFolder = 'documents/'

/** Ends the hash of a record that lacks a picture because the picture's host failed. */
const lacking = ':lacking'

/** Ends the hash of a record without a picture that its host does not have, and that may be given another time. */
const missing = ':missing'

/** The hash of a record that lacks such a picture. */
export const lackingHash = (hash: string): string => hash + lacking

/** The hash of a record without such a picture. */
export const missingHash = (hash: string): string => hash + missing

const wholeHash = (hash: string): string => hash.replace(/:(?:lacking|missing)$/, '')

/**
 * The hash of a record from a file that was not made for this site. Its id was not chosen to replace a record of this
 * site, so it replaces only what came from the same kind of file.
 */
export const foreignHash = (origin: 'word', hash: string): string => `${origin} ${hash}`

/** Earlier imports wrote the `www.` of a site into the hashes of its articles. */
const withoutWww = (hash: string): string => hash.replace(/^wordpress:www\./, 'wordpress:')

/** A kind of file, or a post of a site of WordPress. */
const originOf = (hash: string): string | undefined => /^(?:[a-z]+ |wordpress:[^:]*:[^:]*:)/.exec(withoutWww(hash))?.[0]

/** Whether a record with this hash may replace the one here. */
export function mayReplace(here: { sourceHash?: string | null } | undefined, hash: string): boolean {
  const origin = originOf(hash)
  return !here || origin === undefined || origin === originOf(here.sourceHash ?? '')
}

/**
 * What an import does with a record, by the hash that the one here was written with. One that lacks a picture because
 * its host failed replaces none that had it: that one is kept. One whose picture is missing for good is no such one.
 */
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

/** A record with the hash of what it has. `but` replaces what the hash does not count. */
export function sourced<T extends object>(value: T, but: Partial<T> = {}): Sourced<T> {
  const hash = createHash('sha256').update(JSON.stringify({ ...value, ...but }))
  return { ...value, sourceHash: hash.digest('hex') }
}
