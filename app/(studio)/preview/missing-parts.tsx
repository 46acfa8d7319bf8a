'use client'

import { useState } from 'react'
import { missingIn, type MissingPart } from '@/lib/seo/advice'
import { useAdvisedArticle } from '../search/use-advice'
import styles from './preview.module.css'
import type { PreviewWords } from './preview-words'

const names = {
  summary: 'missingSummary',
  alt: 'missingAlt',
  translation: 'missingTranslation',
} as const satisfies Record<MissingPart, keyof PreviewWords>

/** A warning that names what the article still lacks. It may be published nevertheless, but not without a summary. */
export function MissingParts({ words }: { words: PreviewWords }) {
  const [now] = useState(() => new Date())
  const missing = missingIn(useAdvisedArticle(now))
  return (
    <div role="status">
      {missing.length > 0 && (
        <p className={styles.warning}>
          {words[missing.includes('summary') ? 'missingNeeded' : 'missingBefore'].replace(
            '{what}',
            missing.map((part) => words[names[part]]).join(', '),
          )}
        </p>
      )}
    </div>
  )
}
