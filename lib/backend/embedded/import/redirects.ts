import type { Content } from '@/lib/content/import/content'
import { ContentProblems } from '@/lib/content/import/problems'
import { redirectErrorOf, redirectsFile } from '@/lib/content/import/redirects'
import { RedirectsRefused, storeRedirects } from '../redirects/store-redirects'
import type { Loading } from './loading'

/** Those from an address that has one replace it. Throws ContentProblems for circles. */
export async function loadRedirects({ req, result }: Loading, rows: Content['redirects']): Promise<void> {
  try {
    const stored = await storeRedirects(req, rows)
    for (const what of ['created', 'updated', 'unchanged'] as const) result[what] += stored[what]
  } catch (error) {
    if (!(error instanceof RedirectsRefused)) throw error
    const problems = error.problems.flatMap(({ index, error }) => {
      const row = rows[index]
      return row ? [{ file: redirectsFile, line: row.line, message: redirectErrorOf(error, row) }] : []
    })
    throw new ContentProblems(problems, { cause: error })
  }
}
