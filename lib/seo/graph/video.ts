import type { Graph, VideoObject } from 'schema-dts'
import type { Video } from '@/lib/backend/model'
import { htmlLang, type Language } from '@/lib/domain/languages'
import { secondsOf } from '@/lib/domain/video-duration'
import type { PageFacts } from '../facts'
import { absolute } from '@/lib/operations/settings'
import { ids, refersTo } from './ids'
import { pageGraph, type PageContent } from './page-graph'
import { homeFacts } from '../pages/screens'
import { getSiteRecord } from '@/lib/queries/site-record'

function addressesOf({ file, videoId = '' }: Video) {
  if (file !== undefined) return { contentUrl: absolute(file) }
  const id = encodeURIComponent(videoId)
  return {
    embedUrl: `https://www.youtube-nocookie.com/embed/${id}`,
    url: `https://www.youtube.com/watch?v=${id}`,
  }
}

/** The structured data of the home page: institute and video, which search engines reject without upload date. */
export function homeContent(
  { path, description, language, image }: PageFacts,
  video: Video | undefined,
  poster: string | undefined,
): PageContent {
  if (!video?.uploadDate) return { type: 'WebPage', main: ids.organisation() }
  const seconds = secondsOf(video.duration ?? '')
  const node: Exclude<VideoObject, string> = {
    '@type': 'VideoObject',
    '@id': ids.video(path),
    name: video.title[language],
    description,
    thumbnailUrl: absolute(poster && URL.canParse(poster, 'http://site') ? poster : image.path),
    uploadDate: video.uploadDate.toISOString(),
    ...(seconds && { duration: `PT${seconds}S` }),
    ...(video.transcript?.[language] && { transcript: video.transcript[language] }),
    ...addressesOf(video),
    inLanguage: htmlLang[language],
    isPartOf: refersTo(ids.page(path)),
    publisher: refersTo(ids.organisation()),
  }
  return { type: 'WebPage', main: ids.organisation(), things: [node] }
}

export async function homeGraph(language: Language, video: Video | undefined): Promise<Graph> {
  const record = await getSiteRecord()
  const facts = homeFacts(language)
  return pageGraph(facts, record, homeContent(facts, video, record.home.heroSlides[0]?.image))
}
