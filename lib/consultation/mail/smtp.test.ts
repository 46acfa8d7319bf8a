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

async function taken(mail: Mail) {
  const server = await mailServer()
  await smtpSender(`smtp://127.0.0.1:${server.port}`, from)(mail, messageId)
  const [{ raw, to } = { raw: '', to: [] }] = server.taken
  return { raw, to, read: readMail(raw) }
}

async function failure(address: string, timeouts = longTimeouts): Promise<MailFailed> {
  const error: unknown = await smtpSender(
    address,
    from,
    timeouts,
  )(confirmation(sampleRequest, sampleInstitute), messageId).catch((thrown: unknown) => thrown)
  if (error instanceof MailFailed) return error
  throw new Error(`Not a failed mail: ${String(error)}`)
}

const refusal = (code: number, text: string) => Object.assign(new Error(text), { responseCode: code })

describe('the message that a server receives', () => {
  test.each([
    ['vi', 'vi', 'ILC đã nhận yêu cầu tư vấn ILC-7K2M4QXR', 'Tư vấn tại ILC (chờ xác nhận)'],
    ['en', 'en', 'ILC has received your request ILC-7K2M4QXR', 'Consultation at ILC (to be confirmed)'],
    ['zh', 'zh-Hans', 'ILC 已收到您的咨询申请 ILC-7K2M4QXR', 'ILC 咨询（待确认）'],
  ] as const)('a confirmation in %s', async (language, lang, subject, title) => {
    const mail = confirmation({ ...sampleRequest, language }, sampleInstitute)
    const { to, raw, read } = await taken(mail)
    expect(to).toEqual(['an@mail.example'])
    expect(Object.fromEntries(read.headers)).toMatchObject({
      subject,
      from: 'Viện ILC <web@ilc.example>',
      to: 'an@mail.example',
      'reply-to': 'lienhe@ilc.example',
      'message-id': messageId,
      'auto-submitted': 'auto-generated',
      'content-language': lang,
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
    expect(calendar?.text).toContain(`\r\nSUMMARY:${title}\r\n`)
    expect(read.type).toMatch(/^multipart\/mixed/)
    expect(read.parts.map(({ type }) => type.split(';')[0])).toEqual(['multipart/alternative', 'text/calendar'])
  })

  test("the staff's notice goes to each of them, with the visitor as reply address", async () => {
    const { to, read } = await taken(
      staffNotice(sampleRequest, { ...sampleInstitute, staff: ['a@ilc.example', 'b@ilc.example'] }, studioUrl),
    )
    expect(to).toEqual(['a@ilc.example', 'b@ilc.example'])
    expect(read.headers.get('reply-to')).toBe('an@mail.example')
    expect(read.headers.get('subject')).toBe('Yêu cầu tư vấn ILC-7K2M4QXR: Nguyễn Văn An')
    expect(leavesOf(read).map(({ type }) => type)).toEqual(['text/plain; charset=utf-8', 'text/html; charset=utf-8'])
    expect(leavesOf(read)[0]?.text).toContain(`\n${studioUrl}`)
  })

  test.each([
    'A\r\nBcc: x@y.example',
    'A\nBcc: x@y.example',
    'A\rBcc: x@y.example',
    'A\u2028Bcc: x@y.example',
    'A\r\n\r\nBcc: x@y.example',
  ])('%j as a name adds no header and no recipient', async (fullName) => {
    for (const mail of [
      confirmation({ ...sampleRequest, fullName }, sampleInstitute),
      staffNotice({ ...sampleRequest, fullName }, sampleInstitute, studioUrl),
    ]) {
      const { to, read } = await taken(mail)
      expect(to).toEqual([mail.to])
      expect(read.headers.has('bcc')).toBe(false)
      expect(read.headers.get('subject')).toBe(mail.subject)
    }
  })

  test.each(['x@y.example\r\nBcc: z@y.example', 'x@y.example\r\n\r\nHello'])(
    '%j as reply address adds no header',
    async (email) => {
      const { to, read } = await taken(staffNotice({ ...sampleRequest, email }, sampleInstitute, studioUrl))
      expect(to).toEqual(['lienhe@ilc.example'])
      expect(read.headers.has('bcc')).toBe(false)
      expect(leavesOf(read)[0]?.text).toMatch(/^Có một yêu cầu/)
    },
  )

  test('line breaks in a subject cannot add a header', async () => {
    const { read } = await taken({ ...confirmation(sampleRequest, sampleInstitute), subject: 'A\r\nBcc: x@y.example' })
    expect(read.headers.get('subject')).toBe('A Bcc: x@y.example')
  })
})

describe('errors of a refusal', () => {
  test.each([
    ['a recipient that is not there', 550, true],
    ['a full mailbox', 552, true],
    ['a greylisted recipient', 451, false],
    ['a mailbox that is busy', 450, false],
    ['a server that wants a sign-in first', 530, false],
  ])('%s (%d to RCPT): final %s', async (_, code, isFinal) => {
    const { port, taken } = await mailServer({
      onRcptTo: ({ address }, _session, done) => done(refusal(code, `No <${address}> here`)),
    })
    expect(await failure(`smtp://127.0.0.1:${port}`)).toMatchObject({ isFinal })
    expect(taken).toEqual([])
  })

  test('a server that refuses to relay is a configuration error, so the mail is retried', async () => {
    const { port } = await mailServer({
      onRcptTo: (_address, _session, done) => done(refusal(554, 'Relay access denied')),
    })
    expect(await failure(`smtp://127.0.0.1:${port}`)).toMatchObject({
      isFinal: false,
      reason: expect.stringContaining('Relay access denied'),
    })
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

  test.each([
    [
      'the sender',
      { onMailFrom: (_address, _session, done) => done(refusal(550, 'Not you')) } satisfies SMTPServerOptions,
    ],
    [
      'the connection',
      { onConnect: (_session, done) => done(refusal(554, 'Not from there')) } satisfies SMTPServerOptions,
    ],
    [
      'the password',
      { onAuth: (_auth, _session, done) => done(refusal(535, 'Wrong password')) } satisfies SMTPServerOptions,
    ],
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
    await smtpSender(`smtp://127.0.0.1:${port}`, from)(
      staffNotice(sampleRequest, { ...sampleInstitute, staff: ['a@ilc.example', 'b@ilc.example'] }, studioUrl),
      messageId,
    )
    expect(taken.map(({ to }) => to)).toEqual([['b@ilc.example']])
  })
})

describe('a server that does not answer', () => {
  const sockets = new Set<net.Socket>()
  afterEach(() => sockets.clear())

  async function listener(onConnection: (socket: net.Socket) => void): Promise<number> {
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

  const givenUp = async (port: number) => {
    const failed = await failure(`smtp://127.0.0.1:${port}`, shortTimeouts)
    expect(sockets.size).toBe(1)
    await Promise.all([...sockets].map((socket) => socket.closed || once(socket, 'close')))
    return failed
  }

  test('never sends a greeting', async () => {
    expect(await givenUp(await listener(() => undefined))).toMatchObject({
      isFinal: false,
      reason: 'Greeting never received',
    })
  })

  test('goes silent after its greeting', async () => {
    expect(await givenUp(await listener((socket) => socket.write('220 ilc.example\r\n')))).toMatchObject({
      isFinal: false,
      reason: 'Timeout',
    })
  })

  test('keeps sending continuation lines for ever', async () => {
    const port = await listener((socket) => {
      socket.write('220 ilc.example\r\n')
      const timer = setInterval(() => socket.write('250-more\r\n'), 50)
      socket.on('close', () => clearInterval(timer))
    })
    expect(await givenUp(port)).toMatchObject({ isFinal: false, reason: 'Message sending aborted' })
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
  test('is used if offered, with any certificate, when no password is sent', async () => {
    const { port, taken } = await mailServer()
    await smtpSender(`smtp://0.0.0.0:${port}`, from)(confirmation(sampleRequest, sampleInstitute), messageId)
    expect(taken.map(({ isEncrypted }) => isEncrypted)).toEqual([true])
  })

  test('is not required when no password is sent', async () => {
    const { port, taken } = await mailServer({ disabledCommands: ['STARTTLS'] })
    await smtpSender(`smtp://0.0.0.0:${port}`, from)(confirmation(sampleRequest, sampleInstitute), messageId)
    expect(taken.map(({ isEncrypted }) => isEncrypted)).toEqual([false])
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
    await smtpSender(`smtp://web:p%40ss@127.0.0.1:${port}`, from)(
      confirmation(sampleRequest, sampleInstitute),
      messageId,
    )
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
