import type { Metadata } from 'next'
import type { Former } from '@/lib/backend/model'
import { statusMark } from '@/lib/http/status-mark'
import { currentLanguage } from '@/lib/i18n/request'
import { wordsOf } from '@/lib/i18n/words'
import { missingMetadata } from './missing-metadata'
import { pageTitle } from './page-title'

/** Head of a page under an id where nothing stands now. */
export async function absentMetadata(kind: 'article' | 'member', former: Former<unknown> | undefined): Promise<Metadata> {
  if (former !== 'gone') return missingMetadata()
  const t = wordsOf(await currentLanguage())
  return { title: pageTitle(t(`gone.${kind}`)), description: t('gone.text'), robots: { index: false }, other: { [statusMark]: '410' } }
}
