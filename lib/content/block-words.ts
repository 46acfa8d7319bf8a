import type { Language } from '@/lib/domain/languages'
import { wordsOf } from '@/lib/http/i18n/words'
import type { BlockWords } from './html/blocks'

export function blockWords(language: Language): BlockWords {
  const t = wordsOf(language)
  return {
    source: t('article.source'),
    note: { info: t('article.noteInfo'), warning: t('article.noteWarning'), law: t('article.noteLaw') },
    lawAsOf: (date) => t('article.lawAsOf', { date }),
  }
}
