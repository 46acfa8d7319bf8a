import { Fragment } from 'react'
import type { Reservation } from '@/lib/backend/model'
import type { FieldErrors } from '@/lib/consultation/form'
import type { Typed } from '@/lib/consultation/typed'
import { Button } from '@/components/ui/button'
import { errorIn, fieldId, fieldNames, labelKeys, missingFields, resultId } from './fields'
import { isUploading, type FormState } from './form-state'
import type { ConsultationLabels } from './labels'
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

export function CorrectionNote({ labels, request }: { labels: ConsultationLabels; request: Reservation }) {
  return (
    <p className={`notice measure ${styles.note}`}>
      <WithReference
        sentence={request.correctionKey ? labels.correcting : labels.correctingAsNew}
        reference={request.reference}
      />
    </p>
  )
}

export function PrefillNote({ labels, typed }: { labels: ConsultationLabels; typed: Typed }) {
  const missing = missingFields(typed)
  const unread = missing.includes('consultDate') ? typed.consultDate.trim() : ''
  return (
    <p className={`notice measure ${styles.note}`}>
      {labels.prefilled}{' '}
      {missing.length > 0 && (
        <>
          {labels.missing}{' '}
          {missing.map((name, i) => (
            <Fragment key={name}>
              {i > 0 && ', '}
              <a href={`#${fieldId(name)}`}>{labels[labelKeys[name]]}</a>
            </Fragment>
          ))}
          .{' '}
        </>
      )}
      {unread && labels.dateDropped.replace('{date}', () => unread)}
    </p>
  )
}

interface DraftProps {
  labels: ConsultationLabels
  hadFile: boolean
  onDiscard: () => void
}

export function DraftNote({ labels, hadFile, onDiscard }: DraftProps) {
  return (
    <div className={`notice measure stack ${styles.note}`}>
      <p>
        {labels.draftKept} {hadFile && labels.draftFile}
      </p>
      <p className="row">
        <Button look="quiet" onClick={onDiscard}>
          {labels.discard}
        </Button>
      </p>
    </div>
  )
}

function ErrorSummary({ labels, errors }: { labels: ConsultationLabels; errors: FieldErrors }) {
  return (
    <>
      <p>{labels.correct}</p>
      <ul className={list.list}>
        {fieldNames
          .filter((name) => errors[name] !== undefined)
          .map((name) => (
            <li key={name}>
              <a href={`#${fieldId(name)}`}>
                {labels[labelKeys[name]]} – {errorIn(labels, errors[name])}
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

function FileNote({ labels, state: { file, failure }, ways }: NotesProps) {
  const isRefused = failure === 'fileRefused' && file.state === 'failed'
  if (!isRefused && !(failure === 'fileWithdrawn' && file.state === 'none')) return null
  return (
    <>
      <p>
        {isRefused
          ? `${labels.fileNotSent.replace('{name}', () => file.name)} ${errorIn(labels, file.code)}.`
          : labels.fileWithdrawn}
      </p>
      <p className="row">
        {isRefused && file.again && <Button onClick={ways.onAgain}>{labels.fileAgain}</Button>}
        <Button look="quiet" onClick={ways.onOther}>
          {labels.fileOther}
        </Button>
        <Button look="quiet" onClick={ways.onWithout}>
          {labels.fileWithout}
        </Button>
      </p>
    </>
  )
}

const wayOn = { failed: 'tryAgain', unsure: 'unsureAgain', notAccepted: 'checkAll' } as const

interface NotesProps {
  labels: ConsultationLabels
  state: FormState
  ways: FileWays
}

export function UnsentNotes({ labels, state, ways }: NotesProps) {
  const { failure, errors, file, isSending } = state
  const shown = file.state === 'failed' && failure !== 'fileRefused' ? { file: file.code, ...errors } : errors
  return (
    <>
      <div role="alert" id={resultId} tabIndex={-1} className={`notice stack ${styles.alert}`}>
        {(failure === 'failed' || failure === 'unsure' || failure === 'notAccepted') && (
          <p>
            <strong>{labels[failure]}</strong> {labels[wayOn[failure]]}
          </p>
        )}
        {failure === 'offline' && <p>{labels.offline}</p>}
        {failure === 'fileWaits' && <p>{labels.offlineFile}</p>}
        <FileNote labels={labels} state={state} ways={ways} />
        {Object.keys(errors).length > 0 && <ErrorSummary labels={labels} errors={shown} />}
      </div>
      <p aria-live="polite" className={`notice ${styles.alert}`}>
        {isSending && isUploading(file) && labels.fileWaiting.replace('{name}', () => file.name)}
      </p>
    </>
  )
}
