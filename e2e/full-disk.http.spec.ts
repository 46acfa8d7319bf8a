import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, request, test } from '@playwright/test'
import { stored, whole } from './consultation-calls'
import { instance } from './instances'
import { preparedFolder, startPrepared } from './prepared-site'
import type { RunningSite } from './running-site'
import { asStaff, publish } from './staff'

/** A disk that is full: what is confirmed is stored, and what cannot be stored is refused. */

/** Outside of the folder that a test run empties: what a killed run has left mounted cannot be removed. */
const disk = path.join(tmpdir(), `ilc-full-disk-${process.pid}`)
const own = instance(83, 'full-disk', { DATA_DIR: disk })
const filler = path.join(disk, 'filler')

let site: RunningSite | undefined

test.beforeAll(async () => {
  mkdirSync(disk, { recursive: true })
  const isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=24m', 'tmpfs', disk]).status === 0
  test.skip(!isMounted, 'no disk of its own can be mounted here')
  cpSync(preparedFolder, disk, { recursive: true })
  site = await startPrepared(own)
})
test.afterAll(async () => {
  await site?.stop()
  spawnSync('umount', ['-l', disk])
  rmSync(disk, { recursive: true, force: true })
})

/** Leaves no byte of the disk. */
function fill(): void {
  const { bavail, bsize } = statfsSync(disk)
  writeFileSync(filler, Buffer.alloc(bavail * bsize))
}

test('every confirmed request is stored, every other one is refused for now', async () => {
  const api = await request.newContext({ baseURL: own.url, extraHTTPHeaders: { origin: own.url } })
  const ask = async (number: number) => {
    const headers = { 'x-forwarded-for': `203.0.113.${number}` }
    return (await api.post('/api/reservation', { data: whole(`Khách hàng ${number}`), headers })).status()
  }
  expect(await ask(0)).toBe(201)
  fill()
  const statuses: number[] = []
  for (let number = 1; number <= 80; number++) statuses.push(await ask(number))
  expect([...new Set(statuses)].filter((status) => ![201, 503].includes(status))).toEqual([])
  expect(statuses).toContain(503)

  rmSync(filler)
  expect(await ask(100)).toBe(201)
  const staff = await asStaff(own.url)
  const rows = await stored(staff, '')
  expect(rows.length).toBe(statuses.filter((status) => status === 201).length + 2)
  await staff.dispose()
  await api.dispose()
})

test('no article of the studio is reported as saved that is not', async () => {
  const staff = await asStaff(own.url)
  const { id } = await publish(staff, { title: 'Bài trước khi đầy đĩa' })
  const title = async () =>
    ((await (await staff.get(`/admin/api/articles/${id}?depth=0`)).json()) as { title: string }).title
  fill()
  let saved = 'Bài trước khi đầy đĩa'
  const refused: number[] = []
  for (let number = 1; number <= 40; number++) {
    const answer = await staff.patch(`/admin/api/articles/${id}`, { data: { title: `Bài sửa lần ${number}` } })
    if (answer.ok()) saved = `Bài sửa lần ${number}`
    else refused.push(answer.status())
    expect(await title()).toBe(saved)
  }
  expect(refused.length).toBeGreaterThan(0)
  rmSync(filler)
  expect((await staff.patch(`/admin/api/articles/${id}`, { data: { title: 'Bài sau đó' } })).status()).toBe(200)
  expect(await title()).toBe('Bài sau đó')
  await staff.dispose()
})
