'use client'

import { useState } from 'react'
import { studioTime } from '@/lib/domain/dates'
import { callStudio } from '../call-studio'
import { SmallButton } from '../small-button'
import { useCalling } from '../use-calling'
import { useLabels } from '../use-labels'
import styles from './translations.module.css'

interface Props {
  id: number
  seen: string
  /** Address of the comparison of the original before and after; undefined if there are no versions to compare. */
  changes: string | undefined
}

/** That the original was changed since, until the translator says that the translation follows it. */
export function ChangeNotice({ id, seen, changes }: Props) {
  const labels = useLabels()
  const { isCalling, run } = useCalling()
  const [isDone, setIsDone] = useState(false)
  const finish = async () => setIsDone(await run(() => callStudio('POST', `articles/${id}/translation-done`, { seen })))

  return (
    <div role="status" className={styles.notice}>
      {isDone ? (
        <p>{labels('translationIsDone')}</p>
      ) : (
        <>
          <p>
            <strong>{labels('originalChanged', { time: studioTime(new Date(seen)) })}</strong>{' '}
            {changes && (
              <a href={changes} target="_blank" rel="noreferrer">
                {labels('originalChanges')}
              </a>
            )}
          </p>
          <SmallButton disabled={isCalling} onClick={() => void finish()}>
            {labels('translationDone')}
          </SmallButton>
        </>
      )}
    </div>
  )
}
