import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import next from 'next'
import { followChanges } from './follow-changes'
import { ownAddress } from './own-address'
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
 * The address Next is asked for. It answers a malformed escape with 500, and an ending `.rsc` with the router's data and 200
 * whatever stands before it: both become an address that is not there.
 */
function readable(address: string): string {
  const [path = ''] = address.split('?')
  if (isDecodable(path) && !/\.rsc$|\.segments\//.test(path)) return address
  const [, first = ''] = path.split('/')
  return ['api', 'en', 'zh'].includes(first) ? `/${first}/not-found` : '/not-found'
}

/**
 * Whether a request of the router's, for a page's data, asks for a page that is missing. Next answers such a request with 200
 * whatever the page's own status; with 404 the router loads the document instead, which has the right one.
 */
async function isMissing(request: IncomingMessage): Promise<boolean> {
  if (request.headers.rsc === undefined || !['GET', 'HEAD'].includes(request.method ?? '')) return false
  const { cookie = '' } = request.headers
  const page = await fetch(`${ownAddress()}${request.url}`, { method: 'HEAD', redirect: 'manual', headers: { cookie } }).catch(() => undefined)
  return page?.status === 404
}

/** Serves the built site on PORT until told to stop; answers under way are finished. */
export async function serve(): Promise<void> {
  const { HOST, PORT, SITE_URL } = settings()
  // No hostname: with a loopback address here Next takes the middleware's own rewrites for another site's.
  const app = next({ dev: false, port: PORT })
  await app.prepare()
  const handle = app.getRequestHandler()
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (await isMissing(request)) response.writeHead(404).end()
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
