import type { LegalTextWithState } from '@/lib/backend/model'
import { StateLabels } from './state-labels'
import { TextLink } from './text-link'
import styles from './legal-texts.module.css'

export function TextList({ texts }: { texts: readonly LegalTextWithState[] }) {
  return (
    <ul role="list" className={styles.list}>
      {texts.map((text) => (
        <li key={text.id}>
          <TextLink text={text} />
          <StateLabels text={text} />
        </li>
      ))}
    </ul>
  )
}
