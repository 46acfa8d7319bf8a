import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { Missing } from '@/components/layout/missing'
import { pageTitle } from '@/lib/seo/page-title'

export const ensureStatic = 'navigation'
export const instant = false

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('notFound')
  return { title: pageTitle(t('title')), robots: { index: false } }
}

/** Where the middleware sends every address that matches no screen: a 404 like any other (spec 2). */
export default function NotFoundPage() {
  return <Missing />
}
