import { once } from 'node:events'
import { Agent, request as ask, type IncomingMessage } from 'node:http'
import { expect, test } from '@playwright/test'
import { requestsPath, stored } from './consultation-calls'
import { instances } from './instances'
import { asStaff } from './staff'

const site = instances.sqlite

test.use({ baseURL: site.url, extraHTTPHeaders: { 'x-forwarded-for': '203.0.113.99' } })

const whole = {
  fullName: 'Phạm Thị Dây',
  phone: '+84 912 345 678',
  gmail: 'day@cong-ty.example',
  address: 'Hà Nội',
  subject: 'ra-soat-hop-dong, tu-van',
  content: 'Xin hẹn',
  file: null,
  status: 'CLOSED',
  consultDate: '2999-01-02T00:00:00+07:00',
}

/** The same in the fields of the form without script. */
const { gmail: email, subject: _, status: __, consultDate: ___, ...others } = whole
const typed = { ...others, email, file: '' }

test('a request is answered 201 with its reference; repeated, with the same', async ({ request }) => {
  const [first, second] = await Promise.all([0, 1].map(() => request.post('/api/reservation', { data: whole })))
  expect([first?.status(), second?.status()]).toEqual([201, 201])
  const answer = (await first?.json()) as { data: { reference: string; status: string } }
  expect(answer.data).toEqual({
    reference: expect.stringMatching(/^ILC-\w{8}$/),
    correctionKey: expect.stringMatching(/^ILC-\w{8}_[\w-]{43}$/),
    status: 'PENDING',
  })
  expect(await second?.json()).toEqual(answer)
})

test('who has the key to a request corrects it once, under its number; nobody else does', async ({ request }) => {
  const headers = { 'x-forwarded-for': '203.0.113.93' }
  const post = async (data: Record<string, unknown>) => {
    const answer = await request.post('/api/reservation', { data: { ...whole, ...data }, headers })
    expect(answer.status()).toBe(201)
    return ((await answer.json()) as { data: { reference: string; correctionKey: string } }).data
  }
  const fullName = 'Phạm Thị Sửa'
  const first = await post({ fullName, gmail: 'sai@cong-ty.example' })
  const corrected = { fullName, gmail: 'dung@cong-ty.example', correctionKey: first.correctionKey }
  const both = await Promise.all([post(corrected), post(corrected)])
  expect(both).toEqual([first, first])
  const forged = `${first.reference}_${'A'.repeat(43)}`
  const other = await post({ fullName, gmail: 'ke-khac@cong-ty.example', correctionKey: forged })
  expect(other.reference).not.toBe(first.reference)

  const api = await asStaff(site.url)
  const rows = await stored(api, `where[fullName][equals]=${encodeURIComponent(fullName)}&sort=createdAt`)
  expect(rows.map(({ reference, gmail, revision, history }) => [reference, gmail, revision, history.length])).toEqual([
    [first.reference, 'dung@cong-ty.example', 1, 1],
    [other.reference, 'ke-khac@cong-ty.example', 0, 0],
  ])
  const closed = await api.patch(`${requestsPath}/${rows[0]?.id}`, { data: { status: 'CLOSED' } })
  expect(closed.status()).toBe(200)
  const late = await post({ ...corrected, content: 'Xin hẹn lại' })
  expect(late.reference).not.toBe(first.reference)
  await api.dispose()
})

test('a request sent without script, and again with it, is stored once', async ({ request }) => {
  const changed = { fullName: 'Phạm Thị Hai Lần', phone: '0912345678' }
  const form = { ...typed, ...changed, subjects: 'tu-van', consultDate: '01/02/2999' }
  const [reference] = /ILC-\w{8}/.exec(await (await request.post('/lien-he', { multipart: form })).text()) ?? []
  const again = await request.post('/api/reservation', { data: { ...whole, ...changed, subject: 'tu-van' } })
  expect(await again.json()).toMatchObject({ data: { reference } })
})

test('a request queued over midnight is checked as of the day it was sent, and is stored once', async ({ request }) => {
  // A Saturday where that would be a Sunday, which is closed.
  const [day, ago] = [86_400_000, new Date(Date.now() - 86_400_000 + 25_200_000).getUTCDay() === 0 ? 2 : 1]
  const yesterday = new Date(Date.now() - ago * day)
  const time = yesterday.toISOString()
  const late = { ...whole, fullName: 'Phạm Thị Khuya', consultDate: time, askedAt: time }
  const send = (data: object) => request.post('/api/reservation', { data })
  const [first, second] = [await send(late), await send(late)]
  expect([first.status(), second.status(), await second.json()]).toEqual([201, 201, await first.json()])
  expect((await send({ ...late, askedAt: undefined })).status()).toBe(422)
})

test('a form with too large a file keeps its values', async ({ request }) => {
  const file = { name: 'phim.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(25_000_000, 'a') }
  const answer = await request.post('/lien-he', { multipart: { fullName: 'Phạm Văn Nặng', phone: '0912', file } })
  expect(answer.status()).toBe(422)
  for (const part of ['value="Phạm Văn Nặng"', '10 MB']) expect(await answer.text()).toContain(part)
})

test('a client that sends too often is refused, and the form keeps its values', async ({ request }) => {
  const headers = { 'x-forwarded-for': '203.0.113.201' }
  const send = () => request.post('/lien-he', { multipart: { fullName: 'Phạm Văn Nhiều' }, headers })
  for (let i = 0; i < 20; i++) expect((await send()).status()).toBe(422)
  const answer = await send()
  expect(answer.status()).toBe(429)
  for (const part of ['Gửi thất bại!', 'value="Phạm Văn Nhiều"']) expect(await answer.text()).toContain(part)
})

test('errors are reported by field name, and nothing is stored', async ({ request }) => {
  const answer = await request.post('/api/reservation', {
    data: { ...whole, phone: '+86 1234', gmail: 'x', consultDate: '2020-01-01' },
  })
  expect(answer.status()).toBe(422)
  expect(await answer.json()).toMatchObject({
    error: {
      code: 'invalid_fields',
      fields: { phone: 'phoneForeign', gmail: 'emailInvalid', consultDate: 'datePast' },
    },
  })
})

test('the next request on a connection does not wait for a body that was too long', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const statusOf = async (method: string, at: string, body?: Buffer) => {
    const requested = ask(site.url + at, { method, agent, headers: { 'content-type': 'application/json' } }).end(body)
    const [answer] = (await once(requested, 'response')) as [IncomingMessage]
    answer.resume()
    await once(answer, 'end')
    return answer.statusCode
  }
  expect(await statusOf('POST', '/api/reservation', Buffer.alloc(15_000_000))).toBe(413)
  expect(await statusOf('GET', '/robots.txt')).toBe(200)
  agent.destroy()
})

test('malformed requests are refused', async ({ request }) => {
  const origin = 'https://evil.example'
  for (const [to, sent, status] of [
    ['/api/reservation', { data: '{', headers: { 'content-type': 'application/json' } }, 400],
    ['/api/reservation', { data: whole, headers: { origin } }, 403],
    ['/api/reservation', { data: whole, headers: { origin, host: 'evil.example' } }, 403],
    ['/api/reservation', { data: { ...whole, content: 'x'.repeat(300_000) } }, 413],
    ['/lien-he', { form: { fullName: 'x' }, headers: { origin } }, 403],
  ] as const)
    expect([to, (await request.post(to, sent)).status()]).toEqual([to, status])
})

test('without script the page shows messages and typed values, and no address contains a name', async ({ request }) => {
  const answer = await request.post('/en/lien-he', { multipart: { fullName: '<b>Ann</b> "Lee"', phone: '0912' } })
  const html = await answer.text()
  expect([answer.status(), answer.headers()['cache-control']]).toEqual([422, 'private, no-store'])
  expect(html).toContain('<html lang="en"')
  expect(html).toContain('Please enter your email address')
  expect(html).toContain('value="&lt;b&gt;Ann&lt;/b&gt; &quot;Lee&quot;"')
  expect(new URL(answer.url()).pathname).toBe('/en/lien-he')

  const dayFirst = { ...typed, consultDate: '25/12/2999' }
  const offer = await request.post('/en/lien-he', { multipart: dayFirst })
  expect(offer.status()).toBe(422)
  expect(await offer.text()).toContain('Did you mean 12/25/2999?')
  const taken = await request.post('/en/lien-he', { multipart: { ...dayFirst, useOffer: '1' } })
  const form = await taken.text()
  expect([taken.status(), form.includes('value="12/25/2999"'), /ILC-\w{8}/.test(form)]).toEqual([200, true, false])
})

test('a Sunday is refused: by the API, and by the form without script, which offers the Monday', async ({
  request,
}) => {
  const byApi = await request.post('/api/reservation', {
    data: { ...whole, consultDate: '2999-01-06T00:00:00+07:00' },
    headers: { 'x-forwarded-for': '203.0.113.92' },
  })
  expect([byApi.status(), await byApi.json()]).toMatchObject([
    422,
    { error: { fields: { consultDate: 'dateClosed' } } },
  ])
  const onSunday = { ...typed, consultDate: '01/06/2999' }
  const html = await (await request.post('/en/lien-he', { multipart: onSunday })).text()
  expect(html).toContain('The Institute is closed on this day')
  expect(html).toContain('The next open day is 01/07/2999')
  const taken = await request.post('/en/lien-he', { multipart: { ...onSunday, useOffer: '1' } })
  expect(await taken.text()).toContain('value="01/07/2999"')
})
