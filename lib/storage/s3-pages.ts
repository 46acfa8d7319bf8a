import { StorageUnavailable } from './port'

/** Pages of a list, of a thousand objects each. A service that names one page more and more often is broken. */
const mostPages = 2000

/**
 * Reads the pages of a list in a bucket, each with the token that the page before names as `next`. Throws
 * StorageUnavailable if a token comes again, or pages come without an end.
 */
export async function* pagesOf<Page extends { next: string | undefined }>(
  readPage: (token: string | undefined) => Promise<Page>,
): AsyncGenerator<Page> {
  const seen = new Set<string>()
  let token: string | undefined
  do {
    const page = await readPage(token)
    yield page
    token = page.next
    if (token && (seen.has(token) || seen.size === mostPages))
      throw new StorageUnavailable('the storage service lists pages without an end')
    if (token) seen.add(token)
  } while (token)
}
