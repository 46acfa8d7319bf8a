'use client'

import { Button, useTranslation } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import { studioTime } from '@/lib/domain/dates'
import { useWords } from '../use-words'
import { useAskBeforeBack } from './ask-before-back'
import { useModifiedAfterRefusal } from './modified-after-refusal'
import { SignInAgain } from './sign-in-again'
import styles from './unsaved.module.css'
import { useCopy } from './use-copy'

export function Unsaved() {
  const words = useWords()
  const { t } = useTranslation()
  const { offer, savedAt, isModified, restore, discard } = useCopy()
  const [isRestored, setIsRestored] = useState(false)
  useModifiedAfterRefusal()
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
              {words('unsavedFound', { time: studioTime(new Date(offer.copy.at)) })}
              {offer.copy.savedAt !== savedAt && ` ${words('unsavedSavedSince')}`}
            </p>
            <div className={styles.actions}>
              <Button size="small" margin={false} onClick={() => void restore(offer).then(() => setIsRestored(true))}>
                {words('unsavedRestore')}
              </Button>
              <Button size="small" margin={false} buttonStyle="secondary" onClick={() => discard(offer)}>
                {words('unsavedDiscard')}
              </Button>
            </div>
          </div>
        )}
        {isRestored && isModified && <p className={styles.notice}>{words('unsavedRestored')}</p>}
      </div>
      <SignInAgain isUnsaved={isModified} />
    </>
  )
}
