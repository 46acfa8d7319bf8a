import type { Faults } from '@/lib/consultation/form'
import { Button } from '@/components/ui/button'
import { FaultSummary } from './fault-summary'
import { resultId } from './show-result'
import type { Attachment } from './use-attachment'
import type { Failure } from './use-sending'
import { faultIn, type ConsultationWords } from './words'
import styles from './form-notes.module.css'

/** What the visitor may do about a file that keeps the form from being sent. */
export interface FileWays {
  /** Uploads the same file again and sends the form. */
  onAgain: () => void
  onOther: () => void
  onWithout: () => void
}

interface Props {
  words: ConsultationWords
  faults: Faults
  failure: Failure | undefined
  isSending: boolean
  attachment: Attachment
  ways: FileWays
}

/** The file that keeps the form from being sent, and the ways on. */
function FileNote({
  words,
  text,
  ways,
  hasAgain,
}: Pick<Props, 'words' | 'ways'> & { text: string; hasAgain: boolean }) {
  return (
    <>
      <p>{text}</p>
      <p className={styles.actions}>
        {hasAgain && <Button onClick={ways.onAgain}>{words.fileAgain}</Button>}
        <Button look="quiet" onClick={ways.onOther}>
          {words.fileOther}
        </Button>
        <Button look="quiet" onClick={ways.onWithout}>
          {words.fileWithout}
        </Button>
      </p>
    </>
  )
}

/** Beside the send button: why the form was not sent, or what it waits for. */
export function SendNotes({ words, faults, failure, isSending, attachment, ways }: Props) {
  const named = (text: string) => text.replace('{name}', () => (attachment.state === 'none' ? '' : attachment.name))
  const isUploading = attachment.state === 'preparing' || attachment.state === 'uploading'
  const isRefused = failure === 'fileRefused' && attachment.state === 'failed'
  const hasFaults = Object.keys(faults).length > 0
  const shown = attachment.state === 'failed' && !isRefused ? { file: attachment.code, ...faults } : faults
  return (
    <>
      <div role="alert" id={resultId} tabIndex={-1} className={styles.alert}>
        {failure === 'failed' && (
          <p>
            <strong>{words.failed}</strong> {words.tryAgain}
          </p>
        )}
        {failure === 'fileWaits' && <p>{words.offlineFile}</p>}
        {isRefused && (
          <FileNote
            words={words}
            text={`${named(words.fileNotSent)} ${faultIn(words, attachment.code)}.`}
            ways={ways}
            hasAgain={attachment.again}
          />
        )}
        {failure === 'fileWithdrawn' && attachment.state === 'none' && (
          <FileNote words={words} text={words.fileWithdrawn} ways={ways} hasAgain={false} />
        )}
        {hasFaults && <FaultSummary words={words} faults={shown} />}
      </div>
      <p aria-live="polite" className={styles.waits}>
        {isSending && isUploading && named(words.fileWaiting)}
      </p>
    </>
  )
}
