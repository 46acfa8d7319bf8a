'use client'

import { Button, toast } from '@payloadcms/ui'
import { useState } from 'react'
import { callStudio } from '../call-studio'

interface Props {
  words: { check: string; checking: string; failed: string }
}

/** Begins a check of links now, in the background. */
export function CheckLinksButton({ words }: Props) {
  const [isBegun, setIsBegun] = useState(false)
  async function begin(): Promise<void> {
    setIsBegun(true)
    try {
      await callStudio('POST', 'articles/check-links')
      toast.success(words.checking)
    } catch (error) {
      setIsBegun(false)
      toast.error((error instanceof Error && error.message) || words.failed)
    }
  }
  return (
    <Button buttonStyle="secondary" size="small" disabled={isBegun} onClick={() => void begin()}>
      {words.check}
    </Button>
  )
}
