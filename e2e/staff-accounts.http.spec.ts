import { rmSync } from 'node:fs'
import { expect, request as requests, test, type APIRequestContext } from '@playwright/test'
import { runCommand } from './commands'
import { instance, staff } from './instances'
import type { RunningSite } from './running-site'
import { environmentOf, startProfile } from './profile'

const site = instance(58, 'staff-accounts', {})
let running: RunningSite
let api: APIRequestContext

test.beforeAll(async () => {
  rmSync(site.environment.DATA_DIR, { recursive: true, force: true })
  running = await startProfile(site)
  api = await requests.newContext({ baseURL: site.url, extraHTTPHeaders: { origin: site.url } })
})
test.afterAll(async () => {
  await api.dispose()
  await running.stop()
})

const run = (...args: string[]) => runCommand(environmentOf(site), 'staff', ...args)
const signIn = async (email: string, password: string, context = api) =>
  (await context.post('/admin/api/staff/login', { data: { email, password } })).status()
const passwordIn = (said: string) => /password: (\S+)\n$/.exec(said)?.[1] ?? ''

test('an account is created, with a password that is shown once', async () => {
  const made = await run('create', 'Moi@ilc.example', '--name', 'Người Mới')
  expect([made.status, made.output]).toEqual([
    0,
    expect.stringMatching(/^Staff account moi@ilc\.example \(editor\) made\. Its password: [\w-]{16}\n$/),
  ])
  expect(await signIn('moi@ilc.example', passwordIn(made.said))).toBe(200)
  expect(await run('create', 'moi@ilc.example')).toMatchObject({
    status: 1,
    output: 'There is a staff account moi@ilc.example already\n',
  })
  expect(await run('create', 'no address')).toMatchObject({ status: 2, output: expect.stringContaining('Usage:') })
})

test('a forgotten password is reset, open sessions end, and failed sign-ins are forgotten', async () => {
  expect(await run('reset', 'khong-co@ilc.example')).toMatchObject({
    status: 1,
    output: 'There is no staff account khong-co@ilc.example\n',
  })
  const before = await requests.newContext({ baseURL: site.url, extraHTTPHeaders: { origin: site.url } })
  expect(await signIn(staff.email, staff.password, before)).toBe(200)
  const reset = await run('reset', staff.email)
  expect([reset.status, passwordIn(reset.said)]).toEqual([0, expect.stringMatching(/^[\w-]{16}$/)])
  expect(await (await before.get('/admin/api/staff/me')).json()).toMatchObject({ user: null })
  await before.dispose()
  expect(await signIn(staff.email, staff.password)).toBe(401)
  expect(await signIn(staff.email, passwordIn(reset.said))).toBe(200)

  const stranger = await requests.newContext({ baseURL: site.url, extraHTTPHeaders: { origin: site.url } })
  for (let i = 0; i < 5; i++) expect(await signIn(staff.email, 'a wrong password', stranger)).toBe(401)
  expect(await signIn(staff.email, passwordIn(reset.said), stranger)).toBe(429)
  expect((await run('list')).output).toContain(`${staff.email}\tadmin\tILC\n`)
  expect(await run('unlock', staff.email)).toMatchObject({
    status: 0,
    output: `Staff account ${staff.email} may sign in again\n`,
  })
  expect(await signIn(staff.email, passwordIn(reset.said), stranger)).toBe(200)
  await stranger.dispose()
})
