import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import next from 'next'
import { contentState } from '@/lib/cache/content-version'
import { CachingServer } from './proxy/caching-server'
import { openJsonLog } from '@/lib/log/json'
import { Probes } from '@/lib/operations/probes'
import { settings } from '@/lib/settings'
import { renamedSettings } from '@/lib/settings/renamed'
import { followChanges } from './follow-changes'
import { loadSiteTasks } from './load-site-tasks'
import { runJobs } from './run-jobs'

// A small buffer that is kept, as Next keeps every answer to a question about content, would keep the 64 KB it was cut from:
// whoever invents articles could fill the memory.
Buffer.poolSize = 0

/** Bytes: more than nginx lets through, which would take an end of the connection for an instance that is gone. */
const mostOfHeaders = 64 * 1024

/** Milliseconds that answers under way may take once the site is told to stop. */
const closeTimeoutMs = 10_000

/** Does this when the process is told to stop: once, though whoever started it hands the order on and it so comes more than once. */
function whenToldToStop(stop: () => Promise<void>): void {
  let stopping: Promise<void> | undefined
  const stopOnce = () => void (stopping ??= stop())
  process.on('SIGTERM', stopOnce).on('SIGINT', stopOnce)
}

/** Has Next take its configuration as the build wrote it down, as its standalone servers do, instead of compiling `next.config.ts` at every start. */
function useBuiltConfig(): void {
  const { config } = JSON.parse(readFileSync('.next/required-server-files.json', 'utf8')) as { config: unknown }
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(config)
}

/** What of Next the server needs: the built site, or in development what is compiled as it is asked for. No hostname: with a loopback address here Next takes the middleware's own rewrites for another site's. */
async function startNext(isDevelopment: boolean, port: number) {
  if (!isDevelopment) useBuiltConfig()
  const app = next({ dev: isDevelopment, port })
  await app.prepare()
  return app
}

/**
 * Serves the site on PORT until told to stop; answers under way are finished. In development it is the same server with Next in development mode:
 * it stores no page and sends no policy.
 */
export async function serve({ isDevelopment = false } = {}): Promise<void> {
  const { BACKEND_TIMEOUT_MS, BACKEND_URL, HOST, LOG_FORMAT, METRICS_TOKEN, PORT, SITE_URL, STOP_DELAY_MS } = settings()
  // Whoever sits before a terminal reads words.
  if ((LOG_FORMAT ?? (process.stdout.isTTY ? 'text' : 'json')) === 'json') openJsonLog()
  for (const line of renamedSettings(process.env)) console.warn(line)
  const probes = new Probes(METRICS_TOKEN)
  contentState.longestReadMs = BACKEND_TIMEOUT_MS
  const app = await startNext(isDevelopment, PORT)
  const proxy = new CachingServer(app.getRequestHandler(), { isDevelopment })
  // What a visitor's browser wants to change the protocol to would pass the proxy by; in development Next tells the browser by a socket what was compiled anew.
  const server = createServer({ maxHeaderSize: mostOfHeaders, shouldUpgradeCallback: () => isDevelopment }, async (request, response) => {
    // Whoever keeps a connection shall open the next one elsewhere.
    if (probes.isStopping) response.shouldKeepAlive = false
    const [path = ''] = (request.url ?? '').split('?')
    if (!(await probes.answer(request, response, path))) await proxy.handle(request, response)
  })
  if (isDevelopment) server.on('upgrade', app.getUpgradeHandler())
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(PORT, HOST, resolve))
  console.log(`ILC is served on ${SITE_URL}`)

  await loadSiteTasks(app.getRequestHandler())
  const following = followChanges(() => probes.ready())
  // A hosted backend does its own.
  const stopJobs = BACKEND_URL ? undefined : runJobs()
  whenToldToStop(async () => {
    // Next's sockets to browsers never end by themselves.
    if (isDevelopment) process.exit(0)
    probes.stop()
    // Whoever sends visitors here learns of it, and releases its connections.
    await pause(STOP_DELAY_MS)
    following.stop()
    stopJobs?.()
    server.close(() => {
      following.end()
      process.exit(0)
    })
    server.closeIdleConnections()
    setTimeout(() => server.closeAllConnections(), closeTimeoutMs).unref()
  })
}
