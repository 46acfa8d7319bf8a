'use client'

import { toast } from '@payloadcms/ui'
import { useState } from 'react'
import { useLabels } from './use-labels'

/** Makes a call of the studio's API and says why it failed, if it does. Returns whether it did not. */
export function useCalling() {
  const labels = useLabels()
  const [isCalling, setIsCalling] = useState(false)

  async function run(call: () => Promise<unknown>): Promise<boolean> {
    setIsCalling(true)
    try {
      await call()
      return true
    } catch (error) {
      toast.error((error instanceof Error && error.message) || labels('callFailed'))
      return false
    } finally {
      setIsCalling(false)
    }
  }

  return { isCalling, run }
}
