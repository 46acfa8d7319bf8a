import { isLanguage } from '@/lib/domain/languages'
import { feedKinds, feedPath, feedTypes, type FeedKind } from '@/lib/domain/paths'
import { typeOfSection } from '@/lib/domain/sections'
import type { TextFile } from '@/lib/http/text-file'
import { getNewest } from '@/lib/queries/feed'
import { atom } from './atom'
import { feedOf, type Feed } from './feed'
import { jsonFeed } from './json-feed'
import { rss } from './rss'

const forms = { rss, atom, json: jsonFeed } as const satisfies Record<FeedKind, (feed: Feed) => string>

export async function feedFile(path: string): Promise<TextFile | undefined> {
  const [, , language, section] = path.split('/')
  if (!isLanguage(language) || section === undefined) return undefined
  const type = typeOfSection(section)
  const kind = feedKinds.find((kind) => feedPath(language, type, kind) === path)
  if (!kind) return undefined
  return { text: forms[kind](feedOf(language, type, await getNewest(language, type))), type: feedTypes[kind] }
}
