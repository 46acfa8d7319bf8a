'use client'

import { callStudio } from '../call-studio'
import { SmallButton } from '../small-button'
import { useCalling } from '../use-calling'
import { useLabels } from '../use-labels'

interface Props {
  id: number
  uses: number
}

export function TrashUsed({ id, uses }: Props) {
  const labels = useLabels()
  const { isCalling, run } = useCalling()

  async function trash() {
    if (!confirm(labels('imageTrashUsedAsk', { count: uses }))) return
    if (await run(() => callStudio('POST', `media/${id}/trash-used`))) location.assign('/admin/collections/media')
  }

  return (
    <SmallButton margin disabled={isCalling} onClick={() => void trash()}>
      {labels('imageTrashUsed')}
    </SmallButton>
  )
}
