import { createServer } from 'node:http'
import next from 'next'
import { followChanges } from './follow-changes'
import { settings } from '@/lib/settings'

const nothing = JSON.stringify({ error: { code: 'not_found', message: 'There is no such thing.' } })

/** Next answers a malformed escape with 500 where the middleware does not stand before it. */
function isReadable(address: string): boolean {
  const [path = ''] = address.split('?')
  if (!/^\/(?:api|admin|media)\//.test(path)) return true
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

/** Serves the built site on PORT until told to stop; answers under way are finished. */
export async function serve(): Promise<void> {
  const { HOST, PORT, SITE_URL } = settings()
  // No hostname: with a loopback address here Next takes the middleware's own rewrites for another site's.
  const app = next({ dev: false, port: PORT })
  await app.prepare()
  const handle = app.getRequestHandler()
  const server = createServer((request, response) => {
    if (isReadable(request.url ?? '')) void handle(request, response)
    else response.writeHead(404, { 'content-type': 'application/json' }).end(nothing)
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
