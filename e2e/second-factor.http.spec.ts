import { readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { codeAt } from '@/lib/backend/embedded/staff/second-factor/totp'
import { startMailServer } from '@/lib/testing/mail-server'
import { runCommand } from './commands'
import { alsoOnPostgres, databaseAt, instance, portAt, staff, type Site } from './instances'
import { dropDatabase } from './prepared-site'
import { environmentOf, startProfile } from './profile'
import type { RunningSite } from './running-site'
import { withCode, writeBack, wrongCode } from './second-factor'
import { inDatabase } from './site-database'

/** All ways around the second factor of staff, on each database. Every caller has a network of its own. */

const mail = { SMTP_URL: `smtp://127.0.0.1:${portAt(112)}`, MAIL_FROM: 'ILC <no-reply@ilc.example>' }
const sites = [
  instance(110, 'second-factor', mail),
  instance(111, 'second-factor-postgres', { ...mail, DATABASE_URL: databaseAt('second_factor') }, alsoOnPostgres),
].filter(({ available }) => available)

let server: Awaited<ReturnType<typeof startMailServer>>
let running: RunningSite[] = []

test.beforeAll(async () => {
  server = await startMailServer({}, portAt(112))
  for (const { environment } of sites) {
    rmSync(environment.DATA_DIR, { recursive: true, force: true })
    await dropDatabase(environment.DATABASE_URL)
  }
  running = await Promise.all(sites.map((site) => startProfile(site)))
})
test.afterAll(async () => {
  for (const { stop } of running) await stop()
  await server.stop()
})

const password = 'bốn từ không liên quan'
const another = 'năm từ khác hẳn nhau'

let networks = 0
const newNetwork = () => `10.${++networks >> 8}.${networks & 255}.1`

interface Answer {
  token?: string
  user?: { id: number } | null
  recoveryCodes?: string[]
  secret?: string
  setUp?: string
  doc?: { id: number }
  docs?: { what: string; who: string | null; record: string }[]
  errors?: { message: string; data?: { secondFactor?: string } }[]
}

function on(site: Site) {
  const call = (method: string, at: string, cookie = '', body?: object, from = newNetwork()) =>
    fetch(`${site.url}/admin/api/${at}`, {
      method,
      redirect: 'manual',
      headers: { cookie, origin: site.url, 'content-type': 'application/json', 'x-forwarded-for': from },
      ...(body && { body: JSON.stringify(body) }),
    })
  const read = async (answer: Response) => (await answer.json()) as Answer
  const login = (body: object, from?: string, cookie = '') => call('POST', 'staff/login', cookie, body, from)
  const cookies = (answer: Response) => answer.headers.getSetCookie().map((line) => line.split(';')[0] ?? '')
  const session = (answer: Response) => cookies(answer).find((cookie) => cookie.startsWith('payload-token=')) ?? ''
  const userOf = async (cookie: string) => (await read(await call('GET', 'staff/me', cookie))).user ?? null

  async function refusal(answer: Response) {
    const { errors, token, user } = await read(answer)
    expect([answer.headers.getSetCookie(), token, user]).toEqual([[], undefined, undefined])
    return [answer.status, errors?.[0]?.data?.secondFactor]
  }

  async function asAdmin(): Promise<string> {
    const answer = await login(staff)
    expect(answer.status).toBe(200)
    return session(answer)
  }

  async function account(email: string, admin: string, roles = ['editor']) {
    const made = await call('POST', 'staff', admin, { email, password, roles })
    expect(made.status).toBe(201)
    const { doc } = await read(made)
    const signedIn = await login({ email, password })
    return { id: doc?.id ?? 0, email, status: signedIn.status, cookie: session(signedIn) }
  }

  async function setUp(cookie: string, currentPassword = password) {
    const begun = await call('POST', 'staff/second-factor/begin', cookie, { currentPassword })
    expect(begun.status).toBe(200)
    const { secret = '', setUp: offer } = await read(begun)
    const plain = secret.replaceAll(' ', '')
    const done = await withCode(site, plain, (code) =>
      call('POST', 'staff/second-factor/confirm', cookie, { setUp: offer, code }),
    )
    expect(done.status).toBe(200)
    return { secret: plain, recoveryCodes: (await read(done)).recoveryCodes ?? [] }
  }

  const activities = async (admin: string, record: number) => {
    const { docs = [] } = await read(await call('GET', `activities?where[record][equals]=${record}&limit=50`, admin))
    return docs.filter(({ what }) => /FACTOR|RECOVERY/.test(what)).map(({ what, who }) => [what, who])
  }

  return { call, read, login, cookies, session, userOf, refusal, asAdmin, account, setUp, activities }
}

for (const site of sites) {
  const { call, read, login, cookies, session, userOf, refusal, asAdmin, account, setUp, activities } = on(site)
  const kind = site.environment.DATABASE_URL ? 'PostgreSQL' : 'SQLite'

  test(`after the right password there is no session without the right code (${kind})`, async () => {
    const admin = await asAdmin()
    const { id, email, cookie } = await account('hai@ilc.example', admin)
    const before = await login({ email, password })
    const [earlier, { token }] = [session(before), await read(before)]
    const { secret } = await setUp(cookie)

    expect([await userOf(earlier), (await userOf(cookie))?.id]).toEqual([null, id])
    expect((await call('GET', 'articles', earlier)).status).toBe(403)
    expect((await call('POST', 'staff/refresh-token', earlier)).status).toBe(403)
    const bearer = await fetch(`${site.url}/admin/api/staff/me`, { headers: { authorization: `JWT ${token}` } })
    expect(await bearer.json()).toMatchObject({ user: null })
    const page = await fetch(`${site.url}/admin/account`, { headers: { cookie: earlier }, redirect: 'manual' })
    expect(await page.text()).not.toContain(email)
    // Not even if somebody writes the ended session back, as Payload does at a sign-in that began before.
    await writeBack(site, id, earlier)
    expect([await userOf(earlier), (await userOf(cookie))?.id]).toEqual([null, id])

    for (const code of [undefined, '', null, 0, true, [], {}, { gt: '' }])
      expect(await refusal(await login({ email, password, code }))).toEqual([401, 'CODE'])
    for (const code of [wrongCode(secret), '1', 'x'.repeat(900), '0000-0000-0000-0000'])
      expect(await refusal(await login({ email: email.toUpperCase(), password, code }))).toEqual([401, 'CODE'])
    const right = codeAt(secret, Date.now())
    expect(await refusal(await call('POST', `staff/login?code=${right}`, '', { email, password }))).toEqual([
      401,
      'CODE',
    ])
    const wrong = await login({ email, password: another, code: right })
    const unknown = await login({ email: 'khong@ilc.example', password: another })
    expect([wrong.status, await wrong.text()]).toEqual([401, await unknown.text()])
    for (const [at, status] of [
      ['staff/first-register', 403],
      ['staff/unlock', 403],
      ['staff/refresh-token', 403],
      ['staff/second-factor/begin', 403],
      ['staff/second-factor/confirm', 403],
      ['staff/second-factor/turn-off', 403],
      ['staff/second-factor/recovery-codes', 403],
      ['staff/second-factor/reset', 403],
      ['graphql', 403],
    ] as const) {
      const answer = await call('POST', at, '', { email, password, currentPassword: password, code: right, id })
      expect([at, answer.status, answer.headers.getSetCookie()]).toEqual([at, status, []])
    }

    const admitted = await withCode(site, secret, (code) => login({ email, password, code }))
    expect([admitted.status, (await userOf(session(admitted)))?.id]).toEqual([200, id])
    expect((await call('POST', 'staff/refresh-token', session(admitted))).status).toBe(200)
  })

  test(`a code is accepted once, also of parallel sign-ins, and none that is older (${kind})`, async () => {
    const { email, cookie } = await account('mot-lan@ilc.example', await asAdmin())
    const { secret } = await setUp(cookie)
    let used = ''
    const first = await withCode(site, secret, async (code) => {
      used = code
      const answers = await Promise.all([1, 2, 3].map(() => login({ email, password, code })))
      const admitted = answers.filter(({ ok }) => ok)
      expect(admitted.length).toBeLessThanOrEqual(1)
      return admitted[0] ?? (answers[0] as Response)
    })
    expect(first.status).toBe(200)
    const before = codeAt(secret, Date.now() - 30_000)
    for (const code of [used, before])
      expect(await refusal(await login({ email, password, code }))).toEqual([401, 'CODE'])
  })

  test(`codes are limited like passwords, and for a day (${kind}) @full`, async () => {
    const { email, cookie } = await account('doan@ilc.example', await asAdmin())
    const { secret } = await setUp(cookie)
    const own = await withCode(site, secret, (code) => login({ email, password, code }))
    const device = cookies(own).find((each) => each.startsWith('ilc-device')) ?? ''
    const code = wrongCode(secret)
    const network = newNetwork()
    const guesses = await Promise.all(Array.from({ length: 12 }, () => login({ email, password, code }, network)))
    expect(guesses.map(({ status }) => status).sort()).toEqual([...Array(5).fill(401), ...Array(7).fill(429)])
    expect((await login({ email, password }, network)).status).toBe(429)
    const second = newNetwork()
    const inputs = [code, code, code, code, undefined, code, code, undefined]
    const statuses: number[] = []
    for (const each of inputs) statuses.push((await login({ email, password, code: each }, second)).status)
    expect(statuses).toEqual([...Array(6).fill(401), 429, 429])
    for (const from of [newNetwork(), newNetwork()])
      for (let i = 0; i < 5; i++) expect((await login({ email, password, code }, from)).status).toBe(401)
    const late = await withCode(site, secret, (right) => login({ email, password, code: right }))
    expect([late.status, Number(late.headers.get('retry-after')) > 3600]).toEqual([429, true])
    const known = await withCode(site, secret, (right) => login({ email, password, code: right }, undefined, device))
    expect(known.status).toBe(200)
    expect((await runCommand(environmentOf(site), 'staff', 'unlock', email)).status).toBe(0)
    expect((await withCode(site, secret, (right) => login({ email, password, code: right }))).status).toBe(200)
  })

  test(`a password that is reset by mail does not replace the second factor (${kind}) @full`, async () => {
    const email = `quen-${kind.toLowerCase()}@ilc.example`
    const { cookie } = await account(email, await asAdmin())
    const { secret } = await setUp(cookie)
    expect((await call('POST', 'staff/forgot-password', '', { email })).status).toBe(200)
    const sent = () => server.taken.find(({ to }) => to.includes(email))?.raw
    await expect.poll(sent).toBeDefined()
    const letter = (sent() ?? '').replace(/=\r?\n/g, '').replaceAll('=3D', '=')
    const token = /\/admin\/reset\/([\w-]{43})/.exec(letter)?.[1] ?? ''
    const uses = await Promise.all(
      [1, 2].map(() => call('POST', 'staff/reset-password', '', { token, password: another })),
    )
    expect(uses.map(({ status }) => status).sort()).toEqual([200, 403])
    for (const answer of uses) expect((await refusal(answer))[1]).toBeUndefined()
    expect(await userOf(cookie)).toBeNull()
    expect(await refusal(await login({ email, password: another }))).toEqual([401, 'CODE'])
    expect((await login({ email, password })).status).toBe(401)
    expect((await withCode(site, secret, (code) => login({ email, password: another, code }))).status).toBe(200)
  })

  test(`recovery codes work once, and are renewed and turned off with password and code alone (${kind}) @full`, async () => {
    const admin = await asAdmin()
    const { id, email, cookie } = await account('du-phong@ilc.example', admin)
    const { secret, recoveryCodes } = await setUp(cookie)
    expect(new Set(recoveryCodes).size).toBe(10)
    const [one = '', two = '', three = ''] = recoveryCodes
    const parallel = await Promise.all([1, 2].map(() => login({ email, password, code: one })))
    expect(parallel.map(({ status }) => status).sort()).toEqual([200, 401])

    const manage = (what: string, body: object) => call('POST', `staff/second-factor/${what}`, cookie, body)
    const currentPassword = password
    expect((await manage('recovery-codes', { code: codeAt(secret, Date.now()) })).status).toBe(400)
    expect((await manage('turn-off', { currentPassword, code: wrongCode(secret) })).status).toBe(400)
    const renewed = await manage('recovery-codes', { currentPassword, code: two.replaceAll('-', ' ') })
    const { recoveryCodes: fresh = [] } = await read(renewed)
    expect([renewed.status, fresh.length, fresh.some((code) => recoveryCodes.includes(code))]).toEqual([200, 10, false])
    expect(await refusal(await login({ email, password, code: three }))).toEqual([401, 'CODE'])

    const secrets = [
      secret,
      Buffer.from(secret).toString('base64'),
      ...[...recoveryCodes, ...fresh].flatMap((code) => [code, code.replaceAll('-', '')]),
    ]
    const tables = ['staff_second_factors', 'staff_recovery_codes', 'staff_verified_sessions', 'activities', 'staff']
    const stored = JSON.stringify(
      await Promise.all(tables.map((table) => inDatabase(environmentOf(site), `SELECT * FROM ${table}`))),
    )
    const told = await Promise.all(
      [`staff/${id}`, 'staff?limit=100', 'staff/me', 'activities?limit=100', 'globals/staff-security'].map(async (at) =>
        (await call('GET', at, admin)).text(),
      ),
    )
    const own = await (await call('GET', 'staff/me', cookie)).text()
    for (const text of [stored, ...told, own]) for (const each of secrets) expect(text).not.toContain(each)
    if (kind === 'SQLite') {
      const files = readdirSync(site.environment.DATA_DIR).filter((name) => name.startsWith('ilc.sqlite'))
      const bytes = Buffer.concat(files.map((name) => readFileSync(path.join(site.environment.DATA_DIR, name))))
      for (const each of secrets) expect(bytes.includes(each)).toBe(false)
    }

    const elsewhere = session(await withCode(site, secret, (code) => login({ email, password, code })))
    const off = await withCode(site, secret, (code) => manage('turn-off', { currentPassword, code }))
    expect([off.status, await userOf(elsewhere), (await userOf(cookie))?.id]).toEqual([200, null, id])
    expect((await login({ email, password })).status).toBe(200)
    expect((await activities(admin, id)).map(([what]) => what)).toEqual([
      'SECOND_FACTOR_OFF',
      'RECOVERY_CODES_RENEWED',
      'RECOVERY_CODE_USED',
      'RECOVERY_CODE_USED',
      'SECOND_FACTOR_SET',
    ])
    const deleted = await account('da-nghi@ilc.example', admin)
    await setUp(deleted.cookie)
    expect((await call('DELETE', `staff/${deleted.id}`, admin)).status).toBe(200)
    for (const table of ['staff_second_factors', 'staff_recovery_codes', 'staff_verified_sessions'])
      expect(await inDatabase(environmentOf(site), `SELECT * FROM ${table} WHERE staff_id = ${deleted.id}`)).toEqual([])
  })

  test(`administrators reset the second factor of colleagues, operators of anybody (${kind})`, {
    tag: '@full',
  }, async () => {
    const admin = await asAdmin()
    const lost = await account('mat-may@ilc.example', admin)
    const colleague = await account('dong-nghiep@ilc.example', admin, ['editor', 'moderator'])
    const reset = (cookie: string, id: unknown) => call('POST', 'staff/second-factor/reset', cookie, { id })
    expect((await reset(admin, lost.id)).status).toBe(409)
    await setUp(lost.cookie)
    const own = (await userOf(admin))?.id
    for (const [cookie, id, status] of [
      [colleague.cookie, lost.id, 403],
      [lost.cookie, lost.id, 403],
      [admin, own, 409],
      [admin, 999_999, 404],
      [admin, { gt: 0 }, 404],
      [admin, lost.id, 200],
    ] as const)
      expect((await reset(cookie, id)).status).toBe(status)
    expect(await userOf(lost.cookie)).toBeNull()
    // The account has no second factor by now: the session that ended with it stays ended.
    await writeBack(site, lost.id, lost.cookie)
    expect(await userOf(lost.cookie)).toBeNull()
    const again = session(await login({ email: lost.email, password }))
    expect((await userOf(again))?.id).toBe(lost.id)

    await setUp(again)
    const run = () => runCommand(environmentOf(site), 'staff', 'reset-second-factor', lost.email)
    expect(await run()).toMatchObject({ status: 0, output: expect.stringContaining('signed out everywhere') })
    expect(await run()).toMatchObject({ status: 1, output: expect.stringContaining('has no second factor') })
    expect([await userOf(again), (await login({ email: lost.email, password })).status]).toEqual([null, 200])
    // SQLite gives the id of a deleted account, and so its activities, to the next one.
    expect((await activities(admin, lost.id)).slice(0, 4)).toEqual([
      ['SECOND_FACTOR_RESET', 'npm run staff'],
      ['SECOND_FACTOR_SET', lost.email],
      ['SECOND_FACTOR_RESET', staff.email],
      ['SECOND_FACTOR_SET', lost.email],
    ])
  })

  test(`a session that was ended stays ended, even if it is written back (${kind}) @full`, async () => {
    const admin = await asAdmin()
    const { id, email, cookie } = await account('het-phien@ilc.example', admin)
    const sessions = [cookie]
    for (let i = 0; i < 3; i++) sessions.push(session(await login({ email, password })))
    const [kept = '', one = '', two = '', three = ''] = sessions
    const valid = async () => (await Promise.all(sessions.map(userOf))).map((user) => user?.id === id)

    expect((await call('POST', 'staff/logout', one)).status).toBe(200)
    await writeBack(site, id, one)
    expect(await valid()).toEqual([true, false, true, true])
    expect((await call('PATCH', `staff/${id}`, kept, { password: another, currentPassword: password })).status).toBe(
      200,
    )
    await writeBack(site, id, two)
    expect(await valid()).toEqual([true, false, false, false])
    expect((await call('PATCH', `staff/${id}`, admin, { password })).status).toBe(200)
    await writeBack(site, id, kept)
    await writeBack(site, id, three)
    expect(await valid()).toEqual([false, false, false, false])
    const last = session(await login({ email, password }))
    expect((await call('POST', 'staff/logout?allSessions=true', last)).status).toBe(200)
    await writeBack(site, id, last)
    expect(await userOf(last)).toBeNull()
  })

  test(`where everybody must have one, nobody does anything before it is set up (${kind}) @full`, async () => {
    const admin = await asAdmin()
    const late = await account('chua-bat@ilc.example', admin)
    const other = await account('cung-chua@ilc.example', admin)
    const require = (cookie: string, requireSecondFactor: boolean) =>
      call('POST', 'globals/staff-security', cookie, { requireSecondFactor })
    expect((await require(late.cookie, true)).status).toBe(403)
    expect((await require(admin, true)).status).toBe(409)
    const { secret } = await setUp(admin, staff.password)
    expect((await require(admin, true)).status).toBe(200)

    expect([await userOf(late.cookie), (await userOf(admin))?.id]).toEqual([null, expect.any(Number)])
    for (const at of ['articles', 'staff', 'payload-preferences/nav', 'access'])
      expect(await (await call('GET', at, late.cookie)).text()).toBe(await (await call('GET', at)).text())
    const confirmed = await call('POST', 'staff/second-factor/confirm', late.cookie, { setUp: 'x', code: '123456' })
    expect(confirmed.status).toBe(403)
    expect(await refusal(await login({ email: late.email, password }))).toEqual([401, 'SET_UP'])

    const begin = async (email: string, currentPassword: string) => {
      const answer = await call('POST', 'staff/second-factor/begin', '', { email, currentPassword })
      expect(answer.headers.getSetCookie()).toEqual([])
      return { status: answer.status, ...(await read(answer)) }
    }
    expect((await begin(late.email, another)).status).toBe(401)
    expect((await begin('khong@ilc.example', another)).status).toBe(401)
    expect((await begin(staff.email, staff.password)).status).toBe(403)
    const [offer, foreign] = [await begin(late.email, password), await begin(other.email, password)]
    const plain = (offer.secret ?? '').replaceAll(' ', '')
    const enter = (setUpBy: string | undefined, code: string, typed = password) =>
      login({ email: late.email, password: typed, setUp: setUpBy, code })
    const now = () => codeAt(plain, Date.now())
    expect(await refusal(await enter(foreign.setUp, now()))).toEqual([401, 'SET_UP'])
    expect(await refusal(await enter('x', now()))).toEqual([401, 'SET_UP'])
    expect(await refusal(await enter(offer.setUp, wrongCode(plain)))).toEqual([401, 'CODE'])
    expect((await refusal(await enter(offer.setUp, now(), another)))[0]).toBe(401)
    const admitted = await withCode(site, plain, (code) => enter(offer.setUp, code))
    const { recoveryCodes } = await read(admitted)
    expect([admitted.status, recoveryCodes?.length]).toEqual([200, 10])
    const cookie = session(admitted)
    expect((await userOf(cookie))?.id).toBe(late.id)
    const off = await withCode(site, plain, (code) =>
      call('POST', 'staff/second-factor/turn-off', cookie, { currentPassword: password, code }),
    )
    expect(off.status).toBe(409)
    expect(await refusal(await enter(offer.setUp, '123456'))).toEqual([401, 'CODE'])
    expect(await activities(admin, late.id)).toEqual([['SECOND_FACTOR_SET', late.email]])

    const made = await account('moi@ilc.example', admin)
    expect([made.status, made.cookie]).toEqual([401, ''])
    const forced = await withCode(site, secret, (code) => login({ ...staff, code }))
    expect((await require(session(forced), false)).status).toBe(200)
    expect((await login({ email: other.email, password })).status).toBe(200)
  })
}
