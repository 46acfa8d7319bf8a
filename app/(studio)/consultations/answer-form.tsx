'use client'

import { Button, useForm, useFormFields, useFormModified } from '@payloadcms/ui'
import { useState } from 'react'
import { gapIn } from '@/lib/consultation/mail/answer-template'
import { callStudio } from '../call-studio'
import { useKeptTexts } from '../unsaved/use-kept-texts'
import { useLabels } from '../use-labels'
import styles from './consultations.module.css'

export interface Template {
  name: string
  subject: string
  text: string
}

interface Props {
  id: number
  to: string
  languageName: string
  canSend: boolean
  templates: Template[]
}

const mailto = (to: string, subject: string, text: string) =>
  `mailto:${encodeURIComponent(to).replace('%40', '@')}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text.replaceAll('\n', '\r\n'))}`

const noAnswer = { subject: '', text: '' }

export function AnswerForm({ id, to, languageName, canSend, templates }: Props) {
  const labels = useLabels()
  const { getData } = useForm()
  const isModified = useFormModified()
  const revision = useFormFields(([fields]) => fields.revision?.value)
  const [{ subject, text }, change] = useKeptTexts('answers', id, noAnswer)
  // The same for every attempt, so that an answer whose confirmation was lost is not sent twice.
  const [key] = useState(() => crypto.randomUUID())
  const [refusal, setRefusal] = useState('')
  const [hasTried, setHasTried] = useState(false)
  const [isSending, setIsSending] = useState(false)

  const gap = gapIn(subject) || gapIn(text)
  const gapText = gap && labels('answerGap', { gap })

  function choose(name: string): void {
    const template = templates.find((one) => one.name === name)
    if (template) change({ subject: template.subject, text: template.text })
  }

  async function submit(): Promise<void> {
    setHasTried(true)
    if (gapText || !confirm(labels('answerSure', { to }))) return
    setIsSending(true)
    setRefusal('')
    const answer = { subject, text, key, revision: Number(revision ?? getData().revision) }
    try {
      await callStudio('POST', `consultation-requests/${id}/answer`, answer)
      change(noAnswer)
      location.reload()
    } catch (error) {
      setRefusal((error instanceof Error && error.message) || labels('answerFailed'))
    }
    setIsSending(false)
  }

  const isEmpty = subject.trim() === '' || text.trim() === ''
  return (
    <div className={styles.form}>
      {!canSend && <p>{labels('answerNoMail')}</p>}
      <label>
        {labels('answerTemplate')} ({languageName})
        <select defaultValue="" onChange={(event) => choose(event.target.value)}>
          <option value="">{labels('answerTemplateNone')}</option>
          {templates.map(({ name }) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
      <label>
        {labels('mailSubject')}
        <input
          value={subject}
          maxLength={200}
          onChange={(event) => change({ subject: event.target.value })}
          onKeyDown={(event) => {
            // It is inside the form of the request, which Enter would save.
            if (event.key === 'Enter') event.preventDefault()
          }}
        />
      </label>
      <label>
        {labels('content')}
        <textarea value={text} onChange={(event) => change({ text: event.target.value })} />
      </label>
      <p role="alert" className={styles.refused}>
        {((hasTried || !canSend) && gapText) || refusal || (isModified && canSend ? labels('answerSaveFirst') : '')}
      </p>
      {canSend ? (
        <Button margin={false} disabled={isEmpty || isSending || isModified} onClick={() => void submit()}>
          {labels('answerSend')}
        </Button>
      ) : (
        <a href={gap ? undefined : mailto(to, subject, text)}>{labels('answerByMailto')}</a>
      )}
    </div>
  )
}
