'use client'

import { toast } from '@payloadcms/ui'
import { useState } from 'react'
import { useLabels } from './use-labels'

/** Makes a call of the studio's API and says that it is done, or why it failed. Returns whether it is done. */
export function useCalling() {
  const labels = useLabels()
  const [isCalling, setIsCalling] = useState(false)

  async function run(call: () => Promise<unknown>, done?: string): Promise<boolean> {
    setIsCalling(true)
    try {
      await call()
      if (done) toast.success(done)
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
