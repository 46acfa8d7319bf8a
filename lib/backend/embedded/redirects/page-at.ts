import { decodeSegment } from '@/lib/domain/ids'
import { legalTextsPath, isPagePath, searchPath } from '@/lib/domain/paths'
import { overviewRoot } from '@/lib/domain/overview'
import { targetLocation } from '@/lib/domain/redirects/address'
import { typeOfSection } from '@/lib/domain/sections'
import { isMissingScreen, routeOf } from '@/lib/http/i18n/route'
import { mediaNameOf } from '@/lib/content/media-address'
import { embeddedBackend } from '..'

const isMoved = (former: unknown): boolean => typeof former === 'object' && former !== null

type Read = (id: string) => Promise<unknown>

const isThere =
  (read: Read, readFormer: Read) =>
  async (id: string): Promise<boolean> =>
    (await read(id)) !== undefined || isMoved(await readFormer(id))

const { formerArticle, formerLegalText, formerMember, getArticle, getLegalText, getMember } = embeddedBackend

const hasArticle = isThere(getArticle, formerArticle)

/** By the first segment of a path. The sections of articles have others. */
const holders = new Map([
  [overviewRoot, isThere(getMember, formerMember)],
  [legalTextsPath, isThere(getLegalText, formerLegalText)],
  [searchPath, hasArticle],
])

export async function hasPageAt(source: string): Promise<boolean> {
  const location = targetLocation(source)
  const { pathname, searchParams } = new URL(location, 'http://site')
  const media = mediaNameOf(location)
  if (media !== undefined) {
    const result = await embeddedBackend.getMedia(media)
    return result !== undefined && result !== 'gone'
  }
  if (!isPagePath(pathname)) return false
  const first = routeOf(pathname, searchParams, undefined)
  const to = first.kind === 'redirect' ? new URL(first.to, 'http://site') : undefined
  const route = to ? routeOf(to.pathname, to.searchParams, undefined) : first
  if (route.kind !== 'screen' || isMissingScreen(route.path)) return false
  const [, , section = '', record, ...others] = (route.path.split('?')[0] ?? '').split('/')
  if (record === undefined || others.length > 0) return true
  const has = holders.get(`/${section}`) ?? (typeOfSection(section) && hasArticle)
  return has ? has(decodeSegment(record)) : true
}
