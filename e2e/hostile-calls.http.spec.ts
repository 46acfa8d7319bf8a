import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { whole } from './consultation-calls'
import { dataFolder, instance } from './instances'
import { serveForTests } from './prepared-site'
import { asStaff } from './staff'

/** Calls that cost the server much more than whoever sends them (ADR 13) are refused unread. */

const own = instance(173, 'hostile-calls', {})
const log = () => readFileSync(path.join(dataFolder, 'hostile-calls.log'), 'utf8')

serveForTests(own)

async function send(to: string, body: string | FormData, headers: Record<string, string> = {}) {
  const before = log().length
  const answer = await fetch(own.url + to, {
    method: 'POST',
    body,
    headers: { origin: own.url, ...headers },
    redirect: 'manual',
  })
  return { status: answer.status, text: await answer.text(), logged: log().slice(before) }
}

const json = { 'content-type': 'application/json' }
async function staffCookie(): Promise<{ cookie: string }> {
  const api = await asStaff(own.url)
  const { cookies } = await api.storageState()
  await api.dispose()
  return { cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') }
}

async function serverFunctions(): Promise<string[]> {
  const html = await (await fetch(`${own.url}/admin/login`)).text()
  return [...new Set(html.match(/\b[\da-f]{42}\b/g))]
}

const oddNames = ['constructor', '__proto__', 'toString', 'valueOf', 'hasOwnProperty', 'x']

test('nobody calls a server function without a session, and staff none by a name that objects have', async () => {
  const ids = await serverFunctions()
  expect(ids.length).toBeGreaterThan(0)
  const planted: Record<string, string>[] = [{}, { cookie: 'payload-token=x' }, { authorization: 'JWT a.b.c' }]
  const session = await staffCookie()
  for (const id of ids)
    for (const name of oddNames) {
      const call = (headers: Record<string, string>) =>
        send('/admin/login', JSON.stringify([{ name, args: {} }]), {
          'next-action': id,
          'content-type': 'text/plain;charset=UTF-8',
          ...headers,
        })
      for (const headers of planted) {
        const { status, text, logged } = await call(headers)
        expect([name, status, text.length < 1000, logged.split('\n').length < 4]).toEqual([name, 403, true, true])
      }
      const { text, logged } = await call(session)
      expect([name, text.includes(session.cookie.split('=')[1] ?? ''), logged.length < 4000]).toEqual([
        name,
        false,
        true,
      ])
    }
})

const answersIn = (received: string) => received.split('HTTP/1.1 ').length - 1

async function twoOnOneConnection(head: string, pieces: readonly string[]): Promise<string> {
  const { hostname, port, host } = new URL(own.url)
  const socket = connect(Number(port), hostname)
  let received = ''
  const ended = once(socket, 'close')
  socket.on('data', (piece: Buffer) => {
    received += piece.toString('latin1')
    if (answersIn(received) === 2) socket.destroy()
  })
  socket.write(`POST ${head}\r\nhost: ${host}\r\norigin: ${own.url}\r\n`)
  for (const piece of pieces) {
    socket.write(piece, 'latin1')
    await new Promise((resolve) => setImmediate(resolve))
  }
  socket.write(`GET /readyz HTTP/1.1\r\nhost: ${host}\r\n\r\n`)
  await ended
  return received
}

const form = (rest: string) => `--x\r\ncontent-disposition: form-data; name="0"\r\n\r\n${rest}`

test('a call that is refused, or fails, before its body was read does not hold up the next one', async () => {
  const [id = ''] = await serverFunctions()
  const { cookie } = await staffCookie()
  const undecodable = form(`["$F1"]\r\n--x\r\ncontent-disposition: form-data; name="0"\r\n\r\n${'x'.repeat(400_000)}`)
  const type = 'content-type: multipart/form-data; boundary=x\r\n'
  const long = [`content-length: ${undecodable.length}\r\n\r\n`, ...(undecodable.match(/[^]{1,50000}/g) ?? [])]
  const chunked = ['transfer-encoding: chunked\r\n\r\n', `61a80\r\n${'x'.repeat(400_000)}\r\n`, '0\r\n\r\n']
  const calls: [string, string[]][] = [
    ['/admin/login HTTP/1.1', [`next-action: ${id}\r\n${type}`, ...long]],
    ['/admin HTTP/1.1', [`next-action: ${id}\r\ncookie: ${cookie}\r\n${type}`, ...long]],
    ['/admin HTTP/1.1', [`cookie: ${cookie}\r\n${type}`, ...long]],
    ['/admin/api/articles HTTP/1.1', [type, ...long]],
    ['/admin/api/articles HTTP/1.1', [type, ...chunked]],
    ['/api/x HTTP/1.1', [type, ...chunked]],
    ['/api/revalidate HTTP/1.1', [type, ...long]],
    ['/tin-tuc HTTP/1.1', [type, ...long]],
    ['/tin-tuc HTTP/1.1', [type, ...chunked]],
  ]
  for (const [head, pieces] of calls) {
    const received = await twoOnOneConnection(head, pieces)
    expect([head, answersIn(received), received.slice(0, 12)]).toEqual([
      head,
      2,
      expect.stringMatching(/HTTP\/1\.1 [245]/),
    ])
  }
})

const manyKeys = JSON.stringify(Object.fromEntries(Array.from({ length: 158_000 }, (_, at) => [`k${at}`, 1])))
const nested = `{"title":[${'[],'.repeat(500_000)}[]]}`

test('a body is not parsed for somebody without a session, and not one of names that no record has', async () => {
  const session = await staffCookie()
  for (const to of ['/admin/api/articles', '/admin/api/staff/login', '/admin/api/globals/moderation'])
    expect([to, (await send(to, manyKeys, json)).status]).toEqual([to, to.endsWith('login') ? 413 : 403])
  for (const to of ['/admin/api/articles', '/admin/api/globals/moderation'])
    for (const [body, status] of [
      [manyKeys, 400],
      [nested, 413],
    ] as const)
      expect([to, (await send(to, body, { ...json, ...session })).status]).toEqual([to, status])
  const unknown = (data: object) =>
    send('/admin/api/articles?draft=true', JSON.stringify(data), { ...json, ...session })
  for (const [data, at] of [
    [{ title: 'x', titel: 'x' }, 'titel'],
    [{ title: 'x', meta: { titel: 'x' } }, 'meta.titel'],
  ] as const) {
    const { status, text } = await unknown(data)
    expect([status, text]).toEqual([400, expect.stringContaining(`: ${at}"`)])
  }
})

const fields = (count: number) => {
  const many = new FormData()
  for (let at = 0; at < count; at += 1) many.append(`f${at}`, 'x')
  return many
}
const urlencoded = { 'content-type': 'application/x-www-form-urlencoded' }
const withFile = (name: string) => {
  const upload = new FormData()
  upload.append('file', new File(['Xin chào'], 'a.txt'))
  upload.append(name, 'x')
  return upload
}

test('forms of visitors have their own fields and one file, and little text beside it @full', async () => {
  const network = (at: number) => ({ 'x-forwarded-for': `203.0.113.${at}` })
  const calls: [string, string | FormData, Record<string, string>, number][] = [
    ['/lien-he', 'a=1&'.repeat(2_500_000), urlencoded, 413],
    ['/lien-he', fields(150_000), {}, 413],
    ['/lien-he', withFile('unknown'), {}, 400],
    ['/lien-he', withFile('fullName'), {}, 422],
    ['/api/reservation/form', fields(150_000), {}, 413],
    ['/api/auto/upload', 'a=1&'.repeat(2_500_000), urlencoded, 413],
    ['/api/auto/upload', fields(150_000), {}, 413],
    ['/api/auto/upload', withFile('upload_preset'), {}, 200],
    ['/api/reservation', JSON.stringify({ ...whole('Trần Văn Thử'), more: {} }), json, 201],
  ]
  for (const [at, [to, body, headers, status]] of calls.entries()) {
    const answer = await send(to, body, { ...headers, ...network(at) })
    expect([at, to, answer.status]).toEqual([at, to, status])
  }
})
