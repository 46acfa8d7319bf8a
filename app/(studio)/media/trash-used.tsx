'use client'

import { callStudio } from '../call-studio'
import { SmallButton } from '../small-button'
import { useCalling } from '../use-calling'
import { useLabels } from '../use-labels'

export function TrashUsed({ id, uses }: { id: number; uses: number }) {
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
