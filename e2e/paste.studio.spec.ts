import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { APIRequestContext, Page } from '@playwright/test'
import { colleague, type Colleague } from './colleagues'
import { studio } from './instances'
import { isRemote, whenShown } from './profile'
import { expect, test } from './site'
import { asStaff, openStudio, shareSession } from './staff'

const word = readFileSync(path.resolve('lib/content/paste/samples/word.html'), 'utf8')

const photo = readFileSync(path.resolve('e2e/fixtures/cover.webp')).toString('base64')

const pasted = (own: string) =>
  word.replace(
    '<!--EndFragment-->',
    `<p class=MsoNormal><img src="data:image/webp;base64,${photo}" alt="Lễ ký kết"></p><p class=MsoCaption>Hình 2. Lễ ký kết tại Hà Nội</p><p><img src="data:image/png;base64,iVBORw0KGgo=" alt="Ảnh hỏng"></p><p><img src="https://127.0.0.1/noi-bo.png"></p><p><img src="${own}" alt="Ảnh cũ"></p><!--EndFragment-->`,
  )

const editorOf = (page: Page) => page.locator('.editor-container [contenteditable=true]').first()

const paste = (page: Page, html: string) =>
  editorOf(page).evaluate((element, html) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', html)
    clipboardData.setData('text/plain', 'x')
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, html)

let admin: APIRequestContext
let author: Colleague

test.beforeAll(async () => {
  admin = await asStaff(studio.url)
  author = await colleague(admin, studio.url, 'author', 'Người dán bài', `nguoi-dan-${Date.now()}@ilc.example`)
})
test.afterAll(async () => {
  for (const api of [admin, author.api]) await api.dispose()
})

test.use({ locale: 'vi-VN' })

test('an author pastes a text of Word with images, and it is published and read', { tag: '@full' }, async ({
  askedFor,
  page,
  request,
}) => {
  askedFor.missing = /admin\/api\/media/
  await shareSession(author.api, page.context())
  const uploaded = await author.api.post('/admin/api/media', {
    multipart: {
      file: {
        name: 'Dán lại.webp',
        mimeType: 'image/webp',
        buffer: readFileSync(path.resolve('e2e/fixtures/other-cover.webp')),
      },
    },
  })
  const { doc: own } = (await uploaded.json()) as { doc: { id: number; filename: string } }

  const title = `Dán từ Word ${Date.now()}`
  await openStudio(page, '/admin/collections/articles/create')
  await page.locator('#field-title').fill(title)
  await page.locator('#field-summary').fill('Một bài dán từ Word.')
  await editorOf(page).click()
  await paste(page, pasted(`${studio.url}/media/${own.filename}`))
  await expect(page.getByText('Đã đưa 2 hình vào kho hình')).toBeVisible()
  const notice = page.getByRole('listitem').filter({ hasText: 'Có 3 hình không lấy được' })
  await expect(notice.getByRole('listitem')).toHaveText([
    'clip_image002.png: Hình nằm trên máy của bạn nên trình duyệt không gửi được.',
    /^Ảnh hỏng: Hình bị hỏng hoặc chưa tải về đủ/,
    /^noi-bo.png: Chỉ lấy được hình từ địa chỉ https công khai trên Internet/,
  ])
  await expect(editorOf(page)).toContainText('[Thiếu hình: clip_image002.png] Hình 1. Sơ đồ tổ chức của Viện')
  await expect(editorOf(page)).toContainText('[Thiếu hình: noi-bo.png]')

  await paste(page, `<p>${'chữ '.repeat(200_000)}</p>`)
  await expect(page.getByText('Phần vừa dán quá dài')).toBeVisible()

  const address = `/tin-tuc/dan-tu-word-${title.split(' ').at(-1)}`
  await page.locator('#action-save-draft:visible').click()
  await expect(page).toHaveURL(/\/articles\/\d+/)
  expect((await request.get(address)).status()).toBe(404)
  const { pathname } = new URL(page.url())
  const published = await admin.patch(pathname.replace('/collections/', '/api/'), { data: { _status: 'published' } })
  expect(published.status()).toBe(200)
  await whenShown(async () => expect(await (await request.get(address)).text()).toContain('Giấy ủy quyền'))
  const html = /<article[^]*<\/article>/.exec(await (await request.get(address)).text())?.[0] ?? ''
  for (const part of [
    '<h2 id="muc-dieu-1-pham-vi-ap-dung">Điều 1. Phạm vi áp dụng</h2>',
    'Chi nhánh</h5>',
    '<p>a) Bản chính;</p>',
    '<ol start="3"><li>Giấy ủy quyền.</li></ol>',
    '<ul><li>Tiền mặt<ul><li>Đồng Việt Nam</li></ul></li></ul>',
    '<sup><a href="#fn-1" id="fnref-1">1</a></sup>',
    isRemote
      ? '<li id="fn-1">Luật Doanh nghiệp số 59/2020/QH14.'
      : '<li id="fn-1"><a href="/van-ban/luat-59-2020-qh14">Luật Doanh nghiệp số 59/2020/QH14</a>.',
    'alt="Lễ ký kết"',
    '<figcaption>Hình 2. Lễ ký kết tại Hà Nội</figcaption>',
    own.filename,
    '[Thiếu hình: noi-bo.png]',
  ])
    expect(html).toContain(part)
  expect(html).toMatch(/<th scope="col" colspan="2">/)
})

test('the server fetches no image from a closed network, nor for strangers', async ({ request }) => {
  const at = '/admin/api/media/from-address'
  const data = { address: 'https://a.example/x.png' }
  expect((await request.post(at, { headers: { origin: studio.url }, data })).status()).toBe(403)
  const closed = 'Chỉ lấy được hình từ địa chỉ https công khai'
  for (const [address, status, reason] of [
    ['https://localhost/x.png', 422, closed],
    [`${studio.url}/media/khong-co-12345678.webp`, 422, 'Hình không còn ở địa chỉ này.'],
    ['file:///etc/passwd', 400, ''],
  ] as const) {
    const answer = await author.api.post(at, { data: { address }, headers: { 'accept-language': 'vi' } })
    expect([address, answer.status(), await answer.text()]).toEqual([address, status, expect.stringContaining(reason)])
  }
})
