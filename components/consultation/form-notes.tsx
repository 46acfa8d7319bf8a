import { useLayoutEffect, useRef } from 'react'
import type { Faults } from '@/lib/consultation/form'
import { Button } from '@/components/ui/button'
import { FaultSummary } from './fault-summary'
import type { useDraft } from './use-draft'
import type { Outcome } from './use-sending'
import type { useOutbox } from './use-outbox'
import type { ConsultationWords } from './words'
import styles from './form-notes.module.css'

interface OutboxProps {
  words: ConsultationWords
  waiting: ReturnType<typeof useOutbox>
  onWithdraw: () => void
}

/** Note that the request is stored on this device, with buttons to send or withdraw it. */
function OutboxNote({ words, waiting, onWithdraw }: OutboxProps) {
  const isTrying = waiting.state === 'trying'
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    // The send button that had the focus is in a hidden form now.
    if (document.activeElement?.closest('[hidden]')) button.current?.focus()
  }, [])
  return (
    <div className={styles.note}>
      <p>{waiting.state === 'delayed' ? words.delayed : words.offline}</p>
      <p className={styles.actions}>
        <Button ref={button} aria-disabled={isTrying} onClick={() => isTrying || waiting.sendNow()}>
          {isTrying ? words.sending : words.sendNow}
        </Button>
        <Button look="quiet" aria-disabled={isTrying} onClick={() => isTrying || onWithdraw()}>
          {words.goOn}
        </Button>
      </p>
    </div>
  )
}

interface DraftProps {
  words: ConsultationWords
  hadFile: boolean
  onDiscard: () => void
}

/** Note that text from an earlier visit was restored. */
function DraftNote({ words, hadFile, onDiscard }: DraftProps) {
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

interface Props {
  words: ConsultationWords
  outcome: Outcome | undefined
  reference: string | undefined
  faults: Faults
  waiting: ReturnType<typeof useOutbox>
  onWithdraw: () => void
  draft: ReturnType<typeof useDraft>
  onDiscard: () => void
}

/** The result of sending, and what is stored on this device. */
export function FormNotes({
  words,
  outcome,
  reference,
  faults,
  waiting,
  onWithdraw,
  draft: { offered },
  onDiscard,
}: Props) {
  return (
    <>
      <div role="status">
        {outcome === 'sent' && (
          <p className={styles.note}>
            <strong>{words.sent}</strong> {reference && words.reference.replace('{reference}', reference)}
          </p>
        )}
        {outcome === 'fileWaits' && <p className={styles.note}>{words.offlineFile}</p>}
        {waiting.waiting && <OutboxNote words={words} waiting={waiting} onWithdraw={onWithdraw} />}
        {offered && <DraftNote words={words} hadFile={offered.hadFile} onDiscard={onDiscard} />}
      </div>
      <div role="alert" className={styles.alert}>
        {outcome === 'failed' && (
          <p>
            <strong>{words.failed}</strong> {words.tryAgain}
          </p>
        )}
        {Object.keys(faults).length > 0 && <FaultSummary words={words} faults={faults} />}
      </div>
    </>
  )
}
