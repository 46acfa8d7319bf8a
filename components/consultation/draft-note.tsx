import { Button } from '@/components/ui/button'
import type { ConsultationWords } from './words'
import styles from './form-notes.module.css'

interface Props {
  words: ConsultationWords
  hadFile: boolean
  onDiscard: () => void
}

/** Note that text from an earlier visit was restored. */
export function DraftNote({ words, hadFile, onDiscard }: Props) {
  return (
    <div className={styles.note}>
      <p>
        {words.draftKept} {hadFile && words.draftFile}
      </p>
      <p className={styles.actions}>
        <Button look="quiet" onClick={onDiscard}>
          {words.discard}
        </Button>
      </p>
    </div>
  )
}
