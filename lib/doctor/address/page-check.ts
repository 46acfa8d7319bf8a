import { fine, finding, type Finding } from '../finding'
import type { Answer, Ask } from './ask'

/** What the site sends with a page (`server/proxy/head.ts`). */
export const pageCaching = 'public, max-age=0, must-revalidate'

const codings = ['br', 'gzip', 'zstd']

function compressionFinding({ headers }: Answer): Finding {
  const coding = headers['content-encoding']
  if (coding !== undefined && codings.includes(coding)) return fine(`pages arrive compressed (${coding})`)
  return finding('compression-lost', `pages arrive ${coding === undefined ? 'uncompressed' : `as ${coding}`}`)
}

/** Whether a client that has the page gets it again. */
async function cachingFinding(ask: Ask, address: string, { headers }: Answer): Promise<Finding> {
  const { 'cache-control': caching, etag, expires } = headers
  if (caching !== pageCaching) return finding('caching-rewritten', `Cache-Control of a page is ${caching ?? 'missing'}`)
  if (expires !== undefined) return finding('caching-rewritten', `a page has Expires: ${expires}`)
  if (etag === undefined) return finding('caching-rewritten', 'a page has no ETag')
  const again = await ask(address, { headers: { 'accept-encoding': 'br, gzip', 'if-none-match': etag } })
  if (again.status !== 304)
    return finding('caching-rewritten', `a client that has the page gets ${again.status}, not 304`)
  return fine('headers for caches arrive as the site sends them')
}

function policyFindings({ headers }: Answer): Finding[] {
  const policies = headers['content-security-policy']?.match(/default-src/g) ?? []
  if (policies.length === 1) return []
  const found = policies.length === 0 ? 'is missing' : 'is sent twice'
  return [finding('policy-rewritten', `Content-Security-Policy ${found}`)]
}

/** Checks that a page arrives as the site sends it. `answer` is that of `address`, asked for with both codings. */
export async function checkPage(ask: Ask, address: string, answer: Answer): Promise<Finding[]> {
  if (answer.status !== 200) return [finding('address-failed', `${address} answers ${answer.status}`)]
  return [compressionFinding(answer), await cachingFinding(ask, address, answer), ...policyFindings(answer)]
}
