import type { Metadata } from 'next'
import { currentLanguage } from '@/lib/http/i18n/request'
import type { GoneKind } from '@/lib/http/i18n/route'
import { labelsOf } from '@/lib/http/i18n/labels'
import { pageTitle } from './page-title'

const hidden = (title: string, description: string): Metadata => ({
  title: pageTitle(title),
  description,
  robots: { index: false },
})

export async function notFoundMetadata(): Promise<Metadata> {
  const t = labelsOf(await currentLanguage())
  return hidden(t('notFound.title'), t('notFound.text'))
}

export async function goneMetadata(kind: GoneKind): Promise<Metadata> {
  const t = labelsOf(await currentLanguage())
  return hidden(t(`gone.${kind}`), t('gone.text', { kind }))
}
