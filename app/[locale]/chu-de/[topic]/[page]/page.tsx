import type { Metadata } from 'next'
import { TopicScreen } from '@/components/articles/topic-screen'
import { NotFound } from '@/components/layout/status-page'
import { StructuredData } from '@/components/layout/structured-data'
import { decodeSegment } from '@/lib/domain/ids'
import { pageCount } from '@/lib/domain/paging'
import { buildOnly, currentLanguage } from '@/lib/http/i18n/request'
import { getTopicList } from '@/lib/queries/articles'
import { topicGraph } from '@/lib/seo/graph/screens'
import { metadataOf } from '@/lib/seo/metadata'
import { notFoundMetadata } from '@/lib/seo/status-metadata'
import { topicFacts } from '@/lib/seo/pages/screens'

export const ensureStatic = 'navigation'
export const instant = false

type Props = PageProps<'/[locale]/chu-de/[topic]/[page]'>

export function generateStaticParams() {
  return [{ topic: buildOnly, page: buildOnly }]
}

/** The page of a topic's list that the internal path asks for. Undefined if there is no such topic, or page of it. */
async function requested({ params }: Props) {
  const { topic, page } = await params
  const result = await getTopicList(decodeSegment(topic), await currentLanguage(), Number(page))
  return result && result.list.page <= pageCount(result.list.total, result.list.limit) ? result : undefined
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const topic = await requested(props)
  return topic ? metadataOf(topicFacts(await currentLanguage(), topic, topic.list.page)) : notFoundMetadata()
}

/** The articles on a topic, newest first. */
export default async function TopicPage(props: Props) {
  const topic = await requested(props)
  if (!topic) return <NotFound />
  return (
    <>
      <TopicScreen topic={topic} list={topic.list} />
      <StructuredData graph={await topicGraph(await currentLanguage(), topic, topic.list)} />
    </>
  )
}
