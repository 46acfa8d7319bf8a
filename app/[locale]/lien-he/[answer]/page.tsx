import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { ContactScreen } from '@/components/contact/contact-screen'
import { findAnswer, isRefused } from '@/lib/consultation/answer'
import { currentLanguage } from '@/lib/http/i18n/request'
import { getChecklist } from '@/lib/queries/checklist'
import { getSiteRecord } from '@/lib/queries/site-record'
import { pageTitle } from '@/lib/seo/page-title'

export const instant = false

type Props = PageProps<'/[locale]/lien-he/[answer]'>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [t, answer] = [await getTranslations(), findAnswer((await params).answer)]
  const name = t(answer?.outcome === 'sent' ? 'consultation.sent' : 'nav.contact')
  const title = answer && isRefused(answer) ? t('consultation.errorTitle', { title: name }) : name
  return { title: pageTitle(title), robots: { index: false, follow: true } }
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
