'use client'

import type { Advice } from '@/lib/seo/advice'
import styles from './advice-list.module.css'
import { useAdvice } from './use-advice'

/**
 * The advice on the article in the form. The live region exists before there is any advice, so that screen readers
 * announce new advice.
 */
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
