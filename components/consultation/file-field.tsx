'use client'

import { useRef, useState, type RefObject } from 'react'
import { acceptedEndings } from '@/lib/consultation/attachments/limits'
import { Button } from '@/components/ui/button'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import { errorIn } from './fields'
import { isUploading, type Attachment } from './form-state'
import type { useAttachment } from './use-attachment'
import type { ConsultationLabels } from './labels'
import buttons from '@/components/ui/button.module.css'
import field from '@/components/ui/field.module.css'
import styles from './file-field.module.css'

interface Props {
  id: string
  input: RefObject<HTMLInputElement | null>
  attachment: Attachment
  attaching: ReturnType<typeof useAttachment>
  labels: ConsultationLabels
  error?: string
}

const stateLabels = (labels: ConsultationLabels, { state }: Attachment): string | undefined =>
  ({
    none: undefined,
    preparing: labels.filePreparing,
    uploading: labels.fileUploading,
    attached: labels.fileAttached,
    failed: undefined,
  })[state]

function FileBefore({ file, labels }: { file: Attachment; labels: ConsultationLabels }) {
  if (file.state === 'attached')
    return (
      <>
        <input type="hidden" name="keptFile" value={file.url} />
        <input type="hidden" name="keptName" value={file.name} />
        <label className={`media ${styles.drop}`}>
          <input type="checkbox" name="dropFile" value="1" /> {labels.fileDrop}
        </label>
      </>
    )
  if (file.state !== 'failed') return null
  return (
    <>
      <input type="hidden" name="refusedFile" value={file.name} />
      <label className={`media ${styles.drop}`}>
        <input type="checkbox" name="withoutFile" value="1" /> {labels.fileWithout}
      </label>
    </>
  )
}

function About({ file, labels }: { file: Exclude<Attachment, { state: 'none' }>; labels: ConsultationLabels }) {
  const percent = file.state === 'uploading' ? file.percent : undefined
  return (
    <span className={styles.about}>
      <span className={`clamped ${styles.name}`}>{file.name}</span>
      {file.state !== 'failed' && (
        <span className={`muted ${styles.state}`}>
          {stateLabels(labels, file)} {percent !== undefined && `${percent}%`}
        </span>
      )}
      {isUploading(file) && (
        <progress className={styles.progress} aria-label={labels.fileUploading} max={100} value={percent} />
      )}
    </span>
  )
}

/** The file of a request, uploaded as soon as it is chosen (spec 2, 5); without script it is sent with the form. */
export function FileField({ id, input, attachment, attaching, labels, error }: Props) {
  const button = useRef<HTMLButtonElement>(null)
  const [said, setSaid] = useState('')
  const { take, again, clear } = attaching
  const [first] = useState(attachment)

  const code = attachment.state === 'failed' ? attachment.code : error
  const message = errorIn(labels, code)
  const inHand = attachment.state !== 'none' && (attachment.state !== 'failed' || attachment.again)
  const isBusy = isUploading(attachment)

  function choose(file: File | undefined): void {
    if (!file) return
    setSaid('')
    take(file)
    queueMicrotask(() => button.current?.focus())
  }
  function drop(): void {
    setSaid(isBusy ? labels.fileCancelled : labels.fileRemoved)
    clear()
    queueMicrotask(() => input.current?.focus())
  }

  return (
    <div className={`stack ${styles.field}`}>
      <label className={field.label} htmlFor={id}>
        {labels.file}
      </label>
      <span id={`${id}-hint`} className={field.hint}>
        {labels.fileHint}
      </span>
      <div className={`row ${styles.place}`}>
        {/* The browser's own button and text are in its language, not in the page's. */}
        <div className={`${styles.native} ${inHand ? styles.away : ''}`}>
          <label className={`${buttons.button} ${buttons.quiet} ${styles.choose}`} htmlFor={id}>
            {labels.fileChoose}
          </label>
          <input
            ref={input}
            id={id}
            type="file"
            name="file"
            className={styles.input}
            accept={acceptedEndings.join(',')}
            aria-invalid={message ? true : undefined}
            aria-describedby={`${id}-hint ${id}-error`}
            onChange={({ currentTarget }) => {
              choose(currentTarget.files?.[0])
              // Browsers fire no change event for the same file unless the field is empty.
              currentTarget.value = ''
            }}
          />
          {attachment.state === 'none' && (
            <span aria-hidden="true" className={styles.none}>
              {labels.fileNone}
            </span>
          )}
        </div>
        {attachment.state !== 'none' && (
          <div className={`media ${styles.chosen}`}>
            {(inHand || attachment.name !== '') && <About file={attachment} labels={labels} />}
            <span className={`row scripted ${styles.actions}`}>
              {attachment.state === 'failed' && attachment.again && (
                <Button look="quiet" className={styles.action} onClick={again}>
                  {labels.fileAgain}
                </Button>
              )}
              <Button ref={button} look="quiet" className={styles.action} onClick={drop}>
                {isBusy ? labels.fileCancel : labels.fileRemove}
              </Button>
            </span>
          </div>
        )}
      </div>
      {attachment === first && <FileBefore file={attachment} labels={labels} />}
      <span id={`${id}-error`} aria-live="assertive" className={field.error}>
        {message}
      </span>
      <span aria-live="polite">
        <VisuallyHidden>{stateLabels(labels, attachment) ?? said}</VisuallyHidden>
      </span>
    </div>
  )
}
