'use client'

import { Suspense, lazy, useEffect, useState } from 'react'
import { onToast, type Toast } from './toast'
import { WithoutFailing } from './without-failing'

const Toaster = lazy(() => import('./toaster').then((module) => ({ default: module.Toaster })))

/** Where toasts stand. What shows them arrives with the first one; those that come meanwhile wait. */
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
