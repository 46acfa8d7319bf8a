'use client'

import type { Advice } from '@/lib/seo/advice'
import styles from './advice-list.module.css'
import { useAdvice } from './use-advice'

/** The advice on the article in the form; it is there before there is any, so that what comes is read aloud. */
export function AdviceList({ name, sentences }: { name: string; sentences: Record<Advice, string> }) {
  const advice = useAdvice()
  return (
    <section aria-label={name} aria-live="polite" className={styles.advice}>
      {advice.length > 0 && (
        <>
          <p className={styles.name}>
            {name} ({advice.length})
          </p>
          <ul>
            {advice.map((code) => (
              <li key={code}>{sentences[code]}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
