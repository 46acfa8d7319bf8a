import { afterEach, expect, test } from '@jest/globals'
import { startMailServer } from '@/lib/testing/mail-server'
import { readMail } from '@/lib/testing/read-mail'
import { checkMail } from './mail-check'

type Server = Awaited<ReturnType<typeof startMailServer>>
type Options = Parameters<typeof startMailServer>[0]

let server: Server | undefined
afterEach(async () => {
  await server?.stop()
  server = undefined
})

const from = { name: 'ILC', address: 'web@ilc.example' }

async function check(options: Options, { user = '', to }: { user?: string; to?: string } = {}) {
  server = await startMailServer(options)
  const settings = {
    SMTP_URL: `smtp://${user}127.0.0.1:${server.port}`,
    MAIL_FROM: from,
    SITE_URL: 'https://ilc.example',
  }
  const [found] = await checkMail({ settings, to })
  return found && `${'code' in found ? found.code : 'fine'}: ${found.found}`
}

const refusal = (code: number, message: string) => Object.assign(new Error(message), { responseCode: code })

test('connects and sends nothing, and says how to send a mail', async () => {
  expect(await check({})).toBe('fine: the mail server accepts this site; --mail ADDRESS sends a mail there')
  expect(server?.taken).toEqual([])
})

test('signs in, with the password decoded', async () => {
  const passwords: unknown[] = []
  const options: Options = {
    onAuth: ({ password }, _session, done) => {
      passwords.push(password)
      done(null, { user: 'web' })
    },
  }
  expect(await check(options, { user: 'web:p%40ss@' })).toMatch(/^fine/)
  expect(passwords).toEqual(['p@ss'])
})

test('a wrong password is refused', async () => {
  const options: Options = { onAuth: (_auth, _session, done) => done(refusal(535, 'Wrong password')) }
  expect(await check(options, { user: 'web:wrong@' })).toMatch(/^mail-refused: .*535/)
})

test('a mail is sent to the operator', async () => {
  expect(await check({}, { to: 'operator@mail.example' })).toMatch(/^fine: a mail was sent/)
  const [mail] = server?.taken ?? []
  expect(mail?.to).toEqual(['operator@mail.example'])
  expect(readMail(mail?.raw ?? '').headers.get('subject')).toBe('Test of https://ilc.example')
})

test('a refused mail is reported without the address', async () => {
  const options: Options = { onRcptTo: ({ address }, _session, done) => done(refusal(550, `No <${address}>`)) }
  expect(await check(options, { to: 'operator@mail.example' })).toMatch(
    /^mail-not-sent: the mail was refused: .*550 No …$/,
  )
})

test('no server', async () => {
  const { port, stop } = await startMailServer()
  await stop()
  const settings = { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: from, SITE_URL: 'https://ilc.example' }
  expect(await checkMail({ settings, to: undefined })).toMatchObject([{ code: 'mail-unreachable' }])
  expect(await checkMail({ settings: { ...settings, SMTP_URL: undefined }, to: 'a@b.example' })).toMatchObject([
    { code: 'mail-off' },
  ])
})

test('a certificate that nobody vouches for is no matter of host and port', async () => {
  server = await startMailServer({ secure: true })
  const settings = { SMTP_URL: `smtps://127.0.0.1:${server.port}`, MAIL_FROM: from, SITE_URL: 'https://ilc.example' }
  expect(await checkMail({ settings, to: undefined })).toMatchObject([{ code: 'mail-certificate' }])
})

test('TLS at a port that begins without it', async () => {
  server = await startMailServer()
  const settings = { SMTP_URL: `smtps://127.0.0.1:${server.port}`, MAIL_FROM: from, SITE_URL: 'https://ilc.example' }
  expect(await checkMail({ settings, to: undefined })).toMatchObject([{ code: 'mail-encryption' }])
})

test('a server that refuses this machine at once', async () => {
  const onConnect: Options = { onConnect: (_session, done) => done(refusal(554, 'Your network is blocked')) }
  expect(await check(onConnect, { user: 'web:p@' })).toMatch(/^mail-blocked: .*554/)
})
