'use client'

import { Button } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState, type FormEvent } from 'react'
import { useLabels } from '../use-labels'
import { CodeField, Field, RecoveryCodes, SetUpFields } from './fields'
import styles from './second-factor.module.css'
import { typedIn, useCall, type Offer } from './use-call'

export function SecondFactorPanel({ isSet, isRequired }: { isSet: boolean; isRequired: boolean }) {
  const labels = useLabels()
  const router = useRouter()
  const { isBusy, message, send } = useCall()
  const [offer, setOffer] = useState<Offer>()
  const [codes, setCodes] = useState<string[]>()

  function finish() {
    setCodes(undefined)
    setOffer(undefined)
    router.refresh()
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const { submitter } = event.nativeEvent as SubmitEvent
    const path = submitter instanceof HTMLButtonElement ? submitter.value : ''
    const answer = await send(`second-factor/${path}`, { ...typedIn(form), setUp: offer?.setUp })
    if (!answer.isOk) return
    form.reset()
    if (answer.offer) setOffer(answer.offer)
    else if (answer.recoveryCodes) {
      setCodes(answer.recoveryCodes)
      // The state above the codes is the server's.
      router.refresh()
    } else finish()
  }

  if (codes) return <RecoveryCodes codes={codes} onDone={finish} />
  return (
    // Before the scripts run, a form without a method would send the password in the address.
    <form method="post" className={styles.stack} onSubmit={(event) => void submit(event)}>
      <p className={styles.error} role="alert">
        {message}
      </p>
      {offer ? (
        <SetUpFields key={offer.setUp} offer={offer} />
      ) : (
        <Field
          name="currentPassword"
          type="password"
          label={labels('currentPassword')}
          autoComplete="current-password"
        />
      )}
      {isSet && <CodeField label={labels('secondFactorCode')} help={labels('secondFactorCodeHelp')} hasFocus={false} />}
      <div className={styles.actions}>
        {isSet ? (
          <Send path="recovery-codes" label={labels('recoveryCodesRenew')} isBusy={isBusy} />
        ) : (
          <Send
            path={offer ? 'confirm' : 'begin'}
            label={offer ? labels('secondFactorConfirm') : labels('secondFactorBegin')}
            isBusy={isBusy}
          />
        )}
        {isSet && !isRequired && (
          <Send path="turn-off" label={labels('secondFactorTurnOff')} isBusy={isBusy} buttonStyle="secondary" />
        )}
      </div>
      {isSet && <p>{labels('recoveryCodesRenewHelp')}</p>}
      {isSet && isRequired && <p>{labels('secondFactorRequired')}</p>}
    </form>
  )
}

interface SendProps {
  path: string
  label: string
  isBusy: boolean
  buttonStyle?: 'primary' | 'secondary'
}

function Send({ path, label, isBusy, buttonStyle = 'primary' }: SendProps) {
  return (
    <Button type="submit" buttonStyle={buttonStyle} margin={false} disabled={isBusy} extraButtonProps={{ value: path }}>
      {label}
    </Button>
  )
}
