'use client'

import { useForm, useFormFields, useFormProcessing } from '@payloadcms/ui'
import { useId, useState } from 'react'
import { callStudio } from '../call-studio'
import { SmallButton } from '../small-button'
import { useKeptTexts } from '../unsaved/use-kept-texts'
import { useCalling } from '../use-calling'
import { useLabels } from '../use-labels'
import { decisions } from './moderation-bar'
import styles from './moderation.module.css'

interface Props {
  id: number
  isComment: boolean
  account: { id: number; isBlocked: boolean } | undefined
}

const noAnswer = { text: '' }

export function DecisionPanel({ id, isComment, account }: Props) {
  const labels = useLabels()
  const { submit } = useForm()
  const isProcessing = useFormProcessing()
  const state = useFormFields(([fields]) => fields.state?.value)
  const [isBlocked, setIsBlocked] = useState(account?.isBlocked ?? false)
  const { isCalling, run } = useCalling()
  const [{ text }, change] = useKeptTexts('comment-answers', id, noAnswer)
  const answerId = useId()

  async function block(account: number): Promise<void> {
    if (!isBlocked && !confirm(labels('moderateBlockSure'))) return
    const change = () => callStudio('PATCH', `accounts/${account}?depth=0`, { blocked: !isBlocked })
    if (await run(change, labels(isBlocked ? 'moderateUnblock' : 'moderateBlocked'))) setIsBlocked(!isBlocked)
  }

  async function answer(): Promise<void> {
    const send = () => callStudio('POST', `interacted-articles/${id}/answer`, { value: text })
    if (await run(send, labels('instituteAnswerDone'))) change({ text: '' })
  }

  return (
    <div className={styles.decision}>
      <div role="group" aria-label={labels('moderate')} className={styles.bar}>
        {decisions.map(([to, label]) => (
          <SmallButton
            key={to}
            buttonStyle={to === 'SHOWN' ? 'primary' : 'secondary'}
            disabled={isProcessing || state === to}
            onClick={() => void submit({ overrides: { state: to } })}
          >
            {labels(label)}
          </SmallButton>
        ))}
        {account && (
          <SmallButton disabled={isCalling} onClick={() => void block(account.id)}>
            {isBlocked ? labels('moderateUnblock') : labels('moderateBlock')}
          </SmallButton>
        )}
      </div>
      {account && isBlocked && <p>{labels('moderateBlocked')}</p>}
      {isComment && (
        <div className={styles.answer}>
          <label htmlFor={answerId}>{labels('instituteAnswer')}</label>
          <p>{labels('instituteAnswerHelp')}</p>
          <textarea
            id={answerId}
            value={text}
            readOnly={isCalling}
            onChange={(event) => change({ text: event.target.value })}
          />
          <SmallButton buttonStyle="primary" disabled={isCalling || state !== 'SHOWN'} onClick={() => void answer()}>
            {labels('instituteAnswerSend')}
          </SmallButton>
        </div>
      )}
    </div>
  )
}
