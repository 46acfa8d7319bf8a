'use client'

import { Suspense, lazy, useEffect, useState } from 'react'
import { onToast, type Toast } from './toast'
import { WithoutFailing } from './without-failing'

const Toaster = lazy(() => import('./toaster').then((module) => ({ default: module.Toaster })))

/** Where toasts stand. What shows them arrives with the first one. */
export function ToastArea({ label }: { label: string }) {
  const [first, setFirst] = useState<Toast>()
  useEffect(() => (first ? undefined : onToast(setFirst)), [first])
  return (
    first && (
      <WithoutFailing>
        <Suspense>
          <Toaster first={first} label={label} />
        </Suspense>
      </WithoutFailing>
    )
  )
}
