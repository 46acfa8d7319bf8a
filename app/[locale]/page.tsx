import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { HomeScreen } from '@/components/home/home-screen'
import { currentLanguage } from '@/lib/i18n/request'
import { getArticleList } from '@/lib/queries/articles'
import { getLeaders } from '@/lib/queries/members'
import { getPartners } from '@/lib/queries/partners'
import { getSiteRecord } from '@/lib/queries/site-record'
import { getVideos } from '@/lib/queries/videos'
import { alternatesOf } from '@/lib/seo/alternates'

export const ensureStatic = 'navigation'
export const instant = false

export async function generateMetadata(): Promise<Metadata> {
  const [t, language] = [await getTranslations(), await currentLanguage()]
  return {
    title: `${t('nav.home')} | ${t('brand.name')}`,
    description: t('home.lead'),
    alternates: alternatesOf(language, '/'),
  }
}

export default async function HomePage() {
  const language = await currentLanguage()
  const [{ home }, services, leaders, [video], partners] = await Promise.all([
    getSiteRecord(),
    getArticleList('SERVICE', language, 1),
    getLeaders(language),
    getVideos(),
    getPartners(),
  ])
  return <HomeScreen home={home} services={services.items} leaders={leaders} video={video} partners={partners} />
}
