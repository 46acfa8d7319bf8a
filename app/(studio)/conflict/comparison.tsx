'use client'

import { useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import type { Difference } from './compare'
import styles from './comparison.module.css'
import { useNames } from './use-names'
import type { ConflictWords } from './words'

type Side = 'theirs' | 'mine'

interface Props {
  differences: Difference[]
  words: ConflictWords
  onResolve: (taken: ReadonlySet<string>) => Promise<void>
}

/** Per field: what somebody else saved, what was typed here, and which of both to go on with. */
export function Comparison({ differences, words, onResolve }: Props) {
  const { i18n } = useTranslation()
  const { nameOf, shown } = useNames(words)
  const [chosen, setChosen] = useState<Record<string, Side | undefined>>(() =>
    Object.fromEntries(differences.map(({ path, isContested }) => [path, isContested ? undefined : 'theirs'])),
  )
  const isOpen = differences.some(({ path }) => !chosen[path])
  const taken = new Set(differences.map(({ path }) => path).filter((path) => chosen[path] === 'theirs'))

  return (
    <section aria-labelledby="conflict-title" className={styles.conflict} lang={i18n.language}>
      <h2 id="conflict-title" tabIndex={-1}>
        {words.conflictTitle}
      </h2>
      <p>{words.conflictHelp}</p>
      {differences.map((difference) => {
        const { path, isContested } = difference
        const texts = {
          theirs: shown(difference.field, difference.theirs),
          mine: shown(difference.field, difference.mine),
        }
        return (
          <fieldset key={path} className={styles.field}>
            <legend>
              <strong>{nameOf(difference)}</strong> – {isContested ? words.conflictBoth : words.conflictOnlyTheirs}
            </legend>
            <div className={styles.sides}>
              {(['theirs', 'mine'] as const).map((side) => (
                <div key={side} className={styles.side}>
                  <label>
                    <input
                      type="radio"
                      name={`conflict-${path}`}
                      checked={chosen[path] === side}
                      onChange={() => setChosen((before) => ({ ...before, [path]: side }))}
                    />{' '}
                    {side === 'theirs' ? words.conflictTheirs : words.conflictMine}
                  </label>
                  <pre className={styles.text}>{texts[side] || words.conflictEmpty}</pre>
                </div>
              ))}
            </div>
          </fieldset>
        )
      })}
      {isOpen && <p>{words.conflictChoose}</p>}
      <button type="button" className={styles.action} disabled={isOpen} onClick={() => void onResolve(taken)}>
        {words.conflictContinue}
      </button>
    </section>
  )
}
