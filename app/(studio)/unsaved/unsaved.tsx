'use client'

import {
  useForm,
  useFormFields,
  useFormModified,
  useFormProcessing,
  useFormSubmitted,
  useTranslation,
} from '@payloadcms/ui'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { studioTime } from '@/lib/domain/dates'
import { SmallButton } from '../small-button'
import { useLabels } from '../use-labels'
import { SignInAgain } from './sign-in-again'
import styles from './unsaved.module.css'
import { useCopy } from './use-copy'

/** Asks before Back, in browsers with the Navigation API: Payload asks only at links and before a tab closes. */
function useAskBeforeBack(isUnsaved: boolean, question: string): void {
  useEffect(() => {
    if (!isUnsaved || !('navigation' in window)) return undefined
    const ask = (event: NavigateEvent) => {
      const { destination, navigationType, cancelable } = event
      // Before another document the browser itself asks.
      if (navigationType !== 'traverse' || !cancelable || !destination.sameDocument) return
      if (new URL(destination.url).pathname === location.pathname) return
      if (!confirm(question)) event.preventDefault()
    }
    window.navigation.addEventListener('navigate', ask)
    return () => window.navigation.removeEventListener('navigate', ask)
  }, [isUnsaved, question])
}

/** Milliseconds in which the fields of a new row usually arrive. */
const rowWait = 1500

/**
 * Payload asks for the fields of a new row with its next check of the form, which it forgets when an earlier check ends
 * just after the row was added. What is set here changes nothing, but makes it check the form.
 */
function useEveryRow(): void {
  const { dispatchFields } = useForm()
  const waiting = useFormFields(([fields]) =>
    Object.keys(fields).find((path) => fields[path]?.rows?.some(({ isLoading }) => isLoading)),
  )
  useEffect(() => {
    if (waiting === undefined) return undefined
    const timer = setTimeout(() => dispatchFields({ type: 'UPDATE', path: waiting, errorMessage: '' }), rowWait)
    return () => clearTimeout(timer)
  }, [waiting, dispatchFields])
}

/** After a refused save Payload would let the form be left without a question, and disable its buttons. */
function useModifiedAfterRefusal(): void {
  const { setModified } = useForm()
  const [isProcessing, isSubmitted, isModified] = [useFormProcessing(), useFormSubmitted(), useFormModified()]
  const wasModified = useRef(false)
  const onProcessing = useEffectEvent((isStart: boolean) => {
    if (isStart) wasModified.current = isModified
    else if (isSubmitted && wasModified.current) setModified(true)
  })
  useEffect(() => onProcessing(isProcessing), [isProcessing])
}

export function Unsaved() {
  const labels = useLabels()
  const { t } = useTranslation()
  const { offer, savedAt, isModified, restore, discard } = useCopy()
  const [isRestored, setIsRestored] = useState(false)
  useModifiedAfterRefusal()
  useEveryRow()
  useAskBeforeBack(isModified, t('general:changesNotSaved'))
  const status = useRef<HTMLDivElement>(null)
  const isOffered = offer !== undefined && !isModified
  useEffect(() => {
    // After a reload the browser scrolls to where the form was left.
    if (isOffered) status.current?.scrollIntoView({ block: 'nearest' })
  }, [isOffered])
  return (
    <>
      <div role="status" ref={status} className={styles.status}>
        {offer && (
          <div className={styles.notice}>
            <p>
              {labels('unsavedFound', { time: studioTime(new Date(offer.copy.at)) })}
              {offer.copy.savedAt !== savedAt && ` ${labels('unsavedSavedSince')}`}
            </p>
            <div className={styles.actions}>
              <SmallButton buttonStyle="primary" onClick={() => void restore(offer).then(() => setIsRestored(true))}>
                {labels('unsavedRestore')}
              </SmallButton>
              <SmallButton onClick={() => discard(offer)}>{labels('unsavedDiscard')}</SmallButton>
            </div>
          </div>
        )}
        {isRestored && isModified && <p className={styles.notice}>{labels('unsavedRestored')}</p>}
      </div>
      <SignInAgain isUnsaved={isModified} />
    </>
  )
}
