'use client'

import { Button, toast } from '@payloadcms/ui'
import { useState } from 'react'

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
    const isOk = await fetch(`/admin/api/media/${id}/trash-used`, { method: 'POST' })
      .then(({ ok }) => ok)
      .catch(() => false)
    if (isOk) return location.assign('/admin/collections/media')
    toast.error(words.failed)
    setIsBusy(false)
  }

  return (
    <Button type="button" buttonStyle="secondary" size="small" disabled={isBusy} onClick={() => void trash()}>
      {words.action}
    </Button>
  )
}
