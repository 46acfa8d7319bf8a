'use client'

import { Button, Link, useAuth, useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState, type FormEvent } from 'react'
import { useLabels } from '../use-labels'
import { CodeField, Field, RecoveryCodes, SetUpFields } from './fields'
import styles from './second-factor.module.css'
import { typedIn, useCall, type Answer, type Offer } from './use-call'

type Step = { kind: 'PASSWORD' | 'CODE' } | { kind: 'SET_UP'; offer: Offer }

interface Props {
  redirect?: string
  /** The only account that may sign in here. */
  email?: string
  onSignedIn?: () => void
}

/** Password and code are sent together: between the two there is no session, and nothing that could be stolen. */
export function LoginForm({ redirect = '/admin', email: own, onSignedIn }: Props) {
  const labels = useLabels()
  const { t } = useTranslation()
  const { setUser } = useAuth()
  const router = useRouter()
  const { isBusy, message, setMessage, send } = useCall()
  const [step, setStep] = useState<Step>({ kind: 'PASSWORD' })
  const [signedIn, setSignedIn] = useState<Answer>()

  function enter({ json }: Answer) {
    setUser(json as Parameters<typeof setUser>[0])
    if (onSignedIn) onSignedIn()
    else router.push(redirect)
  }

  async function askForMore({ lacks, message: why }: Answer, email: string, currentPassword: string) {
    if (lacks === 'SET_UP') {
      const { offer } = await send('second-factor/begin', { email, currentPassword })
      if (!offer) return
      setStep({ kind: 'SET_UP', offer })
      setMessage(why)
    } else if (lacks === 'CODE' && step.kind === 'PASSWORD') {
      setStep({ kind: 'CODE' })
      setMessage('')
    }
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const { email = '', password = '', code } = typedIn(event.currentTarget)
    const answer = await send('login', { email, password, code, ...(step.kind === 'SET_UP' && step.offer) })
    if (!answer.isOk) await askForMore(answer, email, password)
    else if (answer.recoveryCodes) setSignedIn(answer)
    else enter(answer)
  }

  if (signedIn) return <RecoveryCodes codes={signedIn.recoveryCodes ?? []} onDone={() => enter(signedIn)} />
  const isFirst = step.kind === 'PASSWORD'
  return (
    <form method="post" className="login__form" onSubmit={(event) => void submit(event)}>
      <p className={styles.error} role="alert">
        {message}
      </p>
      <div className="login__form__inputWrap" hidden={!isFirst} style={isFirst ? {} : { display: 'none' }}>
        <Field
          id="field-email"
          name="email"
          type="email"
          label={t('general:email')}
          autoComplete="username"
          hasFocus={isFirst && own === undefined}
          defaultValue={own}
          readOnly={own !== undefined}
        />
        <Field
          id="field-password"
          name="password"
          type="password"
          label={t('general:password')}
          autoComplete="current-password"
        />
      </div>
      <div className={styles.stack}>
        {step.kind === 'CODE' && <CodeField label={labels('secondFactorCode')} help={labels('secondFactorCodeHelp')} />}
        {step.kind === 'SET_UP' && <SetUpFields key={step.offer.setUp} offer={step.offer} />}
      </div>
      {isFirst && own === undefined && (
        <Link href="/admin/forgot" prefetch={false}>
          {t('authentication:forgotPasswordQuestion')}
        </Link>
      )}
      <div className={styles.actions}>
        <Button type="submit" size="large" disabled={isBusy}>
          {isFirst ? t('authentication:login') : labels('secondFactorConfirm')}
        </Button>
        {!isFirst && own === undefined && (
          <Button type="button" size="large" buttonStyle="secondary" onClick={() => globalThis.location.reload()}>
            {labels('secondFactorStartAgain')}
          </Button>
        )}
      </div>
    </form>
  )
}
