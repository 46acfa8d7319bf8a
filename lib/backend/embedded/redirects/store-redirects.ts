import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-sqlite'
import type { Payload, PayloadRequest } from 'payload'
import { tags } from '@/lib/backend/tags'
import { redirectErrorOf } from '@/lib/content/import/redirects'
import { checkRedirects, type RedirectProblem, type Redirection } from '@/lib/domain/redirects/check'
import { settings } from '@/lib/operations/settings'
import { recordTags } from '../database/after-commit'
import { listOf } from '../database/list-of'
import { rowsIn } from '../database/rows-in'
import { lockTable } from '../hooks/lock-row'
import type { ImportResult } from '../import/loading'
import { storedRedirects } from './stored-redirects'

export class RedirectsRefused extends Error {
  readonly problems: RedirectProblem[]

  constructor(problems: RedirectProblem[], inputs: readonly Redirection[]) {
    const words = problems.map(({ index, error }) => {
      const { from, to } = inputs[index] ?? { from: '', to: '' }
      return `${from}: ${redirectErrorOf(error, { from, to })}`
    })
    super(words.join('\n'))
    this.problems = problems
  }
}

const batchSize = 200

async function changesOf(req: Pick<PayloadRequest, 'payload'>, inputs: readonly Redirection[]) {
  const stored = await storedRedirects(req)
  const checked = checkRedirects(inputs, stored, settings().SITE_URL)
  if (checked.problems) throw new RedirectsRefused(checked.problems, inputs)
  const before = new Map(stored.map((redirect) => [redirect.from, redirect]))
  const changed = checked.redirects.filter(({ from, to }) => before.get(from)?.to !== to || !before.get(from)?.active)
  const updated = changed.filter(({ from }) => before.has(from)).length
  const result: ImportResult = {
    created: changed.length - updated,
    updated,
    unchanged: checked.redirects.length - changed.length,
  }
  return { changed, result }
}

export const planOfRedirects = async (payload: Payload, inputs: readonly Redirection[]): Promise<ImportResult> =>
  (await changesOf({ payload }, inputs)).result

/** All or none: one from an address that has one replaces it, and is active. Throws RedirectsRefused. */
export async function storeRedirects(req: PayloadRequest, inputs: readonly Redirection[]): Promise<ImportResult> {
  if (inputs.length === 0) return { created: 0, updated: 0, unchanged: 0 }
  await lockTable(req, 'redirects')
  const { changed, result } = await changesOf(req, inputs)
  const now = new Date().toISOString()
  for (let i = 0; i < changed.length; i += batchSize) {
    const values = changed
      .slice(i, i + batchSize)
      .map(({ from, to }) => sql`(${from}, ${to}, TRUE, 0, ${randomUUID()}, ${now}, ${now})`)
    await rowsIn(
      req,
      sql`
        INSERT INTO redirects ("from", "to", active, hits, revision, created_at, updated_at) VALUES ${listOf(values)}
        ON CONFLICT ("from") DO UPDATE
        SET "to" = excluded."to", active = TRUE, revision = excluded.revision, updated_at = excluded.updated_at`,
    )
  }
  if (changed.length > 0) recordTags([tags.redirects])
  return result
}
