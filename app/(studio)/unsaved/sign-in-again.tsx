'use client'

import { Button, useAuth, useModal, useTranslation } from '@payloadcms/ui'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { LoginForm } from '../second-factor/login-form'
import { useLabels } from '../use-labels'
import styles from './unsaved.module.css'

/** Milliseconds before the end of the session at which this asks: then Payload leaves the form. */
const aheadMs = 1000

/** Above a form that is not saved when the session ends: the sign-in of the same person. Payload would leave the form. */
export function SignInAgain({ isUnsaved }: { isUnsaved: boolean }) {
  const labels = useLabels()
  const { t } = useTranslation()
  const { user, tokenExpirationMs, setUser } = useAuth()
  const { closeAllModals } = useModal()
  const [isOver, setIsOver] = useState(false)
  const dialog = useRef<HTMLDialogElement>(null)

  const keepForm = useEffectEvent(() => {
    if (!isUnsaved || !user) return
    // With no time of its end, Payload does not end the session in the browser.
    setUser({ user, exp: 0 } as Parameters<typeof setUser>[0])
    closeAllModals()
    setIsOver(true)
  })
  useEffect(() => {
    if (!tokenExpirationMs) return undefined
    const timer = setTimeout(() => keepForm(), Math.max(tokenExpirationMs - Date.now() - aheadMs, 0))
    return () => clearTimeout(timer)
  }, [tokenExpirationMs])
  useEffect(() => {
    if (!isOver) return
    dialog.current?.showModal()
    dialog.current?.querySelector<HTMLInputElement>('input[type=password]')?.focus()
  }, [isOver])

  if (!isOver) return null
  const close = () => setIsOver(false)
  return createPortal(
    // React hands on its events to the form that is saved.
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby="session-ended"
      onClose={close}
      onSubmit={(event) => event.stopPropagation()}
    >
      <h2 id="session-ended">{labels('sessionEnded')}</h2>
      <p>{labels('sessionEndedHelp')}</p>
      <LoginForm email={user?.email ?? ''} onSignedIn={close} />
      <Button buttonStyle="secondary" margin={false} onClick={close}>
        {t('general:close')}
      </Button>
    </dialog>,
    document.body,
  )
}
