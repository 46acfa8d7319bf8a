'use client'

import { Suspense, lazy, useEffect, useState } from 'react'
import { onToast, type Toast } from './toast'
import { WithoutFailing } from './island'

const Toaster = lazy(() => import('./toaster').then((module) => ({ default: module.Toaster })))

/** Container for toasts. The code that shows them loads with the first toast; toasts meanwhile are queued. */
export function ToastArea({ label }: { label: string }) {
  const [waiting, setWaiting] = useState<Toast[]>([])
  const [ready, setReady] = useState(false)
  useEffect(() => (ready ? undefined : onToast((message) => setWaiting((before) => [...before, message]))), [ready])
  return (
    waiting.length > 0 && (
      <WithoutFailing>
        <Suspense>
          <Toaster waiting={waiting} label={label} onReady={() => setReady(true)} />
        </Suspense>
      </WithoutFailing>
    )
  )
}
