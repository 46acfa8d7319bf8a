'use client'

import { Button, Link, LogOutIcon, useAuth, useTranslation } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { dropCopiesOf } from './unsaved/copies'
import { useLabels } from './use-labels'

/** Whether staff pressed the link of the menu. A page of another site that leads here loads this anew. */
let wasPressed = false

export function SignOutLink() {
  const { t } = useTranslation()
  const onClick = () => {
    wasPressed = true
  }
  return (
    <Link
      href="/admin/logout"
      prefetch={false}
      className="nav__log-out"
      aria-label={t('authentication:logOut')}
      title={t('authentication:logOut')}
      onClick={onClick}
    >
      <LogOutIcon />
    </Link>
  )
}

export function SignOut() {
  const labels = useLabels()
  const { logOut, user } = useAuth()
  const { t } = useTranslation()
  const [isSure, setIsSure] = useState(wasPressed)
  useEffect(() => {
    // Next keeps the page that asked before, with its state, and shows it again.
    const isWanted = isSure || wasPressed
    wasPressed = false
    if (!isWanted) return
    if (user) dropCopiesOf(user.id)
    void logOut().then(() => location.assign('/admin/login'))
  }, [isSure, logOut, user])
  if (isSure) return <p role="status">{t('authentication:loggingOut')}</p>
  return (
    <>
      <h1>{labels('signOutAsk')}</h1>
      <Button onClick={() => setIsSure(true)}>{t('authentication:logOut')}</Button>
      <Link href="/admin" prefetch={false}>
        {t('general:cancel')}
      </Link>
    </>
  )
}
