'use client'

import { Button, toast } from '@payloadcms/ui'
import { useState } from 'react'

interface Props {
  words: { check: string; checking: string; failed: string }
}

/** Checks the links of all articles now, in the background. */
export function CheckLinksButton({ words }: Props) {
  const [isBegun, setIsBegun] = useState(false)
  async function begin(): Promise<void> {
    setIsBegun(true)
    const answer = await fetch('/admin/api/articles/check-links', { method: 'POST' }).catch(() => undefined)
    if (answer?.ok) toast.success(words.checking)
    else {
      setIsBegun(false)
      toast.error(words.failed)
    }
  }
  return (
    <Button buttonStyle="secondary" size="small" disabled={isBegun} onClick={() => void begin()}>
      {words.check}
    </Button>
  )
}
