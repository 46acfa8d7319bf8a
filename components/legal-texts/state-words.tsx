import type { LegalTextWithState } from '@/lib/backend/model'
import { currentLanguage } from '@/lib/http/i18n/request'
import { stateInWords } from '@/lib/http/i18n/legal-text-words'
import { isOutdated } from '@/lib/domain/legal-texts'
import styles from './legal-texts.module.css'

export async function StateWords({ text }: { text: LegalTextWithState }) {
  const words = stateInWords(text, await currentLanguage())
  return words && <span className={isOutdated(text.state) ? styles.outdated : styles.state}>{words}</span>
}
