import { holdsListedWord } from '@/lib/domain/word-list'
import { exists } from '../database/find'
import { payload } from '../payload'

/** It or its writer's name contains a listed word, or `holdFirst` is set and the writer has no shown comment yet. */
export async function mustWait(account: number, text: string): Promise<boolean> {
  const backend = await payload()
  const { holdFirst, words } = await backend.findGlobal({ slug: 'moderation', depth: 0 })
  if (holdsListedWord(text, words ?? '')) return true
  if (!holdFirst) return false
  const where = { account: { equals: account }, type: { equals: 'COMMENT' }, state: { equals: 'SHOWN' } } as const
  return !(await exists(backend, 'interacted-articles', where))
}
