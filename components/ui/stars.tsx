import styles from './stars.module.css'

interface Props {
  stars: number
  /** The rating in words. */
  label: string
}

/** Whole stars from 1 to 5, with a text for screen readers. */
export function Stars({ stars, label }: Props) {
  return (
    <span className={styles.stars} role="img" aria-label={label}>
      {/* Not the same sign in another colour: visitors may have colours of their own. */}
      <span aria-hidden="true">{'★'.repeat(stars) + '☆'.repeat(5 - stars)}</span>
    </span>
  )
}
