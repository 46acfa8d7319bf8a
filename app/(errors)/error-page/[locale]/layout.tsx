import type { ReactNode } from 'react'
import { htmlLang, languages } from '@/lib/domain/languages'
import { currentLanguage } from '@/lib/http/i18n/request'
import '../../../styles/global.css'

export function generateStaticParams() {
  return languages.map((locale) => ({ locale }))
}

/** The layout of the error pages. Nothing in it reads from the backend. */
export default async function ErrorLayout({ children }: { children: ReactNode }) {
  return (
    <html lang={htmlLang[await currentLanguage()]}>
      <body>{children}</body>
    </html>
  )
}
