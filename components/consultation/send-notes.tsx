import type { Unsent } from '@/lib/consultation/answer'
import type { Faults } from '@/lib/consultation/form'
import { Button } from '@/components/ui/button'
import { FaultSummary } from './fault-summary'
import type { Attachment } from './attachment'
import type { Settled } from './use-attachment'
import { faultIn } from './faults-in-words'
import type { ConsultationWords } from './words'
import styles from './form-notes.module.css'

/** Why a form without faults was not sent. */
export type Failure = Unsent | 'offline' | Extract<Settled, { problem: string }>['problem']

/** What the visitor may do about a file that keeps the form from being sent. */
interface FileWays {
  /** Uploads the same file again and sends the form. */
  onAgain: () => void
  onOther: () => void
  onWithout: () => void
}

interface Props {
  words: ConsultationWords
  faults: Faults
  failure: Failure | undefined
  attachment: Attachment
  /** Not on a page of a form that was sent without script, where a file is reported among the faults. */
  ways?: FileWays
}

/** The file that keeps the form from being sent, and the ways on. */
function FileNote({
  words,
  text,
  ways,
  hasAgain,
}: {
  words: ConsultationWords
  ways: FileWays
  text: string
  hasAgain: boolean
}) {
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

/** Why the form was not sent, unless for a failure: the faults, or what it waits for. */
export function SendNotes({ words, faults, failure, attachment, ways }: Props) {
  const isRefused = failure === 'fileRefused' && attachment.state === 'failed'
  const hasFaults = Object.keys(faults).length > 0
  const shown = attachment.state === 'failed' && !isRefused ? { file: attachment.code, ...faults } : faults
  return (
    <>
      {failure === 'offline' && <p>{words.offline}</p>}
      {failure === 'fileWaits' && <p>{words.offlineFile}</p>}
      {ways && isRefused && (
        <FileNote
          words={words}
          text={`${words.fileNotSent.replace('{name}', () => attachment.name)} ${faultIn(words, attachment.code)}.`}
          ways={ways}
          hasAgain={attachment.again}
        />
      )}
      {ways && failure === 'fileWithdrawn' && attachment.state === 'none' && (
        <FileNote words={words} text={words.fileWithdrawn} ways={ways} hasAgain={false} />
      )}
      {hasFaults && <FaultSummary words={words} faults={shown} />}
    </>
  )
}
