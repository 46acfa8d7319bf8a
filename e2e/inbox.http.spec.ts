import { expect, test, type APIRequestContext } from '@playwright/test'
import { ask, byReference, requestsPath, stored, whole, type StoredRequest } from './consultation-calls'
import { alsoOnPostgres, instances } from './instances'
import { docsOf, signInStaff } from './staff'

/** What staff do with consultation requests; `npm run test:full` tests it on each database. */

const sites = [instances.sqlite, ...(alsoOnPostgres ? [instances.postgres] : [])]

let networks = 0

const change = (request: APIRequestContext, { id }: StoredRequest, data: Record<string, unknown>) =>
  request.patch(`${requestsPath}/${id}`, { data })

interface StoredMail {
  kind: string
  state: string
  subject: string | null
  text: string
  to: string
}

const mailsOf = (request: APIRequestContext, { id }: StoredRequest) =>
  docsOf<StoredMail>(request, `mails?where[request][equals]=${id}`)

for (const { url } of sites) {
  test.describe(`on ${url}`, () => {
    test.use({ baseURL: url, extraHTTPHeaders: { origin: url } })

    async function received(
      request: APIRequestContext,
      name: string,
      more?: Record<string, unknown>,
    ): Promise<StoredRequest> {
      // Each from a network of its own: many from one would be a series.
      const reference = await ask(request, whole(name, more), { 'x-forwarded-for': `203.0.113.${(networks += 1)}` })
      await signInStaff(request, url)
      const row = await byReference(request, reference)
      if (!row) throw new Error('not stored')
      return row
    }

    test('changes of state, assignee and notes are stored with their author; the text of the visitor is unchanged', async ({
      request,
    }) => {
      const input = { language: 'zh', privacyVersion: '2026-11-22' }
      const row = await received(request, 'Nguyễn Thị Đổi', input)
      expect(row).toMatchObject({ ...input, status: 'PENDING', notes: [], history: [] })
      const [me] = await docsOf<{ id: number; email: string }>(request, 'staff')
      const data = {
        status: 'SCHEDULED',
        assignee: me?.id,
        notes: [{ text: 'Gọi lại sau 14 giờ' }],
        fullName: 'Kẻ khác',
        phone: '0',
        revision: row.revision,
      }
      expect((await change(request, row, data)).status()).toBe(200)
      const after = await byReference(request, row.reference)
      expect(after).toMatchObject({
        status: 'SCHEDULED',
        fullName: 'Nguyễn Thị Đổi',
        notes: [{ text: 'Gọi lại sau 14 giờ', by: { email: me?.email } }],
      })
      expect(after?.history.map(({ what, by }) => [what, by.email])).toEqual([
        ['Trạng thái: Đã nhận → Đã hẹn lịch', me?.email],
        ['Người phụ trách: – → ILC', me?.email],
        ['Thêm ghi chú', me?.email],
      ])
    })

    test('if two officers edit the same request, the second save reports the first, also when simultaneous', async ({
      request,
    }) => {
      const row = await received(request, 'Nguyễn Hai Người')
      const saves = await Promise.all(
        ['ANSWERED', 'CLOSED'].map((status) => change(request, row, { status, revision: row.revision })),
      )
      expect(saves.map((save) => save.status()).sort()).toEqual([200, 409])
      const refused = saves.find((save) => save.status() === 409)
      expect(await refused?.text()).toContain('Đồng nghiệp đã lưu bản khác sau khi bạn mở')
      expect((await byReference(request, row.reference))?.history).toHaveLength(1)
    })

    test('the table opens correctly in Excel: byte order mark, filtered rows, no formula', async ({ request }) => {
      const row = await received(request, '=HYPERLINK("http://evil.example")', {
        content: 'dòng một\ndòng "hai", ba\n=cmd|calc\n"@SUM(1)\n1;=A1',
        address: '+84@SUM(1)',
        phone: '0912345679',
      })
      await change(request, row, { status: 'ANSWERED' })
      const answer = await request.get(`${requestsPath}/export.csv?where[phone][equals]=0912345679`)
      expect([answer.status(), answer.headers()['content-type'], answer.headers()['cache-control']]).toEqual([
        200,
        'text/csv; charset=utf-8',
        'private, no-store',
      ])
      const bytes = await answer.body()
      expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
      const [head = '', ...lines] = bytes.toString('utf8').slice(1).split('\r\n').filter(Boolean)
      expect(head.split(',').slice(0, 3)).toEqual(['"Mã yêu cầu"', '"Ngày nhận"', '"Trạng thái"'])
      expect(lines).toHaveLength(1)
      expect(lines[0]).toMatch(/^"(?:[^"]|"")*"(?:,"(?:[^"]|"")*"){13}$/)
      expect(lines[0]).toContain('Đã trả lời')
      expect(lines[0]).toContain(`"'=HYPERLINK(""http://evil.example"")"`)
      expect(lines[0]).toContain(`'+84@SUM(1)`)
      expect(lines[0]).toContain('0912 345 679')
      expect(lines[0]).toContain(`"dòng một\ndòng ""hai"", ba\n'=cmd|calc\n""'@SUM(1)\n1;'=A1"`)
    })

    test('suspected spam is stored and marked; its sender gets a mail only after staff approve it', async ({
      request,
    }) => {
      const row = await received(request, 'Nguyễn Văn Rác', { website: 'http://spam.example' })
      expect(row).toMatchObject({ status: 'SPAM', suspicions: 'trap, unsigned' })
      const kinds = async () => (await mailsOf(request, row)).map(({ kind }) => kind).sort()
      expect(await kinds()).toEqual(['STAFF_NOTICE'])
      for (const status of ['ANSWERED', 'SPAM']) expect((await change(request, row, { status })).status()).toBe(200)
      expect(await kinds()).toEqual(['STAFF_NOTICE'])
      for (const status of ['PENDING', 'SPAM', 'PENDING'])
        expect((await change(request, row, { status })).status()).toBe(200)
      expect(await kinds()).toEqual(['CONFIRMATION', 'STAFF_NOTICE'])
    })

    test('without a mail server the outbox shows every mail as it would be sent', async ({ request }) => {
      const row = await received(request, 'Nguyễn Thị Thư', { language: 'en' })
      const mails = () => mailsOf(request, row)
      await expect.poll(async () => (await mails()).filter((mail) => mail.subject).length).toBe(2)
      expect((await mails()).map(({ state, to }) => [state, to]).sort()).toEqual([
        ['WAITING', expect.stringMatching(/^khach-/)],
        ['WAITING', 'lienhe@ilc.example'],
      ])
      for (const { text } of await mails()) expect(text).toContain(row.reference)
    })

    test('deleting a request deletes its mails', async ({ request }) => {
      const row = await received(request, 'Nguyễn Văn Xóa')
      expect((await request.delete(`${requestsPath}/${row.id}`)).status()).toBe(200)
      expect(await stored(request, `where[id][equals]=${row.id}`)).toEqual([])
      expect(await mailsOf(request, row)).toEqual([])
    })
  })
}
