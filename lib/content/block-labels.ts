import type { Language } from '@/lib/domain/languages'
import { labelsOf } from '@/lib/http/i18n/labels'
import type { BlockLabels } from './html/blocks'

export function blockLabels(language: Language): BlockLabels {
  const t = labelsOf(language)
  return {
    source: t('article.source'),
    note: { info: t('article.noteInfo'), warning: t('article.noteWarning'), law: t('article.noteLaw') },
    lawAsOf: (date) => t('article.lawAsOf', { date }),
  }
}
