import type { APIRequestContext, Browser, Page, Route } from '@playwright/test'
import { studio } from './instances'
import { expect, test as base } from './site'
import { asStaff, inTurn, openStudio, publish } from './staff'

/** Two members of staff edit one record: the second to save sees both versions, and nothing that was typed is lost. */

const test = base.extend<{ api: APIRequestContext }>({
  api: async ({ baseURL }, use) => {
    const api = await asStaff(baseURL ?? '')
    await use(api)
    await api.dispose()
  },
})

const password = 'một mật khẩu dài để thử'

/** A colleague of the staff, with an account of their own. */
async function colleague(api: APIRequestContext, name: string): Promise<string> {
  const email = `${name}-${process.pid}-${Date.now()}@ilc.example`
  const answer = await api.post('/admin/api/staff', { data: { email, password, fullName: name, roles: ['editor'] } })
  expect(answer.status()).toBe(201)
  return email
}

/** A browser in which a colleague is signed in. */
async function browserOf(browser: Browser, email: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: studio.url, locale: 'vi-VN' })
  const page = await context.newPage()
  await inTurn(async () => {
    const answer = await page.request.post('/admin/api/staff/login', {
      data: { email, password },
      headers: { origin: studio.url },
    })
    expect(answer.status()).toBe(200)
  })
  return page
}

const panel = (page: Page) => page.getByRole('region', { name: /Có người đã lưu bản khác|Somebody saved another/ })

const refusal = (page: Page) =>
  page.waitForResponse((response) => response.request().method() === 'PATCH' && response.status() === 409)
const success = (page: Page) =>
  page.waitForResponse((response) => response.request().method() === 'PATCH' && response.status() === 200)

/** The form reads what is stored, as it does after a withdrawal, which changes the record beside it. It takes a while. */
async function reading(page: Page): Promise<void> {
  const read = (url: URL) => url.searchParams.get('draft') === 'true'
  const asked = page.waitForRequest((request) => request.method() === 'GET' && read(new URL(request.url())))
  const delay = async (route: Route) => {
    await page.waitForTimeout(1000)
    await route.continue()
  }
  await page.route(read, delay, { times: 1 })
  await asked
}

async function save(page: Page, outcome: (page: Page) => Promise<unknown>): Promise<void> {
  await Promise.all([outcome(page), page.locator('#action-save:visible').click()])
}

test('the second to save sees both versions, chooses field by field, and goes on', { tag: '@full' }, async ({
  api,
  browser,
}) => {
  const page = await browserOf(browser, await colleague(api, 'lan'))
  const { id } = await publish(api, { title: 'Tiêu đề gốc', summary: 'Tóm tắt gốc.', html: '<p>Văn bản gốc</p>' })
  await openStudio(page, `/admin/collections/articles/${id}`)
  await page.locator('#field-title').fill('Tiêu đề của tôi')
  await page.locator('#field-html').fill('<p>Văn bản của tôi</p>')
  const theirs = {
    title: 'Tiêu đề của đồng nghiệp',
    summary: 'Tóm tắt của đồng nghiệp.',
    authors: [{ name: 'Tác giả của đồng nghiệp' }],
  }
  expect((await api.patch(`/admin/api/articles/${id}`, { data: theirs })).status()).toBe(200)

  await save(page, refusal)
  await expect(panel(page)).toBeVisible()
  await expect(panel(page)).toContainText('Tiêu đề – cả hai người cùng sửa')
  await expect(panel(page)).toContainText('Tóm tắt – chỉ đồng nghiệp sửa')
  for (const text of [
    ...['Tiêu đề của đồng nghiệp', 'Tiêu đề của tôi'],
    ...['Tóm tắt gốc.', 'Tác giả của đồng nghiệp'],
  ])
    await expect(panel(page)).toContainText(text)
  await expect(page.locator('#field-title')).toHaveValue('Tiêu đề của tôi')
  await expect(page.locator('#field-html')).toHaveValue('<p>Văn bản của tôi</p>')
  const stored = async () =>
    (await api.get(`/admin/api/articles/${id}?depth=0`)).json() as Promise<Record<string, unknown>>
  expect(await stored()).toMatchObject({ title: theirs.title, html: '<p>Văn bản gốc</p>' })

  const next = panel(page).getByRole('button', { name: 'Sửa tiếp với lựa chọn này' })
  await expect(next).toBeDisabled()
  await panel(page)
    .getByRole('group', { name: /^Tiêu đề/ })
    .getByLabel('Bản của bạn')
    .check()
  await next.click()
  await expect(panel(page)).toBeHidden()
  await expect(page.getByRole('status').filter({ hasText: 'Hãy kiểm tra rồi lưu' })).toBeVisible()
  await expect(page.locator('#field-summary')).toHaveValue(theirs.summary)
  await expect(page.locator('#field-title')).toHaveValue('Tiêu đề của tôi')
  await save(page, success)
  const merged = {
    title: 'Tiêu đề của tôi',
    summary: theirs.summary,
    html: '<p>Văn bản của tôi</p>',
    authors: [expect.objectContaining({ name: 'Tác giả của đồng nghiệp' })],
  }
  expect(await stored()).toMatchObject(merged)

  // One's own further saves, and one's own withdrawal, are no conflict.
  await page.locator('#field-summary').fill('Tóm tắt cuối.')
  await save(page, success)
  expect(await stored()).toMatchObject({ ...merged, summary: 'Tóm tắt cuối.' })
  await page.locator('.doc-controls__popup button').first().click()
  await page.locator('#action-unpublish').click()
  // Until the form has the new revision nothing can be typed: its save would be refused.
  await Promise.all([reading(page), page.locator('#confirm-action:visible').click()])
  await page.locator('#field-summary').fill('Tóm tắt sau khi gỡ.')
  await save(page, success)
  expect(await stored()).toMatchObject({ summary: 'Tóm tắt sau khi gỡ.', _status: 'published' })
  await page.context().close()
})

test('of two who type at the same time nothing is lost, in the rich editor and in English', { tag: '@full' }, async ({
  api,
  browser,
}) => {
  const first = await browserOf(browser, await colleague(api, 'minh'))
  const second = await browserOf(browser, await colleague(api, 'hoa'))
  await first.context().addCookies([{ name: 'payload-lng', value: 'en', url: studio.url }])
  const paragraph = (text: string) => ({
    root: {
      type: 'root',
      version: 1,
      direction: null,
      format: '',
      indent: 0,
      children: [
        {
          type: 'paragraph',
          version: 1,
          direction: null,
          format: '',
          indent: 0,
          textFormat: 0,
          textStyle: '',
          children: [{ type: 'text', version: 1, text, format: 0, mode: 'normal', style: '', detail: 0 }],
        },
      ],
    },
  })
  const { id } = await publish(api, {
    title: 'Bài hai người viết',
    format: 'EDITOR',
    html: null,
    body: paragraph('Gốc.'),
  })
  const at = `/admin/collections/articles/${id}`
  const editor = (page: Page) => page.locator('.editor-container [contenteditable=true]').first()
  const type = async (page: Page, text: string) => {
    await editor(page).click()
    await page.keyboard.press('Control+End')
    await page.keyboard.type(text)
  }
  await openStudio(first, at)
  await type(first, ' Chữ của Minh.')
  await openStudio(second, at)
  await type(second, ' Chữ của Hoa.')
  await expect(second.locator('#action-save:visible')).toBeEnabled()

  await save(second, success)

  await type(first, ' Thêm nữa.')
  // The form does not keep the error at its field: the check of what was typed last may clear it at the same moment.
  await first.route(`**/admin/api/articles/${id}?*`, async (route) => {
    if (route.request().method() !== 'PATCH') return route.continue()
    const answer = await route.fetch()
    const refused = answer.status() === 409
    await route.fulfill(
      refused ? { response: answer, json: { errors: [{ message: 'refused' }] } } : { response: answer },
    )
  })
  await save(first, refusal)
  await expect(panel(first)).toContainText('changed by both of you')
  await expect(panel(first)).toContainText('Gốc. Chữ của Hoa.')
  await expect(panel(first)).toContainText('Gốc. Chữ của Minh. Thêm nữa.')
  await expect(editor(first)).toContainText('Chữ của Minh. Thêm nữa.')
  await panel(first).getByLabel('Your colleague’s saved version').check()
  await panel(first).getByRole('button', { name: 'Go on with these choices' }).click()
  await expect(editor(first)).toHaveText('Gốc. Chữ của Hoa.')
  await type(first, ' Và của Minh.')
  await save(first, success)
  const html = async () => (await fetch(`${studio.url}/tin-tuc/bai-hai-nguoi-viet`)).text()
  await expect.poll(html).toContain('Gốc. Chữ của Hoa. Và của Minh.')
  await Promise.all([first, second].map((page) => page.context().close()))
})
