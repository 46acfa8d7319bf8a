import { Fragment } from 'react'
import type { Reservation } from '@/lib/backend/model'
import type { FieldErrors } from '@/lib/consultation/form'
import type { Typed } from '@/lib/consultation/typed'
import { Button } from '@/components/ui/button'
import { errorIn, fieldId, fieldNames, labels, missingFields, resultId } from './fields'
import { isUploading, type FormState } from './form-state'
import type { ConsultationWords } from './words'
import list from './error-summary.module.css'
import styles from './form-notes.module.css'

interface ReferenceProps {
  sentence: string
  reference: string
}

/** A sentence with the reference of a request, which is read out on the phone: no line breaks at its hyphen. */
export function WithReference({ sentence, reference }: ReferenceProps) {
  const [before, after] = sentence.split('{reference}')
  return (
    <>
      {before}
      <span className={styles.reference}>{reference}</span>
      {after}
    </>
  )
}

export function CorrectionNote({ words, request }: { words: ConsultationWords; request: Reservation }) {
  return (
    <p className={styles.note}>
      <WithReference
        sentence={request.correctionKey ? words.correcting : words.correctingAsNew}
        reference={request.reference}
      />
    </p>
  )
}

export function PrefillNote({ words, typed }: { words: ConsultationWords; typed: Typed }) {
  const missing = missingFields(typed)
  const unread = missing.includes('consultDate') ? typed.consultDate.trim() : ''
  return (
    <p className={styles.note}>
      {words.prefilled}{' '}
      {missing.length > 0 && (
        <>
          {words.missing}{' '}
          {missing.map((name, i) => (
            <Fragment key={name}>
              {i > 0 && ', '}
              <a href={`#${fieldId(name)}`}>{words[labels[name]]}</a>
            </Fragment>
          ))}
          .{' '}
        </>
      )}
      {unread && words.dateDropped.replace('{date}', () => unread)}
    </p>
  )
}

interface DraftProps {
  words: ConsultationWords
  hadFile: boolean
  onDiscard: () => void
}

export function DraftNote({ words, hadFile, onDiscard }: DraftProps) {
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

function ErrorSummary({ words, errors }: { words: ConsultationWords; errors: FieldErrors }) {
  return (
    <>
      <p>{words.correct}</p>
      <ul className={list.list}>
        {fieldNames
          .filter((name) => errors[name] !== undefined)
          .map((name) => (
            <li key={name}>
              <a href={`#${fieldId(name)}`}>
                {words[labels[name]]} – {errorIn(words, errors[name])}
              </a>
            </li>
          ))}
      </ul>
    </>
  )
}

export interface FileWays {
  onAgain: () => void
  onOther: () => void
  onWithout: () => void
}

function FileNote({ words, state: { file, failure }, ways }: NotesProps) {
  const isRefused = failure === 'fileRefused' && file.state === 'failed'
  if (!isRefused && !(failure === 'fileWithdrawn' && file.state === 'none')) return null
  return (
    <>
      <p>
        {isRefused
          ? `${words.fileNotSent.replace('{name}', () => file.name)} ${errorIn(words, file.code)}.`
          : words.fileWithdrawn}
      </p>
      <p className={styles.actions}>
        {isRefused && file.again && <Button onClick={ways.onAgain}>{words.fileAgain}</Button>}
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

const wayOn = { failed: 'tryAgain', unsure: 'unsureAgain', notAccepted: 'checkAll' } as const

interface NotesProps {
  words: ConsultationWords
  state: FormState
  ways: FileWays
}

export function UnsentNotes({ words, state, ways }: NotesProps) {
  const { failure, errors, file, isSending } = state
  const shown = file.state === 'failed' && failure !== 'fileRefused' ? { file: file.code, ...errors } : errors
  return (
    <>
      <div role="alert" id={resultId} tabIndex={-1} className={styles.alert}>
        {(failure === 'failed' || failure === 'unsure' || failure === 'notAccepted') && (
          <p>
            <strong>{words[failure]}</strong> {words[wayOn[failure]]}
          </p>
        )}
        {failure === 'offline' && <p>{words.offline}</p>}
        {failure === 'fileWaits' && <p>{words.offlineFile}</p>}
        <FileNote words={words} state={state} ways={ways} />
        {Object.keys(errors).length > 0 && <ErrorSummary words={words} errors={shown} />}
      </div>
      <p aria-live="polite" className={styles.waits}>
        {isSending && isUploading(file) && words.fileWaiting.replace('{name}', () => file.name)}
      </p>
    </>
  )
}
