import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { HomeScreen } from '@/components/home/home-screen'
import { articleTypes } from '@/lib/domain/sections'
import { currentLanguage } from '@/lib/i18n/request'
import { getArticleList } from '@/lib/queries/articles'
import { getSiteRecord } from '@/lib/queries/site-record'
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
  const [{ home }, ...lists] = await Promise.all([getSiteRecord(), ...articleTypes.map((type) => getArticleList(type, language, 1))])
  return <HomeScreen home={home} latest={articleTypes.map((type, i) => ({ type, articles: lists[i]?.items ?? [] }))} />
}
