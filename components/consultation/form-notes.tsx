import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import type { useDraft } from './use-draft'
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
  /** Reference of a sent request that the visitor corrects. */
  corrected: string | undefined
  waiting: ReturnType<typeof useOutbox>
  onWithdraw: () => void
  draft: ReturnType<typeof useDraft>
  onDiscard: () => void
  /** What is shown in place of a form that was sent. */
  sent: ReactNode
}

/** That the form was sent, and what is stored on this device. */
export function FormNotes({ words, corrected, waiting, onWithdraw, draft: { offered }, onDiscard, sent }: Props) {
  return (
    <div role="status">
      {sent}
      {corrected !== undefined && <p className={styles.note}>{words.correcting.replace('{reference}', corrected)}</p>}
      {waiting.waiting && <OutboxNote words={words} waiting={waiting} onWithdraw={onWithdraw} />}
      {offered && <DraftNote words={words} hadFile={offered.hadFile} onDiscard={onDiscard} />}
    </div>
  )
}
