import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import next from 'next'
import { prepareErrorPages, withErrorPage } from './error-page'
import { followChanges } from './follow-changes'
import { ownAddress } from './own-address'
import { languages } from '@/lib/domain/languages'
import { isPagePath } from '@/lib/domain/paths'
import { settings } from '@/lib/settings'

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

/**
 * The address Next is asked for. It answers a malformed escape with 500, a database a null character too, and an ending `.rsc` with the router's data and 200
 * whatever stands before it: both become an address that is not there.
 */
function readable(address: string): string {
  const [path = ''] = address.split('?')
  if (isDecodable(path) && !/\.rsc$|\.segments\/|%00/.test(path)) return address
  const [, first = ''] = path.split('/')
  return ['api', ...languages].includes(first) ? `/${first}/not-found` : '/not-found'
}

const isPage = (address = '/') => isPagePath(address.split('?')[0] ?? '/')

/** Milliseconds that the site may take to tell a page's status. */
const patience = 20_000

/**
 * Whether a request of the router's, for a page's data, asks for a page that is missing. Next answers such a request with 200
 * whatever the page's own status; with 404 the router loads the document instead, which has the right one.
 */
async function isMissing({ headers, url = '/' }: IncomingMessage): Promise<boolean> {
  if (headers.rsc === undefined || !isPage(url)) return false
  const asked = { method: 'HEAD', redirect: 'manual', headers: { cookie: headers.cookie ?? '' }, signal: AbortSignal.timeout(patience) } as const
  try {
    return (await fetch(ownAddress() + url, asked)).status === 404
  } catch (error) {
    console.error(`the status of ${url} could not be told`, error)
    return false
  }
}

/** Kept by nobody: at the same address stands the document. */
const missingHeaders = { 'cache-control': 'no-store', vary: 'rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch' }

/** Serves the built site on PORT until told to stop; answers under way are finished. */
export async function serve(): Promise<void> {
  const { HOST, PORT, SITE_URL } = settings()
  // No hostname: with a loopback address here Next takes the middleware's own rewrites for another site's.
  const app = next({ dev: false, port: PORT })
  await app.prepare()
  prepareErrorPages()
  const handle = app.getRequestHandler()
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const began = Date.now()
    if (isPage(request.url)) withErrorPage(request, response, () => (globalThis.ilcLastOutage ?? 0) >= began)
    if (await isMissing(request)) response.writeHead(404, missingHeaders).end()
    else await handle(request, response)
  }
  const server = createServer((request, response) => {
    request.url = readable(request.url ?? '/')
    void answer(request, response)
  })
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(PORT, HOST, resolve))
  console.log(`ILC is served on ${SITE_URL}`)

  const unfollow = followChanges()
  const stop = () => {
    unfollow()
    server.close(() => process.exit(0))
    server.closeIdleConnections()
  }
  process.once('SIGTERM', stop).once('SIGINT', stop)
}
