import type { FormAnswer } from '@/lib/consultation/answer'
import type { ConsultationWords } from './words'
import styles from './file-field.module.css'

/** What may be done about a file that was sent with a form without script. */
export function FileBefore({ answer, words }: { answer: FormAnswer; words: ConsultationWords }) {
  const { attachment, refusedFile, faults } = answer
  if (attachment)
    return (
      <>
        <input type="hidden" name="keptFile" value={attachment.url} />
        <input type="hidden" name="keptName" value={attachment.name} />
        <label className={styles.drop}>
          <input type="checkbox" name="dropFile" value="1" /> {words.fileDrop}
        </label>
      </>
    )
  if (refusedFile === undefined || faults.file === undefined) return null
  return (
    <>
      <input type="hidden" name="refusedFile" value={refusedFile} />
      <label className={styles.drop}>
        <input type="checkbox" name="withoutFile" value="1" /> {words.fileWithout}
      </label>
    </>
  )
}
