import type { sql } from '@payloadcms/db-sqlite'
import { invalidateAfter } from './invalidate-after'
import { payload } from '../payload'
import type { InteractedArticle } from '../payload-types'
import { rewriteRow } from './rewrite-row'
import { inTransaction } from './transaction'

export function rewrite(row: InteractedArticle, columns: ReturnType<typeof sql>): Promise<boolean> {
  return invalidateAfter(async () => {
    const backend = await payload()
    return inTransaction(backend, () => rewriteRow(backend, row, columns))
  })
}
