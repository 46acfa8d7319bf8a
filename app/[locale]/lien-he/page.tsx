import type { Metadata } from 'next'
import { ContactScreen } from '@/components/contact/contact-screen'
import { StructuredData } from '@/components/layout/structured-data'
import { currentLanguage } from '@/lib/http/i18n/request'
import { getChecklist } from '@/lib/queries/checklist'
import { getSiteRecord } from '@/lib/queries/site-record'
import { contactGraph } from '@/lib/seo/graph/screens'
import { metadataOf } from '@/lib/seo/metadata'
import { contactFacts } from '@/lib/seo/pages/screens'

export const ensureStatic = 'navigation'
export const instant = false

export async function generateMetadata(): Promise<Metadata> {
  return metadataOf(contactFacts(await currentLanguage()))
}

export default async function ContactPage() {
  const language = await currentLanguage()
  const [{ contact }, services] = await Promise.all([getSiteRecord(), getChecklist(language)])
  return (
    <>
      <ContactScreen contact={contact} services={services} />
      <StructuredData graph={await contactGraph(language)} />
    </>
  )
}
