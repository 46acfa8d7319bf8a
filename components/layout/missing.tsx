import { notFound } from 'next/navigation'
import { Suspense } from 'react'
import { NotFoundScreen } from './not-found-screen'

/**
 * What a page shows in place of something that is not there. `notFound()` gives the document its status, but Next draws
 * the not-found page by script only; the fallback around it is the same page, readable without (product decisions 2).
 */
export function Missing() {
  return (
    <Suspense fallback={<NotFoundScreen />}>
      <Nothing />
    </Suspense>
  )
}

async function Nothing(): Promise<never> {
  notFound()
}
