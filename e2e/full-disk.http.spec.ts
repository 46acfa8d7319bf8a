import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test, type APIRequestContext, type APIResponse } from '@playwright/test'
import { userHeader, fromUser } from '@/lib/backend/contract/user'
import { longArticle } from './addresses'
import { stored, whole } from './consultation-calls'
import { backendToken, dataFolder, instance } from './instances'
import { preparedFolder, startPrepared } from './prepared-site'
import { asStranger } from './roles'
import type { RunningSite } from './running-site'
import { asStaff, publish } from './staff'

/** Outside of the folder that a test run empties: what a killed run has left mounted cannot be removed. */
const disk = path.join(tmpdir(), `ilc-full-disk-${process.pid}`)
const own = instance(83, 'full-disk', { DATA_DIR: disk, LOG_FORMAT: 'json', ...backendToken })
const filler = path.join(disk, 'filler')
const logFile = path.join(dataFolder, 'full-disk.log')

test.describe.configure({ mode: 'serial' })

let site: RunningSite | undefined

const mount = (...args: string[]) => spawnSync('mount', [...args, disk]).status === 0

test.beforeAll(async () => {
  mkdirSync(disk, { recursive: true })
  test.skip(!mount('-t', 'tmpfs', '-o', 'size=24m', 'tmpfs'), 'no disk of its own can be mounted here')
  cpSync(preparedFolder, disk, { recursive: true })
  site = await startPrepared(own, logFile)
})
test.afterAll(async () => {
  await site?.stop()
  spawnSync('umount', ['-l', disk])
  rmSync(disk, { recursive: true, force: true })
})

/** Leaves no byte of the disk. The site may write at the same moment: what is left is less then than it was. */
function fill(): void {
  const { bavail, bsize } = statfsSync(disk)
  try {
    writeFileSync(filler, Buffer.alloc(bavail * bsize))
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
  }
}

/** Leaves no room in the write-ahead log of the database either, which would take some more small writes. */
function fillWithDatabase(): void {
  const database = new DatabaseSync(path.join(disk, 'ilc.sqlite'), { timeout: 10_000 })
  expect(database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()).toMatchObject({ busy: 0 })
  fill()
  database.close()
}

const logged = (skipped = 0) =>
  readFileSync(logFile, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .slice(skipped)
    .map((line) => JSON.parse(line) as { message: string; time: string })

function expectLogged(reason: RegExp, skipped: number): void {
  const lines = logged(skipped).filter(({ message }) => message.startsWith('Nothing can be stored'))
  expect(lines.map(({ message }) => message.split('\n')[0])).toContainEqual(expect.stringMatching(reason))
  const times = lines.map(({ time }) => Date.parse(time))
  for (const [i, time] of times.slice(1).entries()) expect(time - (times[i] ?? 0)).toBeGreaterThan(59_000)
  expect(logged(skipped).filter(({ message }) => /ENOSPC|EROFS|SQLITE_/.test(message)).length).toBeLessThan(10)
}

async function readiness(): Promise<[number, string]> {
  const response = await fetch(`${own.url}/readyz`)
  return [response.status, await response.text()]
}

/** Calls of users who write through another site, so that no limit counts them. */
const asUser = (number: number) => ({
  authorization: `Bearer ${backendToken.BACKEND_TOKEN}`,
  [userHeader]: fromUser({
    uid: `google:${number}`,
    userName: `u${number}@mail.example`,
    fullName: 'Lan',
    avatar: undefined,
  }),
})

const articleID = longArticle.vi.split('/').at(-1) ?? ''

const writes: Record<string, (api: APIRequestContext, number: number) => Promise<APIResponse>> = {
  'a request': (api, number) =>
    api.post('/api/reservation', { data: whole(`Khách đầy đĩa ${number}`), headers: asUser(number) }),
  'a comment': (api, number) =>
    api.post('/api/interactedArticle', {
      data: { type: 'COMMENT', value: `Bình luận ${number}`, articleID },
      headers: asUser(1),
    }),
  'a rating': (api, number) =>
    api.post('/api/interactedArticle', { data: { type: 'RATE', value: '4', articleID }, headers: asUser(number) }),
  'a view': (api, number) => api.put('/api/viewWebsite', { headers: asUser(number) }),
  'a file': (api, number) => {
    const file = { name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from(`Tệp ${number} `.repeat(9000)) }
    return api.post('/api/auto/upload', { multipart: { file }, headers: asUser(number) })
  },
}

const sendForm = (api: APIRequestContext) =>
  api.post('/lien-he', {
    form: {
      fullName: 'Trần Thị Lan',
      phone: '0912345678',
      email: 'lan@cong-ty.example',
      address: '12 Lý Thường Kiệt',
      content: `Câu hỏi dài ${'về hợp đồng '.repeat(300)}`,
      consultDate: '01/02/2999',
    },
    headers: { 'x-forwarded-for': '203.0.113.200' },
  })

const interactions = async (staff: APIRequestContext) =>
  ((await (await staff.get('/admin/api/interacted-articles?limit=1')).json()) as { totalDocs: number }).totalDocs

test('every confirmed request is stored, every other one is refused for now', async () => {
  const api = await asStranger(own.url)
  const ask = async (number: number) => {
    const headers = { 'x-forwarded-for': `203.0.113.${number % 250}` }
    return (await api.post('/api/reservation', { data: whole(`Khách hàng ${number}`), headers })).status()
  }
  expect(await ask(0)).toBe(201)
  fill()
  const statuses: number[] = []
  // Some still fit into space that the database has already.
  while (statuses.length < 2000 && statuses.at(-20) !== 503) statuses.push(await ask(statuses.length + 1))
  expect([...new Set(statuses)].filter((status) => ![201, 503].includes(status))).toEqual([])
  expect(statuses).toContain(503)

  rmSync(filler)
  expect(await ask(statuses.length + 1)).toBe(201)
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

test('on a full disk every visitor gets 503 and keeps what was typed, and the operator learns why', async () => {
  const api = await asStranger(own.url)
  const staff = await asStaff(own.url)
  const { id } = await publish(staff, { title: 'Bài khi đầy đĩa' })
  const before = await interactions(staff)
  fillWithDatabase()
  for (let number = 1; number <= 20; number++)
    for (const [what, write] of Object.entries(writes)) {
      const answer = await write(api, number)
      const unavailable = { error: { code: 'backend_unavailable' } }
      expect([what, answer.status(), await answer.json()]).toMatchObject([what, 503, unavailable])
    }
  const form = await sendForm(api)
  expect(form.status()).toBe(503)
  for (const typed of ['Trần Thị Lan', 'về hợp đồng '.repeat(300).trim()]) expect(await form.text()).toContain(typed)

  const saved = await staff.patch(`/admin/api/articles/${id}`, {
    data: { title: 'Bài sửa khi đầy đĩa' },
    headers: { 'accept-language': 'vi' },
  })
  expect([saved.status(), await saved.json()]).toEqual([
    503,
    { errors: [{ message: expect.stringContaining('Hiện không lưu được gì') }] },
  ])
  const [status, reason] = await readiness()
  expect([status, reason]).toEqual([503, expect.stringMatching(/^nothing can be stored: ENOSPC/)])
  expect((await fetch(`${own.url}/readyz?exclude=storage`)).status).toBe(200)
  expect((await fetch(own.url)).status).toBe(200)
  // The tests before have filled the disk too, perhaps less than a minute ago.
  expectLogged(/ENOSPC/, 0)

  rmSync(filler)
  await expect.poll(readiness).toEqual([200, 'ready\n'])
  expect(await interactions(staff)).toBe(before)
  for (const [what, write] of Object.entries(writes))
    expect([what, (await write(api, 1000)).ok()]).toEqual([what, true])
  expect(await interactions(staff)).toBe(before + 2)
  await staff.dispose()
  await api.dispose()
})

test('a site that is started on a read-only disk is read, and stores nothing until it is repaired', {
  tag: '@full',
}, async () => {
  const staff = await asStaff(own.url)
  const { id } = await publish(staff, { title: 'Bài trước khi chỉ đọc' })
  // Killed, as by the failure that makes a disk read-only: a disk with a file open for writing cannot be made so.
  await site?.stop('SIGKILL')
  expect(mount('-o', 'remount,ro')).toBe(true)
  const skipped = logged().length
  site = await startPrepared(own, logFile)
  const api = await asStranger(own.url)
  for (const address of ['/', longArticle.en])
    expect([address, (await api.get(address)).status()]).toEqual([address, 200])
  for (const [what, write] of Object.entries(writes))
    expect([what, (await write(api, 1)).status()]).toEqual([what, 503])
  const form = await sendForm(api)
  expect([form.status(), (await form.text()).includes('Trần Thị Lan')]).toEqual([503, true])
  const saved = await staff.patch(`/admin/api/articles/${id}`, { data: { title: 'Bài chỉ đọc' } })
  expect([saved.status(), await saved.json()]).toMatchObject([503, { errors: [{}] }])
  await expect.poll(readiness).toEqual([503, expect.stringMatching(/^nothing can be stored: EROFS/)])
  expectLogged(/EROFS/, skipped)

  await site.stop()
  expect(mount('-o', 'remount,rw')).toBe(true)
  site = await startPrepared(own, logFile)
  await expect.poll(readiness).toEqual([200, 'ready\n'])
  for (const [what, write] of Object.entries(writes)) expect([what, (await write(api, 1)).ok()]).toEqual([what, true])
  await api.dispose()
  await staff.dispose()
})
