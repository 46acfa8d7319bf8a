import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ContactScreen } from '@/components/contact/contact-screen'
import { htmlLang, languages } from '@/lib/domain/languages'
import { localPath } from '@/lib/domain/paths'
import { currentLanguage } from '@/lib/i18n/request'
import { getSiteRecord } from '@/lib/queries/site-record'
import { pageTitle } from '@/lib/seo/page-title'

export const ensureStatic = 'navigation'

const path = '/lien-he'

export async function generateMetadata(): Promise<Metadata> {
  const [t, language] = [await getTranslations(), await currentLanguage()]
  return {
    title: pageTitle(t('contactPage.title')),
    description: `${t('contactPage.title')}: ${t('brand.name')}`,
    alternates: {
      canonical: localPath(language, path),
      languages: { ...Object.fromEntries(languages.map((name) => [htmlLang[name], localPath(name, path)])), 'x-default': path },
    },
  }
}

export default async function ContactPage() {
  const { contact } = await getSiteRecord()
  return <ContactScreen contact={contact} />
}
