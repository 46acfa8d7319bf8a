import { cpSync, rmSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { dataFolder, instance } from './instances'
import { preparedFolder } from './prepared-site'
import { makeProgram, runInCurrent, Supervisor } from './release-site'

/** `npm run upgrade` (ADR 85) from one folder to another, while visitors read. */

const site = instance(170, 'upgraded', {})
const root = path.join(dataFolder, 'upgrade')
const supervisor = new Supervisor(root, site)

test.afterAll(() => supervisor.stop())

/** A request that failed: how, and from when until when it was under way. */
interface Failed {
  from: number
  until: number
  how: string
}

/** Why a page cannot be read; undefined if it can. */
async function failureOf(address: string): Promise<string | undefined> {
  try {
    const response = await fetch(site.url + address, { headers: { connection: 'close' } })
    await response.arrayBuffer()
    return response.ok ? undefined : `${address} answers ${response.status}`
  } catch (error) {
    return `${address}: ${String(error)}`
  }
}

/** Reads pages one after the other until it is stopped, and returns the requests that failed. */
function keepReading(): () => Promise<Failed[]> {
  const stopping = new AbortController()
  const read = async () => {
    const failed: Failed[] = []
    for (let i = 0; !stopping.signal.aborted; i++) {
      const from = Date.now()
      const how = await failureOf(['/', '/tin-tuc', '/en', '/tong-quan'][i % 4] ?? '/')
      if (how !== undefined) failed.push({ from, until: Date.now(), how })
      await pause(20)
    }
    return failed
  }
  const reading = read()
  return () => {
    stopping.abort()
    return reading
  }
}

const serving = async () => (await fetch(`${site.url}/healthz`)).headers.get('ilc-release')

test('a new version takes over, and one that does not start gives way again @full', async () => {
  rmSync(root, { recursive: true, force: true })
  cpSync(preparedFolder, site.environment.DATA_DIR, { recursive: true })
  makeProgram(path.join(root, 'releases', 'first'), '0.1.0')
  symlinkSync(path.join('releases', 'first'), path.join(root, 'current'))
  supervisor.start()
  await expect.poll(() => serving().catch(() => undefined)).toBe('first')
  await expect.poll(async () => (await fetch(`${site.url}/readyz`)).status).toBe(200)
  const stopReading = keepReading()

  const restart = ['--restart', supervisor.restartCommand]
  makeProgram(path.join(root, 'arrived', 'good'), '9.0.0')
  const good = await runInCurrent(
    root,
    site,
    'upgrade',
    '--from',
    path.join(root, 'arrived', 'good'),
    ...restart,
    '--watch',
    '2',
  )
  expect(good.output).toContain('The backup can be restored.')
  const [, served] = /The site is served by (9\.0\.0-[0-9a-f]{10})\./.exec(good.output) ?? []
  expect(served).toBeDefined()
  expect([good.status, await serving()]).toEqual([0, served])

  const broken = path.join(root, 'arrived', 'broken')
  makeProgram(broken, '9.0.1')
  rmSync(path.join(broken, '.next', 'required-server-files.json'))
  const options = ['--no-rehearsal', '--wait', '40', '--watch', '2']
  const back = await runInCurrent(root, site, 'upgrade', '--from', broken, ...restart, ...options)
  expect(back.output).toMatch(/9\.0\.1-[0-9a-f]{10} does not work/)
  expect(back.output).toContain(`The site is served by ${served} again.`)
  expect([back.status, await serving()]).toEqual([1, served])

  const restarts = supervisor.restarts()
  const failed = await stopReading()
  expect(restarts).toHaveLength(3)
  const isDuringRestart = (request: Failed) =>
    restarts.some(({ from, until }) => from <= request.until && request.from <= until)
  expect(failed.filter((request) => !isDuringRestart(request))).toEqual([])
})
