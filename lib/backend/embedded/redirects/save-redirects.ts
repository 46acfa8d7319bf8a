import type { Payload } from 'payload'
import { redirectErrorOf } from '@/lib/content/import/redirects'
import { redirectSource } from '@/lib/domain/redirects/address'
import type { Redirection } from '@/lib/domain/redirects/check'
import { afterCommit } from '../database/after-commit'
import { inTransaction } from '../database/transaction'
import type { ImportResult } from '../import/loading'
import { tellSites } from '../import/tell-sites'
import { RedirectsRefused, storeRedirects } from './store-redirects'
import { storedRedirects } from './stored-redirects'

/** All or none; addresses as they come, whole or escaped. Throws RedirectsRefused, which names each. */
export const saveRedirects = (payload: Payload, inputs: readonly Redirection[]): Promise<ImportResult> =>
  afterCommit(() => inTransaction(payload, (req) => storeRedirects(req, inputs)), tellSites)

/** Adds former addresses of a site that is taken over. One that has a redirect keeps it. `left`: what is refused. */
export async function addFormerAddresses(
  payload: Payload,
  inputs: readonly Redirection[],
): Promise<{ created: number; left: string[] }> {
  const known = new Set((await storedRedirects({ payload })).map(({ from }) => from))
  const left: string[] = []
  let rest = inputs.filter(({ from }) => !known.has(redirectSource(from) ?? ''))
  while (rest.length > 0) {
    const tried = rest
    try {
      return { created: (await saveRedirects(payload, tried)).created, left }
    } catch (error) {
      if (!(error instanceof RedirectsRefused)) throw error
      const refused = new Map(error.problems.map(({ index, error }) => [index, error]))
      for (const [index, error] of refused) {
        const { from, to } = tried[index] ?? { from: '', to: '' }
        left.push(`${from}: ${redirectErrorOf(error, { from, to })}`)
      }
      // From this one on there is no room.
      const full = error.problems.find(({ error }) => error === 'full')?.index ?? tried.length
      rest = tried.slice(0, full).filter((_, index) => !refused.has(index))
    }
  }
  return { created: 0, left }
}
