import '../styles/global.css'
import type { Metadata, Viewport } from 'next'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { htmlLang } from '@/lib/domain/languages'
import { openSearchPath } from '@/lib/domain/paths'
import { currentLanguage, buildOnly } from '@/lib/http/i18n/request'
import { settings } from '@/lib/operations/settings'
import { ExpiredDrafts } from '@/components/consultation/expired-drafts'
import { FloatingMenu } from '@/components/layout/floating-menu'
import { LanguageMemory } from '@/components/layout/language-memory'
import { PageMarks } from '@/components/layout/page-marks'
import { PageNavigation } from '@/components/layout/page-navigation'
import { SiteFooter } from '@/components/layout/site-footer'
import { SiteHeader } from '@/components/layout/site-header'
import { VisitCount } from '@/components/layout/visit-count'
import { ToastArea } from '@/components/ui/toast-area'
import { Island, WithoutFailing } from '@/components/ui/island'
import { SignInDialog } from '@/components/sign-in/sign-in-dialog'

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#0f2742' },
    { media: '(prefers-color-scheme: dark)', color: '#0e1722' },
  ],
}

export function generateStaticParams() {
  return [{ locale: buildOnly }]
}

export function generateMetadata(): Metadata {
  return {
    metadataBase: new URL(settings().SITE_URL),
    applicationName: 'ILC',
    icons: {
      icon: [
        { url: '/favicon.ico', sizes: '48x48' },
        { url: '/icon.svg', type: 'image/svg+xml' },
      ],
      apple: '/icons/apple-touch-icon.png',
    },
  }
}

export default async function SiteLayout({ children }: { children: ReactNode }) {
  const [t, language] = [await getTranslations(), await currentLanguage()]
  return (
    <html lang={htmlLang[language]} id="top">
      <body>
        <link
          rel="search"
          type="application/opensearchdescription+xml"
          title={t('brand.short')}
          href={openSearchPath(language)}
        />
        <SiteHeader />
        <Island as="main" id="content" tabIndex={-1}>
          {children}
        </Island>
        <SiteFooter />
        <Island id="floating-place">
          <FloatingMenu />
        </Island>
        <Island id="sign-in-place">
          <SignInDialog />
        </Island>
        <WithoutFailing>
          <LanguageMemory />
          <PageMarks />
          <PageNavigation />
          <VisitCount />
          <ExpiredDrafts />
          <ToastArea label={t('toasts')} />
        </WithoutFailing>
      </body>
    </html>
  )
}
