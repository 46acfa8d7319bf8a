import { Suspense, type ReactNode } from 'react'
import { NotFoundScreen } from './not-found-screen'
import styles from './missing.module.css'

/**
 * Around a page that may turn out not to be there. Next sends the fallback as the HTML of such a 404 and draws the
 * not-found page by script only, so the fallback is that page already; it shows when the document itself is a 404,
 * never while another page is on its way (decisions 2).
 */
export function Missing({ children }: { children: ReactNode }) {
  return (
    <Suspense
      fallback={
        <div className={styles.fallback}>
          <NotFoundScreen />
        </div>
      }
    >
      {children}
    </Suspense>
  )
}
