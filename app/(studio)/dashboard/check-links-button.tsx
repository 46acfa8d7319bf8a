'use client'

import { useState } from 'react'
import { callStudio } from '../call-studio'
import { SmallButton } from '../small-button'
import { useCalling } from '../use-calling'
import { useLabels } from '../use-labels'

export function CheckLinksButton() {
  const labels = useLabels()
  const { isCalling, run } = useCalling()
  const [isBegun, setIsBegun] = useState(false)
  async function begin(): Promise<void> {
    if (await run(() => callStudio('POST', 'articles/check-links'), labels('linksChecking'))) setIsBegun(true)
  }
  return (
    <SmallButton margin disabled={isBegun || isCalling} onClick={() => void begin()}>
      {labels('linksCheck')}
    </SmallButton>
  )
}
