'use client'

import { Suspense, lazy, useEffect, useState } from 'react'
import { onToast, type Toast } from './toast'

const Toaster = lazy(() => import('./toaster').then((module) => ({ default: module.Toaster })))

/** Where toasts stand. What shows them arrives with the first one. */
export function ToastArea({ label }: { label: string }) {
  const [first, setFirst] = useState<Toast>()
  useEffect(() => (first ? undefined : onToast(setFirst)), [first])
  return (
    first && (
      <Suspense>
        <Toaster first={first} label={label} />
      </Suspense>
    )
  )
}
