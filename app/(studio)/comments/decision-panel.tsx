'use client'

import { Button, toast, useForm, useFormFields, useFormProcessing } from '@payloadcms/ui'
import { useId, useState } from 'react'
import { useKeptTexts } from '../unsaved/use-kept-texts'
import { useCalling } from '../use-calling'
import { useWords } from '../use-words'
import { answerAsInstitute, setBlocked } from './calls'
import styles from './moderation.module.css'

interface Props {
  id: number
  isComment: boolean
  account: { id: number; isBlocked: boolean } | undefined
}

const noAnswer = { text: '' }

export function DecisionPanel({ id, isComment, account }: Props) {
  const words = useWords()
  const { submit } = useForm()
  const isProcessing = useFormProcessing()
  const state = useFormFields(([fields]) => fields.state?.value)
  const [isBlocked, setIsBlocked] = useState(account?.isBlocked ?? false)
  const { isCalling, run } = useCalling()
  const [{ text }, change] = useKeptTexts('comment-answers', id, noAnswer)
  const answerId = useId()

  async function call(change: () => Promise<unknown>, done: string, then: () => void): Promise<void> {
    if (!(await run(change))) return
    toast.success(done)
    then()
  }

  const decide = (to: string) => () => void submit({ overrides: { state: to } })
  const block = (account: number) => {
    if (!isBlocked && !confirm(words('moderateBlockSure'))) return
    const done = isBlocked ? words('moderateUnblock') : words('moderateBlocked')
    void call(
      () => setBlocked(account, !isBlocked),
      done,
      () => setIsBlocked(!isBlocked),
    )
  }
  const answer = () =>
    void call(
      () => answerAsInstitute(id, text),
      words('instituteAnswerDone'),
      () => change({ text: '' }),
    )

  const decisions = [
    ['SHOWN', words('moderateApprove')],
    ['HIDDEN', words('moderateHide')],
    ['SPAM', words('moderateSpam')],
  ] as const
  return (
    <div className={styles.decision}>
      <div role="group" aria-label={words('moderate')} className={styles.bar}>
        {decisions.map(([to, label]) => (
          <Button
            key={to}
            size="small"
            margin={false}
            buttonStyle={to === 'SHOWN' ? 'primary' : 'secondary'}
            disabled={isProcessing || state === to}
            onClick={decide(to)}
          >
            {label}
          </Button>
        ))}
        {account && (
          <Button
            size="small"
            margin={false}
            buttonStyle="secondary"
            disabled={isCalling}
            onClick={() => block(account.id)}
          >
            {isBlocked ? words('moderateUnblock') : words('moderateBlock')}
          </Button>
        )}
      </div>
      {account && isBlocked && <p>{words('moderateBlocked')}</p>}
      {isComment && (
        <div className={styles.answer}>
          <label htmlFor={answerId}>{words('instituteAnswer')}</label>
          <p>{words('instituteAnswerHelp')}</p>
          <textarea
            id={answerId}
            value={text}
            readOnly={isCalling}
            onChange={(event) => change({ text: event.target.value })}
          />
          <Button size="small" margin={false} disabled={isCalling || state !== 'SHOWN'} onClick={answer}>
            {words('instituteAnswerSend')}
          </Button>
        </div>
      )}
    </div>
  )
}
