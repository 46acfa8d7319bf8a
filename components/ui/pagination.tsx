import { pageNumbers } from '@/lib/domain/paging'
import styles from './pagination.module.css'

interface Props {
  current: number
  count: number
  hrefOf: (page: number) => string
  words: { label: string; previous: string; next: string; page: (page: number) => string }
}

export function Pagination({ current, count, hrefOf, words }: Props) {
  if (count <= 1) return null
  return (
    <nav className={styles.pagination} aria-label={words.label}>
      <ul role="list" className={styles.list}>
        {current > 1 && (
          <li>
            <a className={styles.step} href={hrefOf(current - 1)} rel="prev">
              ← {words.previous}
            </a>
          </li>
        )}
        {pageNumbers(current, count).map((page, i) => (
          <li key={page ?? `gap-${i}`}>
            {page === undefined ? (
              <span className={styles.gap}>…</span>
            ) : (
              <a
                className={styles.page}
                href={hrefOf(page)}
                aria-label={words.page(page)}
                aria-current={page === current ? 'page' : undefined}
              >
                {page}
              </a>
            )}
          </li>
        ))}
        {current < count && (
          <li>
            <a className={styles.step} href={hrefOf(current + 1)} rel="next">
              {words.next} →
            </a>
          </li>
        )}
      </ul>
    </nav>
  )
}
