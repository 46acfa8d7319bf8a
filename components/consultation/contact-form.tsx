'use client'

import { useEffect, useReducer, useRef, type FormEvent, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import type { FormAnswer } from '@/lib/consultation/answer'
import type { ConsultationField } from '@/lib/consultation/form'
import { membersOf } from '@/lib/consultation/stored-json'
import type { Closed } from '@/lib/domain/closed-days'
import type { Language } from '@/lib/domain/languages'
import { contactResultPath, localPath } from '@/lib/domain/paths'
import { parseTypedDate } from '@/lib/domain/typed-date'
import type { Reservation } from '@/lib/backend/model'
import { readStored, store } from '@/lib/http/browser/browser-storage'
import { Button, ButtonLink } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { DateField } from './date-field'
import { faultIn, fieldId, resultId } from './fields'
import { FileField } from './file-field'
import { DraftNote, PrefillNote, UnsentNotes, WithReference } from './form-notes'
import { formReducer, initialState, type SentRequest } from './form-state'
import { PhoneField } from './phone-field'
import { SentNote } from './sent-note'
import { SlotField } from './slot-field'
import { useAttachment } from './use-attachment'
import { useFormPrefill } from './use-form-prefill'
import { useSending } from './use-sending'
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
  /** Hidden fields. */
  hidden: ReactNode
  /** Privacy notice, shown above the send button. */
  notice: ReactNode
}

const emptyForm = { fullName: '', phone: '', email: '', address: '', content: '', consultDate: '' }

/** Key in session storage of the request that is being corrected. */
const correctionKeyName = 'consultation-correction'

const storeCorrection = (request: Reservation | undefined) =>
  store('sessionStorage', correctionKeyName, request ? JSON.stringify(request) : null)

function storedCorrection(): Reservation | undefined {
  const stored = membersOf(readStored('sessionStorage', correctionKeyName))
  const [reference, correctionKey] = [stored.get('reference'), stored.get('correctionKey')]
  return typeof reference === 'string' && typeof correctionKey === 'string' ? { reference, correctionKey } : undefined
}

/** Form to request a consultation (spec 2, 4, 5). What it knows beside what is typed is in `form-state.ts`. */
export function ContactForm(props: Props) {
  const { action, services, words, language, closed, hasSlots, answer, hidden, notice } = props
  const form = useRef<HTMLFormElement>(null)
  const file = useRef<HTMLInputElement>(null)
  const [state, dispatch] = useReducer(formReducer, answer, initialState)
  const attachment = useAttachment(file, state.file, dispatch)
  const filling = useFormPrefill(form, { answer, hasFile: attachment.hasFile, dispatch })
  const sending = useSending(form, { state, dispatch, closed, words, attachment })
  const typed = answer && answer.outcome !== 'sent' ? answer.typed : emptyForm
  // Without script the form is posted here, and the page renders the result.
  const resultPath = localPath(language, contactResultPath)
  const { sent, corrected, prefilled, restored, faults } = state
  const fault = (name: ConsultationField) => faultIn(words, faults[name])

  useEffect(() => {
    const request = storedCorrection()
    if (request) dispatch({ type: 'correcting', request })
    // The page is left. The router keeps it, and shows it again with an empty form.
    return () => {
      if (!answer) dispatch({ type: 'formShown' })
    }
  }, [answer])

  // The button that had the focus is no longer rendered.
  const focus = (name: ConsultationField) =>
    setTimeout(() => form.current?.querySelector<HTMLElement>(`[name=${name}]`)?.focus())
  function onInput({ target }: FormEvent<HTMLFormElement>): void {
    filling.later()
    // Only the prefill from the footer's form writes into a form that is hidden because it was sent.
    if (sent) dispatch({ type: 'formShown' })
    if (!(target instanceof HTMLElement) || !('name' in target)) return
    const isDate = target instanceof HTMLInputElement && target.name === 'consultDate'
    if (isDate) dispatch({ type: 'dayTyped', day: parseTypedDate(target.value) })
    const names = isDate ? ['consultDate', 'consultTime'] : [target.name]
    sending.checkAgain(names as ConsultationField[]).catch(console.info)
  }
  function clear(): void {
    dispatch({ type: 'cleared' })
    storeCorrection(undefined)
    attachment.clear()
    filling.forget()
  }
  function discard(): void {
    form.current?.reset()
    focus('fullName')
  }
  function correct({ typed: before, ...request }: SentRequest): void {
    storeCorrection(request)
    // Before the day is filled in: its times include that of the request.
    flushSync(() => dispatch({ type: 'correcting', request }))
    filling.fill(before, 'all')
    dispatch({ type: 'formShown' })
    focus('email')
  }
  function sendAnother(): void {
    dispatch({ type: 'formShown' })
    focus('fullName')
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
  return (
    <section aria-labelledby="consultation-title">
      <h2 id="consultation-title" className={styles.title}>
        {words.title}
      </h2>
      <div aria-live="polite">{prefilled && <PrefillNote words={words} typed={prefilled} />}</div>
      <div role="status">
        {sent && (
          <SentNote
            words={words}
            language={language}
            sent={sent}
            action={resultPath}
            emptyForm={answer && action}
            onCorrect={() => correct(sent)}
            onAgain={sendAnother}
          />
        )}
        {corrected && (
          <p className={notes.note}>
            <WithReference
              sentence={corrected.correctionKey ? words.correcting : words.correctingAsNew}
              reference={corrected.reference}
            />
          </p>
        )}
        {restored && <DraftNote words={words} hadFile={restored.hadFile} onDiscard={discard} />}
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
        onInput={onInput}
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
            form={form}
            state={state}
            dispatch={dispatch}
            words={words}
            closed={closed}
            error={fault('consultTime')}
          />
        )}
        {services}
        {/* A subject from the footer's form is not a service: it is sent in a hidden field. */}
        {state.subjects.map((subject) => (
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
          attachment={state.file}
          attaching={attachment}
          words={words}
          fault={faults.file}
        />
        {hidden}
        <input type="hidden" name="correctionKey" value={corrected?.correctionKey ?? ''} />
        {notice}
        <div>
          {!sent && <UnsentNotes words={words} state={state} ways={ways} />}
          <p className={styles.actions}>
            <Button type="submit" aria-disabled={state.isSending}>
              {state.isSending ? words.sending : words.send}
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
