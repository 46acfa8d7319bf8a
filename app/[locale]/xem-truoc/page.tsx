import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { DraftPage } from '@/components/articles/draft-page'
import { draftAddress } from '@/lib/http/i18n/draft-address'
import { pageTitle } from '@/lib/seo/page-title'

export const instant = false

type Props = PageProps<'/[locale]/xem-truoc'>

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('draft')
  return { title: pageTitle(t('title')), robots: { index: false, follow: false } }
}

/** The preview of a draft. Only whoever has its link knows the token. */
export default async function DraftPreviewPage({ searchParams }: Props) {
  const { token } = draftAddress.parse(await searchParams)
  return <DraftPage token={token} />
}
