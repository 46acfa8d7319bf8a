'use client'

import { toast, useConfig, useSelection } from '@payloadcms/ui'
import { useRouter, useSearchParams } from 'next/navigation'
import { mergeListSearchAndWhere } from 'payload/shared'
import { SmallButton } from '../small-button'
import { useCalling } from '../use-calling'
import { useLabels } from '../use-labels'
import { blockWriters, setStates } from './calls'
import styles from './moderation.module.css'

interface Props {
  /** When the list was read. What was written after that is left alone: nobody has seen it. */
  readAt: string
}

export function ModerationBar({ readAt }: Props) {
  const labels = useLabels()
  const { count, getQueryParams } = useSelection()
  const { getEntityConfig } = useConfig()
  const search = useSearchParams().get('search') ?? ''
  const router = useRouter()
  const { isCalling, run } = useCalling()

  async function changeAll(change: (query: string) => Promise<number>, expected?: number): Promise<void> {
    await run(async () => {
      // Of "select all" Payload gives the filter alone, without the search.
      const where = mergeListSearchAndWhere({
        collectionConfig: getEntityConfig({ collectionSlug: 'interacted-articles' }),
        search,
        where: { updatedAt: { less_than_equal: readAt } },
      })
      const changed = await change(getQueryParams(where))
      const left = expected === undefined ? 0 : expected - changed
      toast.success(labels('moderateDone', { count: changed }))
      if (left > 0) toast.warning(labels('moderateChanged', { left }))
    })
    router.refresh()
  }

  const isOff = count === 0 || isCalling
  const states = [
    ['SHOWN', 'moderateApprove'],
    ['HIDDEN', 'moderateHide'],
    ['SPAM', 'moderateSpam'],
  ] as const
  const block = () => confirm(labels('moderateBlockSure')) && void changeAll(blockWriters)
  return (
    <div role="group" aria-label={labels('moderate')} className={styles.bar}>
      {count === 0 && <span>{labels('moderateNone')}</span>}
      {states.map(([state, key]) => (
        <SmallButton
          key={key}
          buttonStyle={state === 'SHOWN' ? 'primary' : 'secondary'}
          disabled={isOff}
          onClick={() => void changeAll((query) => setStates(query, state), count)}
        >
          {labels(key)}
        </SmallButton>
      ))}
      <SmallButton disabled={isOff} onClick={block}>
        {labels('moderateBlock')}
      </SmallButton>
    </div>
  )
}
