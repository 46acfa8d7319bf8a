import { readFileSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { dataFolder, instance, portAt } from './instances'
import { startPrepared } from './prepared-site'
import type { RunningSite } from './running-site'

const backendPort = portAt(182)
const own = instance(179, 'outage-log', {
  BACKEND_URL: `http://127.0.0.1:${backendPort}/api`,
  BACKEND_TIMEOUT_MS: '1000',
  LOG_FORMAT: 'json',
})
const logFile = path.join(dataFolder, 'outage-log.log')

let site: RunningSite | undefined
let backend: Server | undefined

test.afterAll(async () => {
  await site?.stop()
  backend?.close()
  backend?.closeAllConnections()
})

const visited = [
  '/',
  '/en',
  '/tin-tuc',
  '/tin-tuc/a-b=x1',
  '/tim-kiem?q=thue',
  '/tong-quan',
  '/lien-he',
  '/sitemap.xml',
]

async function visit(): Promise<void> {
  for (const address of [...visited, '/api/article/?type=&search=&page=1&limit=1&language=VI']) {
    const response = await fetch(own.url + address)
    await response.text()
    expect([address, response.status < 400 || response.status === 503]).toEqual([address, true])
  }
}

const errors = () =>
  readFileSync(logFile, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as { level: string; message: string })
    .flatMap(({ level, message }) => (level === 'error' ? message : []))

/** Expects that a cause is logged, and no line twice: to a busy machine an answer may come too late beside. */
function expectOnce(lines: string[], cause: string): void {
  const causes = lines.map((line) => /^The backend is unavailable: (.+?) \(/.exec(line)?.[1] ?? line)
  expect(causes).toContain(cause)
  expect(causes).toEqual([...new Set(causes)])
}

async function answering(status: number | undefined): Promise<void> {
  backend?.close()
  backend?.closeAllConnections()
  backend = createServer((_, response) => status && response.writeHead(status).end())
  await new Promise<void>((resolve) => backend?.listen(backendPort, '127.0.0.1', resolve))
  await pause(2500)
}

test('each cause of an outage is one line', async () => {
  rmSync(logFile, { force: true })
  site = await startPrepared(own, logFile)
  await visit()
  expectOnce(errors(), 'connection refused')

  for (const [status, cause] of [
    [502, 'status 502'],
    [undefined, 'no answer in 1 s'],
  ] as const) {
    await answering(status)
    await visit()
    expectOnce(errors(), cause)
  }
})
