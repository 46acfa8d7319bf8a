'use client'

import { callStudio } from '../call-studio'
import { SmallButton } from '../small-button'
import { useCalling } from '../use-calling'
import { useWords } from '../use-words'

interface Props {
  id: number
  uses: number
}

export function TrashUsed({ id, uses }: Props) {
  const words = useWords()
  const { isCalling, run } = useCalling()

  async function trash() {
    if (!confirm(words('imageTrashUsedAsk', { count: uses }))) return
    if (await run(() => callStudio('POST', `media/${id}/trash-used`))) location.assign('/admin/collections/media')
  }

  return (
    <SmallButton margin disabled={isCalling} onClick={() => void trash()}>
      {words('imageTrashUsed')}
    </SmallButton>
  )
}
