import { expect, test } from '@playwright/test'
import { typedDay } from './contact'
import { whole } from './consultation-calls'
import { startHostedBackend, type HostedBackend } from './hosted-backend'
import { instance } from './instances'
import { startPrepared } from './prepared-site'

test.describe.configure({ mode: 'serial' })

const site = instance(67, 'hosted-requests', {})

let backend: HostedBackend
let stop: (() => Promise<void>) | undefined

test.beforeAll(async () => {
  backend = await startHostedBackend()
  const running = await startPrepared({ ...site, environment: { ...site.environment, BACKEND_URL: backend.url } })
  stop = running.stop
})
test.afterAll(async () => {
  await stop?.()
  backend?.stop()
})
test.beforeEach(() => {
  backend.reads = 'as usual'
  backend.writes = { status: 201, body: { message: 'ok' }, stored: [] }
})

const typed = {
  language: 'vi',
  fullName: 'Lê Thị Không Mã',
  phone: '0912345678',
  email: 'le-thi@cong-ty.example',
  address: '12 Lý Thường Kiệt',
  consultDate: typedDay(5),
  content: 'Xin tư vấn về hợp đồng.',
  subjects: 'dich-vu-a',
}

async function sendForm(values: Record<string, string>): Promise<{ status: number; html: string }> {
  const body = new FormData()
  for (const [name, value] of Object.entries(values)) body.set(name, value)
  const answer = await fetch(`${site.url}/lien-he/ket-qua`, { method: 'POST', headers: { origin: site.url }, body })
  return { status: answer.status, html: (await answer.text()).replace(/<script\b[^]*?<\/script>|<!--[^]*?-->/g, '') }
}

const sendByScript = (body: unknown) =>
  fetch(`${site.url}/api/reservation`, {
    method: 'POST',
    headers: { origin: site.url, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

// Before any page was read: nothing of the backend is known.
for (const reads of ['never', 'with 500', 'as usual'] as const) {
  test(`a form without script has its result while reads are answered ${reads}`, async () => {
    backend.reads = reads
    const sent = await sendForm({ ...typed, content: `Khi đọc ${reads}` })
    expect([sent.status, backend.writes.stored.length]).toEqual([200, 1])
    expect(sent.html).toContain('Gửi thành công!')
    expect(sent.html).not.toContain('Gửi thất bại!')

    const wrong = await sendForm({ ...typed, phone: 'abc', consultDate: '01/02/2020' })
    expect([wrong.status, backend.writes.stored.length]).toEqual([422, 1])
    for (const part of [
      'Số điện thoại chỉ chứa số!',
      'Vui lòng chọn ngày không nhỏ hơn ngày hiện tại',
      'value="Lê Thị Không Mã"',
      'value="abc"',
      'Xin tư vấn về hợp đồng.</textarea>',
      'value="dich-vu-a"',
    ])
      expect([part, wrong.html.includes(part)]).toEqual([part, true])
  })
}

test('a request that may have been stored is reported as such, with and without script', async () => {
  backend.writes.status = 500
  const answer = await sendByScript(whole('Lê Thị Không Rõ'))
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([500, null])
  expect(await answer.json()).toMatchObject({ error: { code: 'outcome_unknown' } })
  const { status, html } = await sendForm(typed)
  expect([status, html.includes('Yêu cầu có thể đã đến Viện.')]).toEqual([500, true])
  expect(html).toContain('value="Lê Thị Không Mã"')
  expect(html).not.toContain('Gửi thất bại!')
  expect(backend.writes.stored).toHaveLength(2)
})

test('a request that the backend does not accept is, at the fields that it names', async () => {
  Object.assign(backend.writes, { status: 400, body: { message: ['gmail must be an email'], error: 'Bad Request' } })
  const answer = await sendByScript(whole('Lê Thị Bị Từ Chối'))
  expect([answer.status, await answer.json()]).toMatchObject([
    422,
    { error: { code: 'invalid_fields', fields: { gmail: 'notAccepted' } } },
  ])
  const named = await sendForm(typed)
  expect([named.status, named.html.includes('Email – Nội dung này không được tiếp nhận')]).toEqual([422, true])
  backend.writes.body = { message: 'Bad Request' }
  const unnamed = await sendForm(typed)
  expect([unnamed.status, unnamed.html.includes('Yêu cầu không được tiếp nhận.')]).toEqual([422, true])
  expect(unnamed.html).toContain('value="Lê Thị Không Mã"')
})

test('the time after which the backend wants to be called again is passed on', async () => {
  Object.assign(backend.writes, { status: 503, headers: { 'retry-after': '90' } })
  const answer = await sendByScript(whole('Lê Thị Đợi'))
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '90'])
})
