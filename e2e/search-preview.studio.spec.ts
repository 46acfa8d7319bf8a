import { AxeBuilder } from '@axe-core/playwright'
import type { APIRequestContext, Page } from '@playwright/test'
import { slugify } from '@/lib/domain/text'
import { studio } from './instances'
import { expect, test } from './site'
import { asStaff, openStudio, publish as publishBy, shareSession } from './staff'

const headers = { origin: studio.url }

const long = 'Doanh nghiệp nhỏ và vừa được giảm thuế thu nhập trong ba năm đầu'

let staff: APIRequestContext

test.beforeAll(async () => {
  staff = await asStaff(studio.url)
})
test.afterAll(() => staff.dispose())
test.beforeEach(({ context }) => shareSession(staff, context))

async function write(page: Page, title: string, summary: string): Promise<void> {
  await openStudio(page, '/admin/collections/articles/create')
  await page.locator('#field-title').fill(title)
  await page.locator('#field-summary').fill(summary)
}

const publish = (page: Page, article: Record<string, unknown>) => publishBy(page.request, article, headers)

async function openPreview(page: Page): Promise<void> {
  const toggle = page.locator('.collapsible-field .collapsible__toggle').first()
  const isOpen = async () => {
    // The studio closes it again if it was pressed before its stored state was read.
    if (await toggle.and(page.locator('.collapsible__toggle--collapsed')).isVisible()) await toggle.click()
    return page.getByRole('region', { name: 'Xem trước' }).isVisible()
  }
  await expect.poll(isOpen).toBe(true)
}

const advice = (page: Page) => page.getByRole('region', { name: 'Gợi ý để bài dễ tìm' }).getByRole('listitem')

const cards = (page: Page) => page.getByRole('region', { name: 'Xem trước' }).getByRole('figure')

test('advice is updated as the article is written', async ({ page }) => {
  await write(page, long, 'Nghị định mới giảm thuế thu nhập cho doanh nghiệp nhỏ và vừa thành lập từ năm 2026.')
  await expect(advice(page)).toHaveText([/khoảng 60 ký tự của tiêu đề/, /Chưa có ảnh/])
  await page.locator('#field-title').fill('GIẢM THUẾ CHO DOANH NGHIỆP NHỎ')
  await expect(advice(page)).toHaveText([/chữ hoa/, /Chưa có ảnh/])
  await page.locator('#field-title').fill('Giảm thuế cho doanh nghiệp nhỏ')
  await page.locator('#field-summary').fill('giảm thuế cho doanh nghiệp nhỏ')
  await expect(advice(page)).toHaveText([/lặp lại tiêu đề/, /Chưa có ảnh/])
})

test('a title of a published article is reported, one of a draft is not', { tag: '@full' }, async ({ page }) => {
  const title = `Tiêu đề đã có người dùng ${Date.now()}`
  const summary = 'Nghị định mới giảm thuế thu nhập cho doanh nghiệp nhỏ và vừa thành lập từ năm 2026.'
  await publish(page, { title: `${title} nháp`, _status: 'draft' })
  const { id } = await publish(page, { title, summary })
  await write(page, `${title} nháp`, summary)
  await expect(advice(page)).toHaveText([/Chưa có ảnh/])
  await page.locator('#field-title').fill(title.toUpperCase())
  await expect(advice(page).first()).toHaveText(/đúng tiêu đề này/)
  await openStudio(page, `/admin/collections/articles/${id}`)
  await expect(advice(page)).toHaveText([/Chưa có ảnh/])
})

test('an own title and description show in every card and are stored', async ({ page, request }) => {
  const title = `Giảm thuế thu nhập ba năm đầu cho doanh nghiệp ${Date.now()}`
  await write(page, title, 'Tóm tắt của bài.')
  await openPreview(page)
  await expect(cards(page)).toHaveText([
    /Google.*cho doanh nghiệp …Tóm tắt của bài/,
    ...['Facebook', 'Zalo'].map((name) => new RegExp(`${name}.*${title}.*Tóm tắt của bài`)),
  ])
  await expect(cards(page).first()).toContainText(
    `${new URL(studio.url).host} › tin-tuc › giam-thue-thu-nhap-ba-nam-dau`,
  )
  await page.locator('#field-meta__title').fill('Giảm thuế ba năm cho doanh nghiệp nhỏ')
  await page.locator('#field-meta__description').fill('Ai được giảm, giảm bao nhiêu và cần nộp những giấy tờ nào.')
  await expect(cards(page)).toHaveText(
    Array.from({ length: 3 }, () => /Giảm thuế ba năm cho doanh nghiệp nhỏ.*Ai được giảm, giảm bao nhiêu/),
  )
  await expect(cards(page).first()).toContainText('Giảm thuế ba năm cho doanh nghiệp nhỏ | ILC')
  await expect(advice(page)).toHaveText([/Chưa có ảnh/])

  await page.locator('.editor-container [contenteditable=true]').first().click()
  await page.keyboard.type('Chữ của bài.')
  await page.locator('#action-save:visible').click()
  await expect(page).toHaveURL(/\/articles\/\d+/)
  const slug = slugify(title)
  const { data } = (await (await request.get(`/api/article/${slug}`)).json()) as { data: { meta: unknown } }
  expect(data.meta).toEqual({
    title: 'Giảm thuế ba năm cho doanh nghiệp nhỏ',
    description: 'Ai được giảm, giảm bao nhiêu và cần nộp những giấy tờ nào.',
    image: null,
  })
  const head = /<head>[^]*<\/head>/.exec(await (await request.get(`/tin-tuc/${slug}`)).text())?.[0]
  expect(head).toContain('<title>Giảm thuế ba năm cho doanh nghiệp nhỏ | ILC</title>')
})

test('the own fields are shown even if a busy machine reports several frames at once', { tag: '@full' }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    const Observer = window.IntersectionObserver
    window.IntersectionObserver = class extends Observer {
      constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        const seen: IntersectionObserverEntry[] = []
        super((entries, observer) => {
          if (seen.push(...entries) === entries.length) setTimeout(() => callback(seen.splice(0), observer), 100)
        }, options)
      }
    }
  })
  await write(page, long, 'Tóm tắt của bài.')
  // Collapsed fields have received their state before they are opened.
  await page.waitForTimeout(1000)
  await openPreview(page)
  await expect(page.locator('#field-meta__title')).toBeVisible()
})

test('a translation of lasting content is advised until there is one', { tag: '@full' }, async ({ page }) => {
  const article = {
    summary: 'Một câu tóm tắt đủ dài để người đọc biết dịch vụ này dành cho ai và gồm những gì.',
    type: 'SERVICE',
  }
  const { id } = await publish(page, { ...article, title: `Dịch vụ tư vấn thường xuyên ${Date.now()}` })
  await openStudio(page, `/admin/collections/articles/${id}`)
  await expect(advice(page)).toHaveText([/Chưa có ảnh/, /bản dịch/])
  await publish(page, { ...article, title: `Standing advice ${Date.now()}`, language: 'en', translationOf: id })
  await page.reload()
  await expect(advice(page)).toHaveText([/Chưa có ảnh/])
})

test('small pictures and pictures without description are reported', { tag: '@full' }, async ({ page }) => {
  const small = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  )
  const upload = await page.request.post('/admin/api/media', {
    multipart: { file: { name: 'Nhỏ.png', mimeType: 'image/png', buffer: small } },
    headers,
  })
  const { doc: picture } = (await upload.json()) as { doc: { id: number } }
  const figure = {
    type: 'upload',
    version: 3,
    relationTo: 'media',
    value: picture.id,
    fields: null,
    format: '',
    id: '0123456789abcdef01234567',
  }
  const body = { root: { type: 'root', version: 1, direction: null, format: '', indent: 0, children: [figure] } }
  const article = {
    title: `Ảnh nhỏ trong bài ${Date.now()}`,
    summary: 'Một câu tóm tắt đủ dài để người đọc biết bài viết này nói về điều gì.',
    _status: 'draft',
  }
  const { id } = await publish(page, { ...article, format: 'EDITOR', body, previewImage: picture.id })
  await openStudio(page, `/admin/collections/articles/${id}`)
  await expect(advice(page)).toHaveText([/nhỏ hơn 1200 × 630/, /ảnh chưa được mô tả/])
  expect(
    (await page.request.patch(`/admin/api/media/${picture.id}`, { data: { alt: 'Một điểm' }, headers })).status(),
  ).toBe(200)
  await page.reload()
  await expect(advice(page)).toHaveText([/nhỏ hơn 1200 × 630/])
})

test('a published article shows its preview picture, an edited one a sketch', { tag: '@full' }, async ({ page }) => {
  const { id } = await publish(page, { title: `Ảnh được vẽ cho bài ${Date.now()}` })
  await openStudio(page, `/admin/collections/articles/${id}`)
  await openPreview(page)
  const widths = () =>
    cards(page)
      .locator('img[src^="/preview/article/"]')
      .evaluateAll((pictures) => pictures.map((picture) => (picture as HTMLImageElement).naturalWidth))
  await expect.poll(widths).toEqual([1200, 1200])
  const sketch = page.getByText('bản phác thảo')
  await expect(sketch).toBeHidden()
  await page.locator('#field-title').fill('Tiêu đề đang sửa của bài viết')
  await expect(sketch).toBeVisible()
  await expect.poll(widths).toEqual([])
  await page.locator('#action-save:visible').click()
  await expect.poll(widths).toEqual([1200, 1200])
  await expect(sketch).toBeHidden()
})

test('advice and cards are accessible, on a narrow light or dark screen too', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await write(page, long.toUpperCase(), 'x')
  await page.locator('.collapsible-field .collapsible__toggle').first().focus()
  await page.keyboard.press('Enter')
  await expect(cards(page)).toHaveCount(3)
  await expect(advice(page)).not.toHaveCount(0)
  const faults = async () => {
    const { violations } = await new AxeBuilder({ page }).include('section[aria-label]').analyze()
    return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])
  }
  for (const theme of ['light', 'dark']) {
    // As the studio does at its start, from what the system prefers.
    await page.locator('html').evaluate((html, theme) => html.setAttribute('data-theme', theme), theme)
    await expect.poll(faults).toEqual([])
  }
  const overflow = await page
    .locator('section[aria-label]')
    .evaluateAll((sections) => sections.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length)
  expect(overflow).toBe(0)
})

for (const [locale, sentence] of [
  ['en', /about 60 letters of a title/],
  ['zh', /约 60 个字符的标题/],
] as const) {
  test.describe(`the studio in ${locale}`, { tag: locale === 'en' ? [] : ['@full'] }, () => {
    test.use({ locale })
    test('gives advice in it', async ({ page }) => {
      await write(page, long, 'Tóm tắt của bài.')
      await expect(page.getByText(sentence)).toBeVisible()
    })
  })
}

test('the preview data is returned to staff only, and malformed queries are refused', async ({ page, request }) => {
  const asked = '/admin/api/articles/beside?title=a&language=vi&key=&pictures='
  expect((await request.get(asked)).status()).toBe(403)
  expect((await page.request.get(asked, { headers })).status()).toBe(200)
  expect(
    (await page.request.get('/admin/api/articles/beside?title=a&language=xx&key=&pictures=', { headers })).status(),
  ).toBe(400)
})
