import type { Attachment } from './attachment'
import type { ConsultationWords } from './words'
import styles from './file-field.module.css'

/** What may be done about a file that was sent with a form without script. */
export function FileBefore({ file, words }: { file: Attachment; words: ConsultationWords }) {
  if (file.state === 'attached')
    return (
      <>
        <input type="hidden" name="keptFile" value={file.url} />
        <input type="hidden" name="keptName" value={file.name} />
        <label className={styles.drop}>
          <input type="checkbox" name="dropFile" value="1" /> {words.fileDrop}
        </label>
      </>
    )
  if (file.state !== 'failed') return null
  return (
    <>
      <input type="hidden" name="refusedFile" value={file.name} />
      <label className={styles.drop}>
        <input type="checkbox" name="withoutFile" value="1" /> {words.fileWithout}
      </label>
    </>
  )
}
