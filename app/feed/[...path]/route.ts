import { textFile, type TextFile } from '@/lib/http/text-file'
import { isLanguage } from '@/lib/domain/languages'
import { feedKinds, feedPath, feedTypes, type FeedKind } from '@/lib/domain/paths'
import { typeOfSection } from '@/lib/domain/sections'
import { getNewest } from '@/lib/queries/feed'
import { atom } from '@/lib/seo/feeds/atom'
import { feedOf, type Feed, jsonFeed } from '@/lib/seo/feeds/feed'
import { rss } from '@/lib/seo/feeds/rss'

const forms = { rss, atom, json: jsonFeed } as const satisfies Record<FeedKind, (feed: Feed) => string>

async function feedFile(path: string): Promise<TextFile | undefined> {
  const [, , language, section] = path.split('/')
  if (!isLanguage(language) || section === undefined) return undefined
  const type = typeOfSection(section)
  const kind = feedKinds.find((kind) => feedPath(language, type, kind) === path)
  if (!kind) return undefined
  return { text: forms[kind](feedOf(language, type, await getNewest(language, type))), type: feedTypes[kind] }
}

/** Feeds of the newest articles: `/feed/{language}[/{section}]/rss.xml`, `atom.xml`, `feed.json`. */
export function GET(request: Request): Promise<Response> {
  return textFile(() => feedFile(new URL(request.url).pathname))
}
