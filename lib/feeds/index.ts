import { isLanguage } from '@/lib/domain/languages'
import { feedKinds, feedPath, type FeedKind } from '@/lib/domain/paths'
import { typeOfSection } from '@/lib/domain/sections'
import type { TextFile } from '@/lib/http/text-file'
import { getNewest } from '@/lib/queries/feed'
import { atom } from './atom'
import { feedOf, type Feed } from './feed'
import { jsonFeed } from './json-feed'
import { rss } from './rss'

const forms = {
  rss: { write: rss, type: 'application/rss+xml' },
  atom: { write: atom, type: 'application/atom+xml' },
  json: { write: jsonFeed, type: 'application/feed+json' },
} as const satisfies Record<FeedKind, { write: (feed: Feed) => string; type: string }>

/** The feed at an address below `/feed/`; undefined where there is none. */
export async function feedFile(path: string): Promise<TextFile | undefined> {
  const [, , language, section] = path.split('/')
  if (!isLanguage(language) || section === undefined) return undefined
  const type = typeOfSection(section)
  const kind = feedKinds.find((kind) => feedPath(language, type, kind) === path)
  if (!kind) return undefined
  return { text: forms[kind].write(feedOf(language, type, await getNewest(language, type))), type: forms[kind].type }
}
