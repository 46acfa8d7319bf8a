'use client'

import { toast, useConfig, useSelection } from '@payloadcms/ui'
import { useRouter, useSearchParams } from 'next/navigation'
import { mergeListSearchAndWhere } from 'payload/shared'
import { callStudio } from '../call-studio'
import { SmallButton } from '../small-button'
import { useCalling } from '../use-calling'
import { useLabels } from '../use-labels'
import styles from './moderation.module.css'

interface Changed {
  docs?: { account?: number | null }[]
}

const setStates = async (query: string, state: string): Promise<number> =>
  (await callStudio<Changed>('PATCH', `interacted-articles${query}&depth=0`, { state })).docs?.length ?? 0

async function blockWriters(query: string): Promise<number> {
  const select = 'depth=0&limit=0&select[account]=true'
  const { docs = [] } = await callStudio<Changed>('GET', `interacted-articles${query}&${select}`)
  const accounts = [...new Set(docs.map(({ account }) => account))].filter((id) => typeof id === 'number')
  if (accounts.length === 0) return 0
  const where = accounts.map((id, i) => `where[id][in][${i}]=${id}`).join('&')
  return (await callStudio<Changed>('PATCH', `accounts?${where}&depth=0`, { blocked: true })).docs?.length ?? 0
}

export const decisions = [
  ['SHOWN', 'moderateApprove'],
  ['HIDDEN', 'moderateHide'],
  ['SPAM', 'moderateSpam'],
] as const

/** `readAt` is when the list was read. What was written after that is left alone: nobody has seen it. */
export function ModerationBar({ readAt }: { readAt: string }) {
  const labels = useLabels()
  const { count, getQueryParams } = useSelection()
  const { getEntityConfig } = useConfig()
  const search = useSearchParams().get('search') ?? ''
  const router = useRouter()
  const { isCalling, run } = useCalling()

  async function changeAll(change: (query: string) => Promise<number>, expected = 0): Promise<void> {
    await run(async () => {
      // Of "select all" Payload gives the filter alone, without the search.
      const where = mergeListSearchAndWhere({
        collectionConfig: getEntityConfig({ collectionSlug: 'interacted-articles' }),
        search,
        where: { updatedAt: { less_than_equal: readAt } },
      })
      const changed = await change(getQueryParams(where))
      const left = expected - changed
      toast.success(labels('moderateDone', { count: changed }))
      if (left > 0) toast.warning(labels('moderateChanged', { left }))
    })
    router.refresh()
  }

  const isOff = count === 0 || isCalling
  const block = () => confirm(labels('moderateBlockSure')) && void changeAll(blockWriters)
  return (
    <div role="group" aria-label={labels('moderate')} className={styles.bar}>
      {count === 0 && <span>{labels('moderateNone')}</span>}
      {decisions.map(([state, key]) => (
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
