import { chmodSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { runCommand } from './commands'
import { dataFolder, instance, sampleReportId } from './instances'
import { startPrepared } from './prepared-site'
import { startSite, type RunningSite } from './running-site'

const token = 'a token of the watchers in tests'
const own = instance(25, 'operations', {
  LOG_FORMAT: 'json',
  LOG_REQUESTS: 'all',
  METRICS_TOKEN: token,
  STOP_DELAY_MS: '5000',
})
const logFile = path.join(dataFolder, 'operations.log')

const lines = () =>
  readFileSync(logFile, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Record<string, unknown>)

let site: RunningSite
test.describe.configure({ mode: 'serial' })
test.beforeAll(async () => {
  site = await startPrepared(own)
})
test.afterAll(() => site?.stop())

const status = async (address: string, headers = {}) => (await fetch(own.url + address, { headers })).status

test('reports liveness and readiness, and strangers get no metrics', async () => {
  expect(await status('/healthz')).toBe(200)
  await expect.poll(() => status('/readyz')).toBe(200)
  expect([await status('/metrics'), await status('/healthz/x'), await status('/en/readyz')]).toEqual([404, 404, 404])
})

test('counts its responses', async () => {
  expect([await status('/tin-tuc'), await status('/api/article/khong-co')]).toEqual([200, 404])
  const counted = async () =>
    (await fetch(`${own.url}/metrics`, { headers: { authorization: `Bearer ${token}` } })).text()
  // A response is counted when it has ended, and the client may know that earlier.
  await expect.poll(counted).toMatch(/ilc_http_requests_total\{kind="api",status="4xx"\} 1\n/)
  expect(await counted()).toMatch(/ilc_http_requests_total\{kind="page",status="2xx"\} [1-9]/)
})

test('logs each response with its request id and no personal data', async () => {
  const id = 'given-by-the-proxy'
  const sent = await fetch(`${own.url}/tim-kiem?q=Nguyen+Van+A`, { headers: { 'x-request-id': id } })
  expect([sent.status, sent.headers.get('x-request-id')]).toEqual([200, id])
  expect(await status('/api/article/cung-khong-co', { 'x-request-id': 'not an id at all' })).toBe(404)
  const answered = (of: string) => lines().find(({ message, path }) => message === 'answered' && path === of)
  await expect
    .poll(() => answered('/tim-kiem'))
    .toMatchObject({ level: 'info', method: 'GET', status: 200, requestId: id })
  await expect.poll(() => answered('/api/article/cung-khong-co')?.requestId).toMatch(/^[\da-f-]{36}$/)
  expect(readFileSync(logFile, 'utf8')).not.toContain('Nguyen')
})

test('a line that the pages log has the id of the request too', async () => {
  const report = { 'csp-report': { 'document-uri': own.url, 'effective-directive': 'img-src' } }
  await fetch(`${own.url}/api/policy-report`, {
    method: 'POST',
    body: JSON.stringify(report),
    headers: { 'content-type': 'application/csp-report', 'x-request-id': sampleReportId },
  })
  await expect
    .poll(() => lines().find(({ message }) => String(message).startsWith('policy violation')))
    .toMatchObject({ level: 'warn', requestId: sampleReportId })
})

test('what the studio refuses is no error', async () => {
  const before = readFileSync(logFile, 'utf8').length
  const sent = (path: string, body: string) =>
    fetch(`${own.url}/admin/api/staff/${path}`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', origin: own.url },
    })
  expect((await sent('login', JSON.stringify({ email: 'lan@cong-ty.example', password: 'wrong' }))).status).toBe(401)
  await sent('login', '{"email": "lan@cong-ty.example", Trần Thị Lan')
  expect(readFileSync(logFile, 'utf8').slice(before)).not.toMatch(/AuthenticationError|cong-ty|Trần/)
})

test('the doctor looks at a running site, and prints no secret', async () => {
  const environment = { ...own.environment, MAIL_STAF: 'a@ilc.example' }
  const { status: code, said } = await runCommand(environment, 'doctor', '--json', '--url', own.url)
  const { findings } = JSON.parse(said) as { findings: { check: string; state: string; found: string }[] }
  const states = (check: string) => findings.filter((one) => one.check === check).map(({ state }) => state)
  // The secrets of tests are easy to guess.
  expect([code, findings.flatMap(({ state, check }) => (state === 'problem' ? check : []))]).toEqual([1, ['secrets']])
  expect(states('settings')).toEqual(['fine', 'warning'])
  expect([states('database'), states('site'), states('headers')]).toEqual([['fine', 'fine'], ['fine'], ['fine']])
  expect(findings.map(({ found }) => found)).toContain('a form with a file of 10 MB arrives')
  for (const secret of ['SITE_SECRET', 'STAFF_PASSWORD', 'METRICS_TOKEN'])
    expect(said).not.toContain(own.environment[secret])
  expect([await status('/doctor'), await status('/doctor', { authorization: 'Bearer x' })]).toEqual([404, 404])
})

test('no line of the log has another format', () => {
  for (const line of lines())
    expect(line).toEqual(
      expect.objectContaining({
        level: expect.stringMatching(/^(?:info|warn|error)$/),
        time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        message: expect.stringMatching(/\S/),
      }),
    )
})

test('drains its connections before it ends', async () => {
  const stopped = site.stop()
  await expect.poll(() => status('/readyz')).toBe(503)
  const last = await fetch(`${own.url}/tin-tuc`)
  expect([last.status, last.headers.get('connection')]).toEqual([200, 'close'])
  await stopped
})

test('whoever stops npm alone stops the site, in order, and nobody else reads its data @full', async () => {
  const { environment } = own
  const files = ['', '-wal', '-shm'].map((end) => path.join(environment.DATA_DIR, `ilc.sqlite${end}`))
  chmodSync(environment.DATA_DIR, 0o755)
  chmodSync(files[0] ?? '', 0o644)
  site = await startSite(own.url, environment, logFile)
  expect([environment.DATA_DIR, ...files].map((file) => statSync(file).mode & 0o777)).toEqual([
    0o700, 0o600, 0o600, 0o600,
  ])
  process.kill(site.pid, 'SIGTERM')
  await expect.poll(() => status('/readyz')).toBe(503)
  await expect.poll(() => status('/healthz').catch(() => 'nobody')).toBe('nobody')
})
