'use client'

import { Button, toast } from '@payloadcms/ui'
import { useState } from 'react'
import { callStudio } from '../call-studio'
import { useWords } from '../use-words'

interface Props {
  id: number
  /** How many records use it. */
  uses: number
}

/** Moves a picture to the trash although it is used. Asks once more. */
export function TrashUsed({ id, uses }: Props) {
  const words = useWords()
  const [isBusy, setIsBusy] = useState(false)

  async function trash() {
    if (!confirm(words('pictureTrashUsedAsk', { count: uses }))) return
    setIsBusy(true)
    try {
      await callStudio('POST', `media/${id}/trash-used`)
      location.assign('/admin/collections/media')
    } catch (error) {
      toast.error((error instanceof Error && error.message) || words('moderateFailed'))
      setIsBusy(false)
    }
  }

  return (
    <Button type="button" buttonStyle="secondary" size="small" disabled={isBusy} onClick={() => void trash()}>
      {words('pictureTrashUsed')}
    </Button>
  )
}
