import { settings } from '@/lib/settings'

/** Addresses that one call may name (indexnow.org). */
export const mostAddresses = 10_000

/** Milliseconds that an answer may take. */
const patience = 10_000

/** What became of a notice: taken, refused for good, or to be tried again. */
export type Told = 'taken' | 'refused' | 'later'

/** Tells search engines, by IndexNow, that these pages are new, changed or gone. */
export async function notify(paths: readonly string[], key: string): Promise<Told> {
  const { INDEXNOW_URL, SITE_URL } = settings()
  const body = { host: new URL(SITE_URL).host, key, keyLocation: `${SITE_URL}/${key}.txt`, urlList: paths.map((path) => new URL(path, SITE_URL).href) }
  try {
    const { status } = await fetch(INDEXNOW_URL, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(patience),
      cache: 'no-store',
      redirect: 'error',
    })
    if (status < 300) return 'taken'
    return status === 429 || status >= 500 ? 'later' : 'refused'
  } catch {
    return 'later'
  }
}
