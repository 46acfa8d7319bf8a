'use client'

import { Button, toast } from '@payloadcms/ui'
import { useState } from 'react'
import { studioTime } from '@/lib/domain/dates'
import { callStudio } from '../call-studio'
import { useWords } from '../use-words'
import styles from './translations.module.css'

interface Props {
  id: number
  /** When the change was published that this form shows. */
  seen: string
  /** Address of the comparison of the original before and after; undefined if there are no versions to compare. */
  changes: string | undefined
}

/** That the original was changed since, until the translator says that the translation follows it. */
export function ChangeNotice({ id, seen, changes }: Props) {
  const words = useWords()
  const [state, setState] = useState<'behind' | 'calling' | 'done'>('behind')

  async function finish(): Promise<void> {
    setState('calling')
    try {
      await callStudio('POST', `articles/${id}/translation-done`, { seen })
      setState('done')
    } catch (error) {
      toast.error((error instanceof Error && error.message) || words('translateFailed'))
      setState('behind')
    }
  }

  return (
    <div role="status" className={styles.notice}>
      {state === 'done' ? (
        <p>{words('translationIsDone')}</p>
      ) : (
        <>
          <p>
            <strong>{words('originalChanged', { time: studioTime(new Date(seen)) })}</strong>{' '}
            {changes && (
              <a href={changes} target="_blank" rel="noreferrer">
                {words('originalChanges')}
              </a>
            )}
          </p>
          <Button
            size="small"
            margin={false}
            buttonStyle="secondary"
            disabled={state === 'calling'}
            onClick={() => void finish()}
          >
            {words('translationDone')}
          </Button>
        </>
      )}
    </div>
  )
}
