'use client'

import { Button, toast } from '@payloadcms/ui'
import { useState } from 'react'
import { callStudio } from '../call-studio'
import { useWords } from '../use-words'

/** Begins a check of links now, in the background. */
export function CheckLinksButton() {
  const words = useWords()
  const [isBegun, setIsBegun] = useState(false)
  async function begin(): Promise<void> {
    setIsBegun(true)
    try {
      await callStudio('POST', 'articles/check-links')
      toast.success(words('linksChecking'))
    } catch (error) {
      setIsBegun(false)
      toast.error((error instanceof Error && error.message) || words('linksFailed'))
    }
  }
  return (
    <Button buttonStyle="secondary" size="small" disabled={isBegun} onClick={() => void begin()}>
      {words('linksCheck')}
    </Button>
  )
}
