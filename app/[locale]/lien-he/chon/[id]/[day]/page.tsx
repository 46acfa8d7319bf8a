import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ContactScreen } from '@/components/contact/contact-screen'
import { StructuredData } from '@/components/layout/structured-data'
import { decodeSegment } from '@/lib/domain/ids'
import { buildOnly, currentLanguage } from '@/lib/http/i18n/request'
import { runDates } from '@/lib/domain/offer'
import { getArticle } from '@/lib/queries/articles'
import { getChecklist } from '@/lib/queries/checklist'
import { getSiteRecord } from '@/lib/queries/site-record'
import { contactGraph } from '@/lib/seo/graph/screens'
import { metadataOf } from '@/lib/seo/metadata'
import { contactFacts } from '@/lib/seo/pages/screens'

export const ensureStatic = 'navigation'
export const instant = false

type Props = PageProps<'/[locale]/lien-he/chon/[id]/[day]'>

export function generateStaticParams() {
  return [{ id: buildOnly, day: buildOnly }]
}

export async function generateMetadata(): Promise<Metadata> {
  return metadataOf(contactFacts(await currentLanguage()))
}

/** The contact page with a service or a course chosen in its address; with an unknown one it is the page alone. */
export default async function ChosenPage({ params }: Props) {
  const { id, day } = await params
  const [t, language] = [await getTranslations('offer'), await currentLanguage()]
  const [{ contact }, services, article] = await Promise.all([
    getSiteRecord(),
    getChecklist(language),
    getArticle(decodeSegment(id)),
  ])
  const run = article?.offer?.dates.find(({ firstDay }) => firstDay === day)
  const title = article?.title ?? ''
  // What is not in the checklist, as news, is named by the message alone.
  const subject = services.find((service) => service.id === article?.id)?.id
  const enrolment = run ? t('enrolmentOn', { title, dates: runDates(run, language) }) : t('enrolment', { title })
  const about = subject === undefined ? t('about', { title }) : undefined
  const chosen = article && { subject, begun: article.type === 'TRAINING' ? enrolment : about }
  return (
    <>
      <ContactScreen contact={contact} services={services} chosen={chosen} />
      <StructuredData graph={await contactGraph(language)} />
    </>
  )
}
