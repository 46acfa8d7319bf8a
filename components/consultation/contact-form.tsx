'use client'

import type { ReactNode } from 'react'
import type { FormAnswer } from '@/lib/consultation/answer'
import type { Closed } from '@/lib/domain/closed-days'
import type { Language } from '@/lib/domain/languages'
import { contactResultPath, localPath } from '@/lib/domain/paths'
import { Button, ButtonLink } from '@/components/ui/button'
import { ContactFields } from './contact-fields'
import { resultId } from './fields'
import { CorrectionNote, DraftNote, PrefillNote, UnsentNotes } from './form-notes'
import { correctionKeyOf } from './form-state'
import { SentNote } from './sent-note'
import { useContactForm } from './use-contact-form'
import type { ConsultationLabels } from './labels'
import styles from './contact-form.module.css'

interface Props {
  action: string
  services: ReactNode
  labels: ConsultationLabels
  language: Language
  closed: Closed
  hasSlots: boolean
  answer?: FormAnswer
  begun?: string | undefined
  hidden: ReactNode
  notice: ReactNode
}

interface ButtonsProps {
  labels: ConsultationLabels
  isSending: boolean
  /** The address of an empty form, if the page shows what was sent without script. */
  emptyForm: string | undefined
}

function Buttons({ labels, isSending, emptyForm }: ButtonsProps) {
  return (
    <p className="row">
      <Button type="submit" aria-disabled={isSending}>
        {isSending ? labels.sending : labels.send}
      </Button>
      {emptyForm === undefined ? (
        <Button type="reset" look="quiet">
          {labels.reset}
        </Button>
      ) : (
        <ButtonLink look="quiet" href={emptyForm} data-reload="">
          {labels.reset}
        </ButtonLink>
      )}
    </p>
  )
}

/** Form to request a consultation (spec 2, 4, 5). What it knows beside what is typed is in `form-state.ts`. */
export function ContactForm(props: Props) {
  const { action, services, labels, language, closed, hasSlots, answer, begun, hidden, notice } = props
  const { form, file, state, dispatch, attachment, sending, ...acts } = useContactForm({ answer, closed, labels })
  const { sent, corrected, prefilled, restored } = state
  // Without script the form is posted here, and the page renders the result.
  const resultPath = localPath(language, contactResultPath)
  return (
    <section aria-labelledby="consultation-title">
      <h2 id="consultation-title">{labels.title}</h2>
      <div aria-live="polite">{prefilled && <PrefillNote labels={labels} typed={prefilled} />}</div>
      <div role="status">
        {sent && (
          <SentNote
            labels={labels}
            language={language}
            sent={sent}
            action={resultPath}
            emptyForm={answer && action}
            onCorrect={() => acts.correct(sent)}
            onAgain={acts.sendAnother}
          />
        )}
        {corrected && <CorrectionNote labels={labels} request={corrected} />}
        {restored && <DraftNote labels={labels} hadFile={restored.hadFile} onDiscard={acts.discard} />}
      </div>
      <form
        ref={form}
        className={`measure stack ${styles.form}`}
        hidden={sent !== undefined}
        action={`${resultPath}#${resultId}`}
        method="post"
        encType="multipart/form-data"
        noValidate
        onSubmit={sending.onSubmit}
        onInput={acts.onInput}
        onReset={acts.clear}
      >
        {/* Enter sends the form: without this, the first button may be the one that takes an offered date. */}
        <button type="submit" hidden aria-label={labels.send} />
        <ContactFields
          form={form}
          file={file}
          state={state}
          dispatch={dispatch}
          attachment={attachment}
          answer={answer}
          begun={begun}
          services={services}
          labels={labels}
          language={language}
          closed={closed}
          hasSlots={hasSlots}
        />
        {hidden}
        <input type="hidden" name="correctionKey" value={correctionKeyOf(state)} />
        {notice}
        <div>
          {!sent && <UnsentNotes labels={labels} state={state} ways={acts.ways} />}
          <Buttons labels={labels} isSending={state.isSending} emptyForm={answer && action} />
        </div>
      </form>
    </section>
  )
}
