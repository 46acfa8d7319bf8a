import type { APIRequestContext, Page } from '@playwright/test'
import { slugify } from '@/lib/domain/text'
import { studio } from './instances'
import { expect, test } from './site'
import { asStaff, openStudio, shareSession } from './staff'

let staff: APIRequestContext

test.beforeAll(async () => {
  staff = await asStaff(studio.url)
})
test.afterAll(() => staff.dispose())
test.beforeEach(({ context }) => shareSession(staff, context))

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

test('advice follows what is written, and an own title and description show in every card and are stored', async ({
  page,
  request,
}) => {
  const title = `Giảm thuế thu nhập ba năm đầu cho doanh nghiệp ${Date.now()}`
  await openStudio(page, '/admin/collections/articles/create')
  await page.locator('#field-title').fill(title)
  await page.locator('#field-summary').fill('Tóm tắt của bài.')
  await expect(advice(page)).toHaveText([/Tóm tắt quá ngắn/, /Chưa có ảnh/])
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
