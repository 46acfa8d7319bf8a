import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { NotFoundScreen } from '@/components/layout/not-found-screen'
import { pageTitle } from '@/lib/seo/page-title'

export const ensureStatic = 'navigation'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('notFound')
  return { title: pageTitle(t('title')), robots: { index: false } }
}

/** Where the middleware sends every address that matches no screen, with status 404. */
export default function NotFoundPage() {
  return <NotFoundScreen />
}
