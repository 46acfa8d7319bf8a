import type { Metadata } from 'next'
import { HomeScreen } from '@/components/home/home-screen'
import { StructuredData } from '@/components/layout/structured-data'
import { homePartners, homeServices } from '@/lib/domain/paging'
import { currentLanguage } from '@/lib/http/i18n/request'
import { getArticleList } from '@/lib/queries/articles'
import { getNewestTitles } from '@/lib/queries/menu'
import { getLeaders } from '@/lib/queries/members'
import { getPartners } from '@/lib/queries/partners'
import { getSiteRecord } from '@/lib/queries/site-record'
import { getFirstVideo } from '@/lib/queries/videos'
import { homeGraph } from '@/lib/seo/graph/video'
import { metadataOf } from '@/lib/seo/metadata'
import { homeFacts } from '@/lib/seo/pages/screens'
import { verificationOf } from '@/lib/seo/verification'

export const ensureStatic = 'navigation'
export const instant = false

export async function generateMetadata(): Promise<Metadata> {
  const { verification } = (await getSiteRecord()).contact
  return { ...metadataOf(homeFacts(await currentLanguage())), verification: verificationOf(verification) }
}

export default async function HomePage() {
  const language = await currentLanguage()
  const [{ home }, services, about, research, news, leaders, video, partners] = await Promise.all([
    getSiteRecord(),
    getArticleList('SERVICE', language, 1),
    getNewestTitles('SERVICE', language, homeServices),
    getArticleList('RESEARCH', language, 1),
    getArticleList('NEWS', language, 1),
    getLeaders(language),
    getFirstVideo(language),
    getPartners(homePartners),
  ])
  return (
    <>
      <HomeScreen
        home={home}
        services={services.items}
        about={about}
        research={research.items}
        news={news.items}
        leaders={leaders}
        video={video}
        partners={partners}
      />
      <StructuredData graph={await homeGraph(language, video)} />
    </>
  )
}
