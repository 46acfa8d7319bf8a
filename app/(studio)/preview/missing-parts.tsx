'use client'

import { useState } from 'react'
import type { StudioKey } from '@/lib/backend/embedded/labels'
import { missingIn, type MissingPart } from '@/lib/seo/advice'
import { useAdvisedArticle } from '../search/use-advice'
import { useWords } from '../use-words'
import styles from './preview.module.css'

const names = {
  summary: 'missingSummary',
  alt: 'missingAlt',
  translation: 'missingTranslation',
} as const satisfies Record<MissingPart, StudioKey>

/** A warning that names what the article still lacks. It may be published nevertheless, but not without a summary. */
export function MissingParts() {
  const words = useWords()
  const [now] = useState(() => new Date())
  const missing = missingIn(useAdvisedArticle(now))
  return (
    <div role="status">
      {missing.length > 0 && (
        <p className={styles.warning}>
          {words(missing.includes('summary') ? 'missingNeeded' : 'missingBefore', {
            what: missing.map((part) => words(names[part])).join(', '),
          })}
        </p>
      )}
    </div>
  )
}
