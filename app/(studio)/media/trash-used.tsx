'use client'

import { Button, toast } from '@payloadcms/ui'
import { useState } from 'react'
import { callStudio } from '../call-studio'

interface Props {
  id: number
  words: Record<'action' | 'ask' | 'failed', string>
}

/** Moves a picture to the trash although it is used. Asks once more. */
export function TrashUsed({ id, words }: Props) {
  const [isBusy, setIsBusy] = useState(false)

  async function trash() {
    if (!confirm(words.ask)) return
    setIsBusy(true)
    try {
      await callStudio('POST', `media/${id}/trash-used`)
      location.assign('/admin/collections/media')
    } catch (error) {
      toast.error((error instanceof Error && error.message) || words.failed)
      setIsBusy(false)
    }
  }

  return (
    <Button type="button" buttonStyle="secondary" size="small" disabled={isBusy} onClick={() => void trash()}>
      {words.action}
    </Button>
  )
}
