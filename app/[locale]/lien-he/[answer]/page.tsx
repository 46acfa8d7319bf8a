import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { ContactScreen } from '@/components/contact/contact-screen'
import { findAnswer } from '@/lib/consultation/answer'
import { currentLanguage } from '@/lib/i18n/request'
import { getChecklist } from '@/lib/queries/checklist'
import { getSiteRecord } from '@/lib/queries/site-record'
import { pageTitle } from '@/lib/seo/page-title'

export const instant = false

type Props = PageProps<'/[locale]/lien-he/[answer]'>

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('contactPage')
  return { title: pageTitle(t('title')), robots: { index: false, follow: true } }
}

/**
 * The contact page with the result of a form that was sent without scripts. Only the caching proxy requests its path.
 */
export default async function AnswerPage({ params }: Props) {
  const answer = findAnswer((await params).answer)
  if (!answer) notFound()
  const [{ contact }, services] = await Promise.all([getSiteRecord(), getChecklist(await currentLanguage())])
  return <ContactScreen contact={contact} services={services} answer={answer} />
}
