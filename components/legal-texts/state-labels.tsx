import type { LegalTextWithState } from '@/lib/backend/model'
import { currentLanguage } from '@/lib/http/i18n/request'
import { stateInWords } from '@/lib/http/i18n/legal-text-labels'
import { isOutdated } from '@/lib/domain/legal-texts'
import styles from './legal-texts.module.css'

export async function StateLabels({ text }: { text: LegalTextWithState }) {
  const labels = stateInWords(text, await currentLanguage())
  return labels && <span className={isOutdated(text.state) ? styles.outdated : styles.state}>{labels}</span>
}
