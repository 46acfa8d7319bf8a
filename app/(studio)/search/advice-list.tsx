'use client'

import type { StudioKey } from '@/lib/backend/embedded/labels'
import { previewSize } from '@/lib/domain/preview-size'
import { shownByGoogle, type Advice } from '@/lib/seo/advice'
import { useLabels } from '../use-labels'
import styles from './advice-list.module.css'
import { useAdvice } from './use-advice'

const sentences = {
  titleTaken: 'adviceTitleTaken',
  titleCapitals: 'adviceTitleCapitals',
  titleLong: 'adviceTitleLong',
  titleShort: 'adviceTitleShort',
  descriptionMissing: 'adviceDescriptionMissing',
  descriptionSame: 'adviceDescriptionSame',
  descriptionLong: 'adviceDescriptionLong',
  descriptionShort: 'adviceDescriptionShort',
  imageMissing: 'adviceImageMissing',
  imageSmall: 'adviceImageSmall',
  altMissing: 'adviceAltMissing',
  headingMissing: 'adviceHeadingMissing',
  authorMissing: 'adviceAuthorMissing',
  dateAhead: 'adviceDateAhead',
  slugLong: 'adviceSlugLong',
  translationMissing: 'adviceTranslationMissing',
} as const satisfies Record<Advice, StudioKey>

/** The live region exists before there is any advice, so that screen readers announce new advice. */
export function AdviceList() {
  const labels = useLabels()
  const advice = useAdvice()
  return (
    <section aria-label={labels('advice')} aria-live="polite" className={styles.advice}>
      {advice.length > 0 && (
        <>
          <p className={styles.name}>
            {labels('advice')} ({advice.length})
          </p>
          <ul>
            {advice.map((code) => (
              <li key={code}>{labels(sentences[code], { ...shownByGoogle, ...previewSize })}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
