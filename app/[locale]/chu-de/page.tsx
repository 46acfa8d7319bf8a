import type { Metadata } from 'next'
import { TopicsScreen } from '@/components/articles/topic-screen'
import { NotFound } from '@/components/layout/status-page'
import { StructuredData } from '@/components/layout/structured-data'
import { currentLanguage } from '@/lib/http/i18n/request'
import { getTopics } from '@/lib/queries/articles'
import { topicsGraph } from '@/lib/seo/graph/screens'
import { metadataOf } from '@/lib/seo/metadata'
import { notFoundMetadata } from '@/lib/seo/status-metadata'
import { topicsFacts } from '@/lib/seo/pages/screens'

export const ensureStatic = 'navigation'
export const instant = false

export async function generateMetadata(): Promise<Metadata> {
  return (await getTopics()).length > 0 ? metadataOf(topicsFacts(await currentLanguage())) : notFoundMetadata()
}

/** All topics; a backend without them has no such page. */
export default async function TopicsPage() {
  const topics = await getTopics()
  if (topics.length === 0) return <NotFound />
  return (
    <>
      <TopicsScreen topics={topics} />
      <StructuredData graph={await topicsGraph(await currentLanguage(), topics)} />
    </>
  )
}
