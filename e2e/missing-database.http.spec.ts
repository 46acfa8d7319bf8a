import { readFileSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { expect, request, test, type APIRequestContext } from '@playwright/test'
import { runCommand } from './commands'
import { whole, stored } from './consultation-calls'
import { dataFolder, instance } from './instances'
import { startPrepared } from './prepared-site'
import { startSite, type RunningSite } from './running-site'
import { asStaff, publish } from './staff'

const own = instance(178, 'missing-database', { LOG_FORMAT: 'json' })
const file = path.join(own.environment.DATA_DIR, 'ilc.sqlite')
const logFile = path.join(dataFolder, 'missing-database.log')
const log = () => readFileSync(logFile, 'utf8')

test.describe.configure({ mode: 'serial' })

let site: RunningSite | undefined
let api: APIRequestContext
let staff: APIRequestContext

test.beforeAll(async () => {
  rmSync(own.environment.DATA_DIR, { recursive: true, force: true })
  site = await startPrepared(own, logFile)
  api = await request.newContext({ baseURL: own.url, extraHTTPHeaders: { origin: own.url } })
  staff = await asStaff(own.url)
})
test.afterAll(async () => {
  await Promise.all([api, staff].map((context) => context.dispose()))
  await site?.stop()
})

const readiness = async () => (await fetch(`${own.url}/readyz`)).status
const ask = async (name: string) => (await api.post('/api/reservation', { data: whole(name) })).status()

test('once it is deleted, every write is refused and the probe says so; put back, it is written to', async () => {
  const { id } = await publish(staff, { title: 'Bài trước khi mất tệp' })
  expect([await ask('Khách đầu tiên'), await readiness()]).toEqual([201, 200])
  renameSync(file, `${file}.aside`)
  expect(await ask('Khách thứ hai')).toBe(503)
  expect((await api.put('/api/viewWebsite')).status()).toBe(503)
  expect((await staff.patch(`/admin/api/articles/${id}`, { data: { title: 'Bài sau đó' } })).status()).toBe(503)
  expect(await (await fetch(`${own.url}/readyz`)).text()).toBe('nothing can be stored: DATABASE_FILE_GONE\n')
  expect(log()).toMatch(/Nothing can be stored: DATABASE_FILE_GONE\..*ilc\.sqlite was deleted.*npm run restore/)
  expect((await fetch(`${own.url}/tin-tuc`)).status).toBe(200)

  renameSync(`${file}.aside`, file)
  expect(await ask('Khách thứ ba')).toBe(201)
  await expect.poll(readiness).toBe(200)
  expect((await stored(staff, '')).length).toBe(2)
})

test('the next start refuses to begin anew, and what it advises brings everything back', async () => {
  const archive = path.join(dataFolder, 'missing-database.zip')
  rmSync(archive, { force: true })
  expect(await runCommand(own.environment, 'backup', archive)).toMatchObject({ status: 0 })
  for (const end of ['', '-wal', '-shm']) rmSync(`${file}${end}`)
  expect(await ask('Khách thứ tư')).toBe(503)
  await site?.stop()
  site = undefined
  await expect(startSite(own.url, own.environment, logFile)).rejects.toThrow('ended with code 1')
  expect(log()).toMatch(/The database is missing: .*ilc\.sqlite .*npm run restore -- FILE --replace/)
  expect(await runCommand(own.environment, 'restore', archive, '--replace')).toMatchObject({ status: 0 })
  site = await startSite(own.url, own.environment, logFile)
  const again = await asStaff(own.url)
  expect((await stored(again, '')).length).toBe(2)
  await again.dispose()
})
