import type { LegalTextWithState, LegalTextName } from '@/lib/backend/model'
import styles from './legal-texts.module.css'
import { legalTextPath } from '@/lib/domain/paths'
import { legalTextName, stateInWords } from '@/lib/http/i18n/legal-text-labels'
import { currentLanguage } from '@/lib/http/i18n/request'
import { isOutdated } from '@/lib/domain/legal-texts'

export async function StateLabels({ text }: { text: LegalTextWithState }) {
  const labels = stateInWords(text, await currentLanguage())
  return labels && <span className={isOutdated(text.state) ? `muted ${styles.outdated}` : 'muted'}>{labels}</span>
}

export async function TextLink({ text }: { text: LegalTextName }) {
  const language = await currentLanguage()
  return <a href={legalTextPath(language, text.id)}>{legalTextName(text, language)}</a>
}

export function TextList({ texts }: { texts: readonly LegalTextWithState[] }) {
  return (
    <ul role="list" className={`ruled targets ${styles.list}`}>
      {texts.map((text) => (
        <li key={text.id} className="row">
          <TextLink text={text} />
          <StateLabels text={text} />
        </li>
      ))}
    </ul>
  )
}
