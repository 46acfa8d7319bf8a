'use client'

import { useEffect } from 'react'
import { Comparison } from './comparison'
import styles from './comparison.module.css'
import { useConflict } from './use-conflict'
import type { ConflictWords } from './words'

/**
 * Above a form: after a save was refused, what somebody else saved beside what was typed. Nothing is lost: the form
 * keeps what was typed until its author decides, field by field.
 */
export function Conflict({ path, words }: { path: string; words: ConflictWords }) {
  const { state, resolve, retry } = useConflict(path)

  useEffect(() => {
    if (state.kind === 'differs') document.getElementById('conflict-title')?.focus()
  }, [state.kind])

  return (
    <div role="status">
      {state.kind === 'unavailable' && (
        <div className={styles.conflict}>
          <p>{words.conflictUnavailable}</p>
          <button type="button" className={styles.action} onClick={retry}>
            {words.conflictAgain}
          </button>
        </div>
      )}
      {state.kind === 'ready' && <p className={styles.conflict}>{words.conflictReady}</p>}
      {state.kind === 'differs' && (
        <Comparison key={String(state.revision)} differences={state.differences} words={words} onResolve={resolve} />
      )}
    </div>
  )
}
