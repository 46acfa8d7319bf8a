'use client'

import { useCallback, useRef, useState, type ReactNode } from 'react'
import type { FormAnswer } from '@/lib/consultation/answer'
import type { ConsultationField } from '@/lib/consultation/form'
import type { Closed } from '@/lib/domain/closed-days'
import type { Language } from '@/lib/domain/languages'
import { Button, ButtonLink } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { DateField } from './date-field'
import { fieldId } from './field-id'
import { contactResultPath, localPath } from '@/lib/domain/paths'
import { faultIn } from './faults-in-words'
import { FileField } from './file-field'
import { PhoneField } from './phone-field'
import { SlotField } from './slot-field'
import { resultId } from './show-result'
import { isUploading } from './attachment'
import { useAttachment } from './use-attachment'
import { useCorrection } from './use-correction'
import { useFilling } from './use-filling'
import { useSending, type Sent } from './use-sending'
import { WithReference } from './with-reference'
import type { ConsultationWords } from './words'
import styles from './contact-form.module.css'
import notes from './form-notes.module.css'

interface Props {
  /** The page's own address, where the form is empty. */
  action: string
  /** The services to choose from. */
  services: ReactNode
  words: ConsultationWords
  language: Language
  closed: Closed
  /** Whether staff have set up times for appointments. */
  hasSlots: boolean
  /** Result of a form that was sent without script. */
  answer?: FormAnswer
  /** Shown above the form until it is cleared: what the footer's form has filled in without script. */
  begun: ReactNode
  /** What the page shows in place of a form that was sent without script. */
  sentBefore: ReactNode
  /** The faults of a form that was sent without script. */
  faultsBefore: ReactNode
  /** What may be done about its file. */
  fileBefore: ReactNode
  /** Hidden fields. */
  hidden: ReactNode
  /** Privacy notice, shown above the send button. */
  notice: ReactNode
}

/** What the visitor may do about a form that was not sent. */
const wayOn = { failed: 'tryAgain', unsure: 'unsureAgain', notAccepted: 'checkAll' } as const

const emptyForm = { fullName: '', phone: '', email: '', address: '', content: '', consultDate: '' }

/** Form to request a consultation (spec 2, 4, 5). */
export function ContactForm({
  action,
  services,
  words,
  language,
  closed,
  hasSlots,
  answer,
  begun,
  sentBefore,
  faultsBefore,
  fileBefore,
  hidden,
  notice,
}: Props) {
  const form = useRef<HTMLFormElement>(null)
  const file = useRef<HTMLInputElement>(null)
  const [subjects, setSubjects] = useState<string[]>([])
  const attachment = useAttachment(file, answer)
  const choose = useCallback((more: string[]) => setSubjects((before) => [...new Set([...before, ...more])]), [])
  // The button that had the focus is no longer rendered.
  const focus = (name: ConsultationField) =>
    setTimeout(() => form.current?.querySelector<HTMLElement>(`[name=${name}]`)?.focus())
  const focusFirst = () => focus('fullName')
  function discard(): void {
    form.current?.reset()
    focusFirst()
  }
  const filling = useFilling(form, {
    words,
    begun,
    isOffered: answer === undefined,
    isSent: answer?.outcome === 'sent',
    hasFile: attachment.hasFile,
    onSubjects: choose,
    onDiscard: discard,
  })
  const sending = useSending(form, { answer, closed, words, attachment })
  const { attachment: attached } = attachment
  const { faults, failure, Notes, isSending, sent } = sending
  const { corrected, correct: noteCorrection } = useCorrection(answer)
  const unsent = answer?.outcome === 'sent' ? undefined : answer
  const typed = unsent?.typed ?? emptyForm
  // Without script the form is posted here, and the page renders the result.
  const resultPath = localPath(language, contactResultPath)

  function clear(): void {
    sending.forget()
    noteCorrection(undefined)
    setSubjects([])
    attachment.clear()
    filling.forget()
  }
  async function correct({ typed, reference, correctionKey }: Sent): Promise<void> {
    const { fill } = await filling.load()
    noteCorrection({ reference, correctionKey })
    fill(typed, 'all')
    sending.goBack()
    focus('email')
  }
  function sendAnother(): void {
    sending.goBack()
    focusFirst()
  }
  const sendForm = () => form.current?.requestSubmit()
  const ways = {
    onAgain: () => {
      attachment.again()
      sendForm()
    },
    onOther: () => file.current?.click(),
    onWithout: () => {
      attachment.clear()
      sendForm()
    },
  }
  const fault = (name: ConsultationField) => faultIn(words, faults[name])
  return (
    <section aria-labelledby="consultation-title">
      <h2 id="consultation-title" className={styles.title}>
        {words.title}
      </h2>
      <div aria-live="polite">{filling.prefilled}</div>
      <div role="status">
        {sent?.Note ? (
          <sent.Note
            words={words}
            language={language}
            sent={sent}
            action={resultPath}
            emptyForm={answer && action}
            onCorrect={() => void correct(sent).catch(console.info)}
            onAgain={sendAnother}
          />
        ) : (
          sent && sentBefore
        )}
        {corrected && (
          <p className={notes.note}>
            <WithReference
              sentence={corrected.correctionKey ? words.correcting : words.correctingAsNew}
              reference={corrected.reference}
            />
          </p>
        )}
        {filling.offered}
      </div>
      <form
        ref={form}
        className={styles.form}
        hidden={sent !== undefined}
        // Without script the response page opens at the result.
        action={`${resultPath}#${resultId}`}
        method="post"
        encType="multipart/form-data"
        noValidate
        onSubmit={sending.onSubmit}
        onReset={clear}
      >
        {/* Enter sends the form: without this, the first button may be the one that takes an offered date. */}
        <button type="submit" hidden aria-label={words.send} />
        <Field
          label={words.fullName}
          id={fieldId('fullName')}
          name="fullName"
          type="text"
          autoComplete="name"
          defaultValue={typed.fullName}
          error={fault('fullName')}
        />
        <PhoneField
          id={fieldId('phone')}
          label={words.phone}
          defaultValue={typed.phone}
          error={fault('phone')}
          faults={words.faults}
        />
        <Field
          label={words.email}
          id={fieldId('email')}
          name="email"
          type="email"
          autoComplete="email"
          defaultValue={typed.email}
          error={fault('email')}
        />
        <Field
          label={words.address}
          id={fieldId('address')}
          name="address"
          type="text"
          autoComplete="address-line1"
          defaultValue={typed.address}
          error={fault('address')}
        />
        <DateField
          inputId={fieldId('consultDate')}
          words={words}
          language={language}
          closed={closed}
          defaultValue={typed.consultDate}
          error={fault('consultDate')}
        />
        {hasSlots && (
          <SlotField
            id={fieldId('consultTime')}
            words={words}
            closed={closed}
            answer={unsent}
            error={fault('consultTime')}
          />
        )}
        {services}
        {/* A subject from the footer's form is not a service: it is sent in a hidden field. */}
        {subjects.map((subject) => (
          <input key={subject} type="hidden" name="subjects" value={subject} />
        ))}
        <Field
          label={words.message}
          id={fieldId('content')}
          name="content"
          rows={6}
          defaultValue={typed.content}
          error={fault('content')}
        />
        <FileField
          id={fieldId('file')}
          input={file}
          attaching={attachment}
          words={words}
          before={fileBefore}
          fault={faults.file}
        />
        {hidden}
        <input type="hidden" name="correctionKey" value={corrected?.correctionKey ?? ''} />
        {notice}
        <div>
          {!sent && (
            <>
              <div role="alert" id={resultId} tabIndex={-1} className={notes.alert}>
                {(failure === 'failed' || failure === 'unsure' || failure === 'notAccepted') && (
                  <p>
                    <strong>{words[failure]}</strong> {words[wayOn[failure]]}
                  </p>
                )}
                {Notes ? (
                  <Notes words={words} faults={faults} failure={failure} attachment={attached} ways={ways} />
                ) : (
                  Object.keys(faults).length > 0 && faultsBefore
                )}
              </div>
              <p aria-live="polite" className={notes.waits}>
                {isSending && isUploading(attached) && words.fileWaiting.replace('{name}', () => attached.name)}
              </p>
            </>
          )}
          <p className={styles.actions}>
            <Button type="submit" aria-disabled={isSending}>
              {isSending ? words.sending : words.send}
            </Button>
            {answer ? (
              <ButtonLink look="quiet" href={action} data-reload="">
                {words.reset}
              </ButtonLink>
            ) : (
              <Button type="reset" look="quiet">
                {words.reset}
              </Button>
            )}
          </p>
        </div>
      </form>
    </section>
  )
}
