import { readFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import next from 'next'
import { wholeListMs } from '@/lib/backend/remote/time-limits'
import { contentState } from '@/lib/operations/cache/content-version'
import { CachingServer } from './proxy/caching-server'
import { timeZone } from '@/lib/domain/dates'
import { openLog } from '@/lib/operations/log/open'
import { Probes } from '@/lib/operations/probes'
import { beginStop } from '@/lib/operations/stopping'
import { programId } from '@/lib/operations/program-id'
import { doctorToken, proxyProbe } from '@/lib/operations/proxy-probe'
import { siteTasks, siteTasksToken } from '@/lib/operations/site-tasks'
import { noteStartedProgram } from '@/lib/operations/started-program'
import { settings } from '@/lib/operations/settings'
import { renamedSettings } from '@/lib/operations/settings/environment'
import { secrets } from '@/lib/operations/settings/secrets'
import { finish } from './finish'
import { followChanges } from './follow-changes'
import { runJobs } from './run-jobs'
import { limitBody } from './slow-body'
import { storeReadership } from './store-readership'
import { warmUp } from './warm-up'
import { captureResponse } from './proxy/captured-response'

/** Makes Next's bundles provide their tasks (lib/operations/site-tasks.ts) by a request inside the process. */
async function loadSiteTasks(next: RequestListener): Promise<void> {
  const headers = { authorization: `Bearer ${siteTasksToken()}` }
  const { status, body } = await captureResponse(next, { method: 'POST', url: '/api/site-tasks', headers })
  if (status !== 200) throw new Error(`The site's tasks were not provided: ${status} ${body.toString().slice(0, 200)}`)
}

// Next caches every response about content. A small buffer cut from the shared pool keeps the whole 64 KB pool in
// memory, so anyone who requests invented articles could fill the memory.
Buffer.poolSize = 0

/** Bytes, more than nginx allows: if Node closed the connection, nginx would mark the instance as down. */
const maxOfHeaders = 64 * 1024

/** Milliseconds of an idle connection, longer than clients use it: closed by both at once a request would be lost. */
const keepAliveTimeout = 65_000

/** Milliseconds in which the headers of a request have to arrive. Of bodies: `limitBody`. */
const headersTimeout = 60_000

/** Calls `stop` once when the process is told to stop: the parent may forward the signal as well. */
function onStopSignal(stop: () => Promise<void>): void {
  let stopping: Promise<void> | undefined
  const stopOnce = () => void (stopping ??= stop())
  process.on('SIGTERM', stopOnce).on('SIGINT', stopOnce)
}

/** Makes Next use the built configuration, as standalone servers do, instead of compiling `next.config.ts`. */
function useBuiltConfig(): void {
  const { config } = JSON.parse(readFileSync('.next/required-server-files.json', 'utf8')) as { config: unknown }
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(config)
}

/** Starts Next. No hostname: with a loopback address it would take the middleware's rewrites for another site's. */
async function startNext(isDevelopment: boolean, port: number) {
  if (!isDevelopment) useBuiltConfig()
  const app = next({ dev: isDevelopment, port })
  await app.prepare()
  return app
}

/** An upgrade would bypass the proxy: refused, but in development Next reports recompiled files by it. */
const siteServer = (isDevelopment: boolean, listener: RequestListener) =>
  createServer(
    {
      maxHeaderSize: maxOfHeaders,
      keepAliveTimeout,
      headersTimeout,
      requestTimeout: 0,
      shouldUpgradeCallback: () => isDevelopment,
    },
    (request, response) => {
      limitBody(request, response)
      listener(request, response)
    },
  )

/** Serves the site on PORT until told to stop. In development no page is stored, and none has a policy. */
export async function serve({ isDevelopment = false } = {}): Promise<void> {
  openLog({ isDevelopment })
  const { BACKEND_TIMEOUT_MS, BACKEND_URL, HOST, METRICS_TOKEN, PORT, RENDER_AHEAD, SITE_URL, STOP_DELAY_MS } =
    settings()
  // Payload's studio formats times in the time zone of the process, with no other setting.
  process.env.TZ = timeZone
  for (const line of renamedSettings(process.env)) console.warn(line)
  const probes = new Probes(METRICS_TOKEN, () => siteTasks().checkStorage())
  const answerDoctor = proxyProbe(settings().TRUSTED_PROXIES, () => doctorToken(secrets().siteSecret))
  contentState.longestReadMs = BACKEND_TIMEOUT_MS
  contentState.longestMembersReadMs = BACKEND_URL ? wholeListMs(BACKEND_TIMEOUT_MS) : BACKEND_TIMEOUT_MS
  const app = await startNext(isDevelopment, PORT)
  const proxy = new CachingServer(app.getRequestHandler(), { isDevelopment })
  const server = siteServer(isDevelopment, (request, response) => {
    // Clients with a persistent connection should open their next one at another instance.
    if (probes.isStopping) response.shouldKeepAlive = false
    const [path = ''] = (request.url ?? '').split('?')
    // A page from memory is sent before either returns, so neither may be waited for.
    void (
      probes.answer(request, response, path) ??
      answerDoctor(request, response, path) ??
      proxy.handle(request, response)
    )
  })
  if (isDevelopment) server.on('upgrade', app.getUpgradeHandler())
  if (!isDevelopment) noteStartedProgram(programId())
  await loadSiteTasks(app.getRequestHandler())
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(PORT, HOST, resolve))
  console.log(`ILC is served on ${SITE_URL}`)

  const following = await followChanges(() => probes.ready())
  // A hosted backend runs its own jobs.
  const stopJobs = BACKEND_URL ? undefined : runJobs()
  const warming = new AbortController()
  // Development stores no page, and a hosted backend is not asked for what nobody reads.
  if (!isDevelopment && !BACKEND_URL && RENDER_AHEAD === 'on')
    void warmUp((address) => proxy.renderAhead(address), warming.signal)
  const stopCounting = proxy.readership && storeReadership(proxy.readership)
  onStopSignal(async () => {
    // Next's sockets to browsers never close by themselves.
    if (isDevelopment) process.exit(0)
    beginStop()
    probes.stop()
    warming.abort()
    await finish({
      server,
      delayMs: STOP_DELAY_MS,
      stopJobs: () => Promise.resolve(stopJobs?.()),
      storeLast: () => {
        following.stop()
        return Promise.resolve(stopCounting?.())
      },
    })
    following.end()
    process.exit(0)
  })
}
