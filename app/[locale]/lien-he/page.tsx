import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ContactScreen } from '@/components/contact/contact-screen'
import { contactPath } from '@/lib/domain/paths'
import { currentLanguage } from '@/lib/i18n/request'
import { getChecklist } from '@/lib/queries/checklist'
import { getSiteRecord } from '@/lib/queries/site-record'
import { alternatesOf } from '@/lib/seo/alternates'
import { pageTitle } from '@/lib/seo/page-title'

export const ensureStatic = 'navigation'
export const instant = false

export async function generateMetadata(): Promise<Metadata> {
  const [t, language] = [await getTranslations(), await currentLanguage()]
  return {
    title: pageTitle(t('contactPage.title')),
    description: `${t('contactPage.title')}: ${t('brand.name')}`,
    alternates: alternatesOf(language, contactPath),
  }
}

export default async function ContactPage() {
  const [{ contact }, services] = await Promise.all([getSiteRecord(), getChecklist(await currentLanguage())])
  return <ContactScreen contact={contact} services={services} />
}
