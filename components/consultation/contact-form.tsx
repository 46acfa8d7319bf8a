'use client'

import { useCallback, useRef, useState, type ReactNode } from 'react'
import type { FormAnswer } from '@/lib/consultation/answer'
import type { Typed } from '@/lib/consultation/typed'
import type { ConsultationField } from '@/lib/consultation/form'
import type { ChecklistItem } from '@/lib/domain/checklist'
import type { Language } from '@/lib/domain/languages'
import { Button, ButtonLink } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { DateField } from './date-field'
import { fieldId } from './fault-summary'
import { contactResultPath, localPath } from '@/lib/domain/paths'
import { FileField } from './file-field'
import { FormNotes } from './form-notes'
import { PhoneField } from './phone-field'
import { SendNotes } from './send-notes'
import { SentNote } from './sent-note'
import { SlotField } from './slot-field'
import { ServicesChecklist } from './services-checklist'
import { HoneypotFields } from './honeypot-fields'
import { resultId } from './show-result'
import { useAttachment } from './use-attachment'
import { useDraft } from './use-draft'
import { usePrefill } from './use-prefill'
import { useSending } from './use-sending'
import { faultIn, isDateUnread, type ConsultationWords } from './words'
import styles from './contact-form.module.css'

interface Props {
  /** The page's own address, where the form is empty. */
  action: string
  services: ChecklistItem[]
  words: ConsultationWords
  language: Language
  /** Intervals of closed days, "2027-02-05/2027-02-09". */
  closed: readonly string[]
  /** Whether staff have set up times for appointments. */
  hasSlots: boolean
  /** Result of a form that was sent without script. */
  answer?: FormAnswer
  /** Privacy notice, shown above the send button. */
  notice: ReactNode
}

const nothing: Typed = {
  fullName: '',
  phone: '',
  email: '',
  address: '',
  content: '',
  consultDate: '',
  consultTime: '',
  subjects: [],
}

/** Form to request a consultation (spec 2, 4, 5). */
export function ContactForm({ action, services, words, language, closed, hasSlots, answer, notice }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const file = useRef<HTMLInputElement>(null)
  const [subjects, setSubjects] = useState<string[]>([])
  const attachment = useAttachment(file, answer)
  const choose = useCallback((more: string[]) => setSubjects((before) => [...new Set([...before, ...more])]), [])
  const prefillNote = usePrefill(form, choose, { answer, words })
  const draft = useDraft(form, {
    isOffered: answer === undefined,
    isSent: answer?.outcome === 'sent',
    hasFile: attachment.hasFile,
    onSubjects: choose,
  })
  const sending = useSending(form, { answer, closed, words, attachment, draft })
  const { faults, isSending, waiting, sent } = sending
  const [corrected, setCorrected] = useState<string>()
  const typed = answer?.outcome === 'sent' ? nothing : (answer?.typed ?? nothing)
  // Without script the form is posted here, and the page renders the result.
  const resultPath = localPath(language, contactResultPath)

  function clear(): void {
    sending.forget()
    setCorrected(undefined)
    setSubjects([])
    attachment.clear()
    draft.forget()
  }
  // The button that had the focus is no longer rendered.
  const focus = (name: ConsultationField) =>
    setTimeout(() => form.current?.querySelector<HTMLElement>(`[name=${name}]`)?.focus())
  const focusFirst = () => focus('fullName')
  function goOn(): void {
    const taken = waiting.withdraw()
    if (taken) draft.fill(taken, 'empty')
    focusFirst()
  }
  function correct(): void {
    if (!sent) return
    draft.fill(sent.typed, 'all')
    setCorrected(sent.reference)
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
  function discard(): void {
    form.current?.reset()
    focusFirst()
  }
  const fault = (name: ConsultationField) => faultIn(words, faults[name])
  return (
    <section aria-labelledby="consultation-title">
      <h2 id="consultation-title" className={styles.title}>
        {words.title}
      </h2>
      {prefillNote}
      <FormNotes
        words={words}
        corrected={corrected}
        waiting={waiting}
        onWithdraw={goOn}
        draft={draft}
        onDiscard={discard}
        sent={
          sent && (
            <SentNote
              words={words}
              language={language}
              sent={sent}
              action={resultPath}
              emptyForm={answer && action}
              onCorrect={correct}
              onAgain={sendAnother}
            />
          )
        }
      />
      <form
        ref={form}
        className={styles.form}
        // A queued request cannot be edited unless it is withdrawn.
        hidden={waiting.waiting !== undefined || sent !== undefined}
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
          autoComplete="address-line1"
          defaultValue={typed.address}
          error={fault('address')}
        />
        <DateField
          inputId={fieldId('consultDate')}
          words={words}
          language={language}
          closed={closed}
          isUnread={isDateUnread(faults.consultDate)}
          defaultValue={typed.consultDate}
          error={fault('consultDate')}
        />
        {hasSlots && (
          <SlotField
            id={fieldId('consultTime')}
            words={words}
            answer={answer?.outcome === 'sent' ? undefined : answer}
            error={fault('consultTime')}
          />
        )}
        <ServicesChecklist
          id={fieldId('subjects')}
          label={words.services}
          services={services}
          chosen={[...typed.subjects, ...subjects]}
        />
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
          attachedUrl={answer?.attachment?.url}
          refusedFile={answer?.refusedFile}
          fault={faults.file}
        />
        <HoneypotFields language={language} opened={answer?.opened} trapLabel={words.trap} />
        {notice}
        <div>
          {!sent && (
            <SendNotes
              words={words}
              faults={faults}
              failure={sending.failure}
              isSending={isSending}
              attachment={attachment.attachment}
              ways={ways}
            />
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
