import { pageNumbers } from '@/lib/domain/paging'
import styles from './pagination.module.css'

interface Props {
  current: number
  count: number
  hrefOf: (page: number) => string
  labels: { label: string; previous: string; next: string; page: (page: number) => string }
}

export function Pagination({ current, count, hrefOf, labels }: Props) {
  if (count <= 1) return null
  return (
    <nav className={styles.pagination} aria-label={labels.label}>
      <ul role="list" className={`row ${styles.list}`}>
        {current > 1 && (
          <li>
            <a href={hrefOf(current - 1)} rel="prev">
              ← {labels.previous}
            </a>
          </li>
        )}
        {pageNumbers(current, count).map((page, i) => (
          <li key={page ?? `gap-${i}`}>
            {page === undefined ? (
              <span>…</span>
            ) : (
              <a
                href={hrefOf(page)}
                aria-label={labels.page(page)}
                aria-current={page === current ? 'page' : undefined}
              >
                {page}
              </a>
            )}
          </li>
        ))}
        {current < count && (
          <li>
            <a href={hrefOf(current + 1)} rel="next">
              {labels.next} →
            </a>
          </li>
        )}
      </ul>
    </nav>
  )
}
