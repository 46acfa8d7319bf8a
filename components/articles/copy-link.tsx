'use client'

import { useEffect, useState, type ReactNode } from 'react'
import { toast } from '@/components/ui/toast'
import { VisuallyHidden } from '@/components/ui/visually-hidden'

/** Milliseconds for which the check mark is visible (spec 9). */
const copiedTime = 2000

interface Props {
  className?: string
  icon: ReactNode
  url: string
  labels: { copy: string; copied: string; failed: string }
}

export function CopyLink({ className, icon, url, labels }: Props) {
  const [copies, setCopies] = useState(0)

  useEffect(() => {
    if (copies === 0) return
    const timer = setTimeout(() => setCopies(0), copiedTime)
    return () => clearTimeout(timer)
  }, [copies])

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(url)
      setCopies((count) => count + 1)
    } catch (error) {
      console.info(error)
      toast({ kind: 'error', text: labels.failed })
    }
  }

  return (
    <>
      <button type="button" className={className} data-copied={copies > 0 ? '' : undefined} onClick={() => void copy()}>
        {copies > 0 ? (
          <>
            <span aria-hidden="true">✓</span> {labels.copied}
          </>
        ) : (
          <>
            {icon} {labels.copy}
          </>
        )}
      </button>
      <VisuallyHidden role="status">{copies > 0 && labels.copied}</VisuallyHidden>
    </>
  )
}
