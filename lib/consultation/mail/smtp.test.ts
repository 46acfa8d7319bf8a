import { once } from 'node:events'
import net, { type AddressInfo } from 'node:net'
import { afterEach, describe, expect, test } from '@jest/globals'
import type { SMTPServerOptions } from 'smtp-server'
import { startMailServer } from '@/lib/testing/mail-server'
import { leavesOf, readMail } from '@/lib/testing/read-mail'
import { confirmation, staffNotice } from './consultation-mails'
import { sampleInstitute, sampleRequest } from '@/lib/testing/mail-fixtures'
import type { Mail } from './mail'
import { MailFailed } from './mail-failed'
import { smtpSender, transportOptions, type SmtpTimeouts } from './smtp'

const from = { name: 'Viện ILC', address: 'web@ilc.example' }
const longTimeouts: SmtpTimeouts = { connection: 4000, greeting: 4000, answer: 4000, whole: 4000 }
const shortTimeouts: SmtpTimeouts = { connection: 500, greeting: 150, answer: 400, whole: 1200 }
const messageId = '<confirmation.42@ilc.example>'
const studioUrl = 'https://ilc.example/admin/collections/consultation-requests/42'

const stops: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})

async function mailServer(options: SMTPServerOptions = {}) {
  const server = await startMailServer(options)
  stops.push(server.stop)
  return server
}

const sample = confirmation(sampleRequest, sampleInstitute)
const notice = (changes: Partial<typeof sampleRequest> = {}, institute = sampleInstitute) =>
  staffNotice({ ...sampleRequest, ...changes }, institute, studioUrl)
const twoStaff = { ...sampleInstitute, staff: ['a@ilc.example', 'b@ilc.example'] }

const send = (address: string, mail: Mail = sample, timeouts = longTimeouts) =>
  smtpSender(address, from, timeouts)(mail, messageId)

async function taken(mail: Mail) {
  const server = await mailServer()
  await send(`smtp://127.0.0.1:${server.port}`, mail)
  const [{ raw, to } = { raw: '', to: [] }] = server.taken
  return { raw, to, read: readMail(raw) }
}

async function failure(address: string, timeouts = longTimeouts): Promise<MailFailed> {
  const error: unknown = await send(address, sample, timeouts).catch((thrown: unknown) => thrown)
  if (error instanceof MailFailed) return error
  throw new Error(`Not a failed mail: ${String(error)}`)
}

const refusal = (code: number, text: string) => Object.assign(new Error(text), { responseCode: code })

describe('the message that a server receives', () => {
  test('a confirmation in Chinese', async () => {
    const mail = confirmation({ ...sampleRequest, language: 'zh' }, sampleInstitute)
    const { to, raw, read } = await taken(mail)
    expect(to).toEqual(['an@mail.example'])
    expect(Object.fromEntries(read.headers)).toMatchObject({
      subject: mail.subject,
      from: 'Viện ILC <web@ilc.example>',
      to: 'an@mail.example',
      'reply-to': 'lienhe@ilc.example',
      'message-id': messageId,
      'auto-submitted': 'auto-generated',
      'content-language': 'zh-Hans',
      'mime-version': '1.0',
    })
    expect(read.headers.has('x-mailer')).toBe(false)
    expect(Date.parse(read.headers.get('date') ?? '')).toBeGreaterThan(Date.now() - 60_000)
    // Maximum octets of a line (RFC 5322, 2.1.1). The test mails contain only ASCII, so characters are octets.
    expect(raw).toMatch(/^[\r\n\t -~]*$/)
    expect(Math.max(...raw.split('\r\n').map(({ length }) => length))).toBeLessThan(998)
    expect(raw.replace(/\r\n/g, '')).not.toMatch(/[\r\n]/)

    const [text, html, calendar, ...others] = leavesOf(read)
    expect(others).toEqual([])
    expect(text?.type).toBe('text/plain; charset=utf-8')
    expect(text?.text.replace(/\r\n/g, '\n').trimEnd()).toBe(mail.text.trimEnd())
    expect(html?.type).toBe('text/html; charset=utf-8')
    expect(html?.text.replace(/\r\n/g, '\n').trimEnd()).toBe(mail.html.trimEnd())
    expect(calendar?.type).toBe('text/calendar; charset=utf-8; method=PUBLISH; name=ILC-7K2M4QXR.ics')
    expect(calendar?.headers.get('content-disposition')).toBe('attachment; filename=ILC-7K2M4QXR.ics')
    expect(calendar?.text).toBe(mail.calendar)
    expect(read.type).toMatch(/^multipart\/mixed/)
    expect(read.parts.map(({ type }) => type.split(';')[0])).toEqual(['multipart/alternative', 'text/calendar'])
  })

  test("the staff's notice goes to each of them, with the visitor as reply address", async () => {
    const { to, read } = await taken(notice({}, twoStaff))
    expect(to).toEqual(['a@ilc.example', 'b@ilc.example'])
    expect(read.headers.get('reply-to')).toBe('an@mail.example')
    expect(read.headers.get('subject')).toBe('Yêu cầu tư vấn ILC-7K2M4QXR: Nguyễn Văn An')
    expect(leavesOf(read).map(({ type }) => type)).toEqual(['text/plain; charset=utf-8', 'text/html; charset=utf-8'])
    expect(leavesOf(read)[0]?.text).toContain(`\n${studioUrl}`)
  })

  test.each(['A\r\nBcc: x@y.example', 'A\rBcc: x@y.example', 'A\u2028Bcc: x@y.example', 'A\r\n\r\nBcc: x@y.example'])(
    '%j as a name adds no header and no recipient',
    async (fullName) => {
      for (const mail of [confirmation({ ...sampleRequest, fullName }, sampleInstitute), notice({ fullName })]) {
        const { to, read } = await taken(mail)
        expect(to).toEqual([mail.to])
        expect(read.headers.has('bcc')).toBe(false)
        expect(read.headers.get('subject')).toBe(mail.subject)
      }
    },
  )

  test.each(['x@y.example\r\nBcc: z@y.example', 'x@y.example\r\n\r\nHello'])(
    '%j as reply address adds no header',
    async (email) => {
      const { to, read } = await taken(notice({ email }))
      expect(to).toEqual(['lienhe@ilc.example'])
      expect(read.headers.has('bcc')).toBe(false)
      expect(leavesOf(read)[0]?.text).toMatch(/^Có một yêu cầu/)
    },
  )

  test('line breaks in a subject cannot add a header', async () => {
    const { read } = await taken({ ...sample, subject: 'A\r\nBcc: x@y.example' })
    expect(read.headers.get('subject')).toBe('A Bcc: x@y.example')
  })
})

describe('errors of a refusal', () => {
  test.each([
    ['a recipient that is not there', 550, 'No such user', true],
    ['a full mailbox', 552, 'Full', true],
    ['a greylisted recipient', 451, 'Try later', false],
    ['a server that wants a sign-in first', 530, 'Sign in', false],
    ['a server that does not relay, which the settings can correct', 554, 'Relay access denied', false],
  ])('%s (%d %s to RCPT): final %s', async (_, code, text, isFinal) => {
    const { port, taken } = await mailServer({ onRcptTo: (_address, _session, done) => done(refusal(code, text)) })
    expect(await failure(`smtp://127.0.0.1:${port}`)).toMatchObject({
      isFinal,
      reason: expect.stringContaining(text),
    })
    expect(taken).toEqual([])
  })

  test.each([
    [554, true],
    [451, false],
  ])('a message answered with %d: final %s', async (code, isFinal) => {
    const { port } = await mailServer({
      onData: (stream, _session, done) => void stream.resume().on('end', () => done(refusal(code, 'Not this'))),
    })
    expect(await failure(`smtp://127.0.0.1:${port}`)).toMatchObject({ isFinal })
  })

  test.each<[string, SMTPServerOptions]>([
    ['the sender', { onMailFrom: (_address, _session, done) => done(refusal(550, 'Not you')) }],
    ['the connection', { onConnect: (_session, done) => done(refusal(554, 'Not from there')) }],
    ['the password', { onAuth: (_auth, _session, done) => done(refusal(535, 'Wrong password')) }],
  ])('a refusal of %s is not final, because the settings can be corrected', async (_, options) => {
    const { port } = await mailServer(options)
    expect(await failure(`smtp://web:wrong@127.0.0.1:${port}`)).toMatchObject({
      isFinal: false,
      reason: expect.stringMatching(/5\d\d/),
    })
  })

  test.each([
    ['No <an@mail.example> here', 'No … here'],
    ['an@mail.example: unknown', '… unknown'],
    ['No "an b"@mail.example here', 'No … here'],
    ['unknown user (an@mail.example)', 'unknown user …'],
  ])('%j is reported without the address', async (said, reported) => {
    const { port } = await mailServer({ onRcptTo: (_address, _session, done) => done(refusal(550, said)) })
    const { reason, message } = await failure(`smtp://127.0.0.1:${port}`)
    expect(reason).toMatch(/: 550 /)
    expect(reason.endsWith(reported)).toBe(true)
    expect(message).toBe(`A mail was not sent: ${reason}`)
  })

  test('one refused recipient of several does not fail the mail', async () => {
    const { port, taken } = await mailServer({
      onRcptTo: ({ address }, _session, done) => done(address.startsWith('a@') ? refusal(550, 'No') : null),
    })
    await send(`smtp://127.0.0.1:${port}`, notice({}, twoStaff))
    expect(taken.map(({ to }) => to)).toEqual([['b@ilc.example']])
  })
})

describe('a server that does not answer', () => {
  const sockets = new Set<net.Socket>()
  afterEach(() => sockets.clear())

  async function listener(onConnection: (socket: net.Socket) => unknown): Promise<number> {
    const server = net.createServer((socket) => {
      // A socket that is not read does not notice that the other side has closed it.
      sockets.add(socket.on('error', () => undefined).resume())
      onConnection(socket)
    })
    await new Promise<void>((ready) => void server.listen(0, '127.0.0.1', ready))
    stops.push(
      () =>
        new Promise((done) => {
          for (const socket of sockets) socket.destroy()
          server.close(() => done())
        }),
    )
    return (server.address() as AddressInfo).port
  }

  test.each<[string, (socket: net.Socket) => unknown, string]>([
    ['never sends a greeting', () => undefined, 'Greeting never received'],
    ['goes silent after its greeting', (socket) => socket.write('220 ilc.example\r\n'), 'Timeout'],
    [
      'keeps sending continuation lines for ever',
      (socket) => {
        socket.write('220 ilc.example\r\n')
        const timer = setInterval(() => socket.write('250-more\r\n'), 50)
        socket.on('close', () => clearInterval(timer))
      },
      'Message sending aborted',
    ],
  ])('%s', async (_, answer, reason) => {
    const failed = await failure(`smtp://127.0.0.1:${await listener(answer)}`, shortTimeouts)
    expect(sockets.size).toBe(1)
    await Promise.all([...sockets].map((socket) => socket.closed || once(socket, 'close')))
    expect(failed).toMatchObject({ isFinal: false, reason })
  })

  test('refuses the connection', async () => {
    const { port, stop } = await startMailServer()
    await stop()
    expect(await failure(`smtp://127.0.0.1:${port}`)).toMatchObject({
      isFinal: false,
      reason: expect.stringContaining('ECONNREFUSED'),
    })
  })
})

describe('encryption', () => {
  test.each([
    ['used if offered, with any certificate', {}, true],
    ['not required', { disabledCommands: ['STARTTLS'] }, false],
  ])('is %s, when no password is sent', async (_, options, encrypted) => {
    const { port, taken } = await mailServer(options)
    await send(`smtp://0.0.0.0:${port}`)
    expect(taken.map(({ isEncrypted }) => isEncrypted)).toEqual([encrypted])
  })

  test.each([
    ['under a certificate that nobody vouches for', {}],
    ['in the clear', { disabledCommands: ['STARTTLS'], allowInsecureAuth: true }],
  ])('no password is sent to another machine %s', async (_, options) => {
    const passwords: unknown[] = []
    const { port, taken } = await mailServer({
      ...options,
      onAuth: ({ password }, _session, done) => {
        passwords.push(password)
        done(null, { user: 'web' })
      },
    })
    expect(await failure(`smtp://web:p%40ss@0.0.0.0:${port}`)).toMatchObject({ isFinal: false })
    expect(await failure(`smtps://web:p%40ss@0.0.0.0:${port}`)).toMatchObject({ isFinal: false })
    expect({ passwords, taken }).toEqual({ passwords: [], taken: [] })
    // On the loopback interface nobody can listen in.
    await send(`smtp://web:p%40ss@127.0.0.1:${port}`)
    expect(passwords).toEqual(['p@ss'])
  })

  test.each([
    ['smtp://mail.example', { host: 'mail.example', port: 587, secure: false }],
    ['smtp://mail.example:25', { port: 25, secure: false, opportunisticTLS: true }],
    ['smtp://web:x@mail.example', { port: 587, secure: false, requireTLS: true, auth: { user: 'web', pass: 'x' } }],
    [
      'smtps://web%40ilc.example:x@mail.example',
      { port: 465, secure: true, auth: { user: 'web@ilc.example', pass: 'x' } },
    ],
    ['smtp://[::1]:2525', { host: '::1', port: 2525 }],
  ])('%s', (address, options) => {
    expect(transportOptions(address)).toMatchObject(options)
  })
})
