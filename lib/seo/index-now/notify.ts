import { settings } from '@/lib/operations/settings'

/** Milliseconds to wait for the service: other notices wait meanwhile. */
const timeoutMs = 5000

/** Result of a submission. A refusal is final, because the same submission would be refused again. */
export type Outcome = 'taken' | 'refused' | 'later'

export const isIndexNowSet = (): boolean => settings().INDEXNOW_KEY !== undefined

/** Name of the file with the key, by which search engines verify the sender of a notification (indexnow.org). */
export const keyFile = (key: string): string => `${key}.txt`

export function indexNowMessage(key: string, site: string, paths: readonly string[]) {
  return {
    host: new URL(site).host,
    key,
    keyLocation: `${site}/${keyFile(key)}`,
    urlList: paths.map((path) => site + path),
  }
}

/** The meaning of a status (indexnow.org): too many calls, 403 (no key file yet) and server errors are temporary. */
export function outcomeOf(status: number): Outcome {
  if (status >= 200 && status < 300) return 'taken'
  return [403, 429].includes(status) || status >= 500 ? 'later' : 'refused'
}

/** Notifies search engines of changed and removed pages; never throws. At most 10,000 at once. */
export async function notifyIndexNow(paths: readonly string[]): Promise<{ outcome: Outcome; answer: string }> {
  const { INDEXNOW_KEY, INDEXNOW_URL, SITE_URL } = settings()
  if (INDEXNOW_KEY === undefined) return { outcome: 'later', answer: 'no key is set' }
  try {
    const { status } = await fetch(INDEXNOW_URL, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8' },
      body: JSON.stringify(indexNowMessage(INDEXNOW_KEY, SITE_URL, paths)),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    })
    return { outcome: outcomeOf(status), answer: `status ${status}` }
  } catch {
    return { outcome: 'later', answer: 'no answer' }
  }
}
