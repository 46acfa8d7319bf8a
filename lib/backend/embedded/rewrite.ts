import type { sql } from '@payloadcms/db-sqlite'
import { invalidateAfter } from './invalidate-after'
import { payload } from './payload'
import type { InteractedArticle } from './payload-types'
import { rewriteRow } from './rewrite-row'

/** Writes columns of a comment, as `rewriteRow` does; pages show it at their next request. */
export function rewrite(row: InteractedArticle, columns: ReturnType<typeof sql>): Promise<boolean> {
  return invalidateAfter(async () => rewriteRow(await payload(), row, columns))
}
