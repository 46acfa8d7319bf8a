import { createServer } from 'node:http'
import next from 'next'
import { followChanges } from './follow-changes'
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

/** Serves the built site on PORT until told to stop; answers under way are finished. */
export async function serve(): Promise<void> {
  const { HOST, PORT, SITE_URL } = settings()
  // No hostname: with a loopback address here Next takes the middleware's own rewrites for another site's.
  const app = next({ dev: false, port: PORT })
  await app.prepare()
  const handle = app.getRequestHandler()
  const server = createServer((request, response) => {
    request.url = readable(request.url ?? '/')
    void handle(request, response)
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
