'use client'

import { useId, useRef, useState } from 'react'
import { SignInGate } from '@/components/sign-in/sign-in-gate'
import { toast } from '@/components/ui/toast'
import { calls, useBelowArticle } from './below-article'
import styles from './comments.module.css'

interface Labels {
  title: string
  mine: string
  signIn: string
  /** What is shown while the rating has the focus of a visitor who has not signed in. */
  notice: string
  recorded: string
  stars: string[]
}

function Stars({
  labels,
  value = 0,
  onChoose,
}: {
  labels: Labels
  value?: number
  onChoose?: (stars: number) => void
}) {
  const id = useId()
  return (
    // Buttons, not radio buttons: an arrow key would send a rating with each press.
    <div role="group" aria-labelledby={id}>
      <h2 id={id} className="subheading">
        {labels.title}
      </h2>
      <p className={styles.stars}>
        {labels.stars.map((label, i) => (
          <button
            key={label}
            type="button"
            className={`icon-button ${styles.star}`}
            title={label}
            aria-label={label}
            aria-pressed={value === i + 1}
            disabled={!onChoose}
            onClick={() => onChoose?.(i + 1)}
          >
            <span aria-hidden="true">{i < value ? '★' : '☆'}</span>
          </button>
        ))}
      </p>
    </div>
  )
}

/** One to five stars for the article; a second rating replaces the first (spec 4). */
export function RatingWidget({ labels }: { labels: Labels }) {
  const { articleId, written, add, explain } = useBelowArticle()
  const [chosen, setChosen] = useState<number>()
  const [error, setError] = useState('')
  const last = useRef(Promise.resolve())
  const mine = written.find(({ type }) => type === 'RATE')
  const value = chosen ?? (mine ? Number(mine.value) : undefined)

  async function rate(stars: number): Promise<void> {
    setChosen(stars)
    setError('')
    const before = last.current
    // In sequence: the last rating pressed must be the last one stored.
    last.current = (async () => {
      await before
      try {
        const rated = await (await calls()).write(articleId, 'RATE', String(stars))
        toast({ kind: 'success', text: labels.recorded })
        add(rated)
      } catch (failure) {
        setError(explain(failure))
      } finally {
        setChosen((now) => (now === stars ? undefined : now))
      }
    })()
    await last.current
  }

  return (
    <div className={`${styles.widget} off-paper`}>
      <SignInGate label={labels.signIn} notice={labels.notice}>
        <Stars labels={labels} />
      </SignInGate>
      <div className="signed-in">
        <Stars labels={labels} value={value} onChoose={(stars) => void rate(stars)} />
        {mine && (
          <p className="muted">
            {labels.mine}: {labels.stars[Number(mine.value) - 1]}
          </p>
        )}
        <p role="alert" className={styles.error}>
          {error}
        </p>
      </div>
    </div>
  )
}
