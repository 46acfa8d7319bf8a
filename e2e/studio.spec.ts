import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { APIRequestContext, Page } from '@playwright/test'
import { staff, studio } from './instances'
import { isRemote, whenShown } from './profile'
import { expect, test as base } from './site'
import { asStaff, signInAlone, openStudio, publish } from './staff'

let session: APIRequestContext | undefined

const test = base.extend<{ api: APIRequestContext }>({
  api: async ({ baseURL }, use) => use((session ??= await asStaff(baseURL ?? ''))),
})

test.afterAll(() => session?.dispose())

/**
 * A site in front of a hosted backend fetches an article's external images; the hosts in these samples do not exist.
 */
const imagesElsewhere = /_next\/image/

const signIn = (page: Page) =>
  signInAlone(async () => {
    await openStudio(page, '/admin/login')
    await page.locator('#field-email').fill(staff.email)
    await page.locator('#field-password').fill(staff.password)
    await page.locator('form button[type=submit]').click()
    await expect(page).toHaveURL(/\/admin\/?$/)
  })

test('staff write in the rich editor, keep a draft, publish, edit, unpublish', async ({ page, request }) => {
  const foreign: string[] = []
  page.on('request', (call) => {
    if (/^https?:/.test(call.url()) && !call.url().startsWith(studio.url)) foreign.push(call.url())
  })
  const title = `Bài viết mới của Viện ${Date.now()}`
  const address = `/tin-tuc/bai-viet-moi-cua-vien-${title.split(' ').at(-1)}`
  const status = async () => (await request.get(address)).status()
  const html = async () => (await request.get(address)).text()
  const list = async () => (await request.get('/tin-tuc')).text()
  expect(await status()).toBe(404)

  await page.addInitScript(() => {
    // A browser that is not idle before long, although the editor waits for it.
    Object.assign(window, { requestIdleCallback: (work: () => void) => setTimeout(work, 30_000) })
  })
  await signIn(page)
  await openStudio(page, '/admin/collections/articles/create')
  await page.locator('#field-title').fill(title)
  await page.locator('#field-summary').fill('Một bài viết thử.')
  const editor = page.locator('.editor-container [contenteditable=true]').first()
  await editor.click()
  const saveDraft = await page.locator('#action-save-draft:visible').boundingBox()
  await page.keyboard.type('Đoạn mở đầu do biên tập viên gõ.')
  // At once, unlike an action on a locator here.
  await page.mouse.click((saveDraft?.x ?? 0) + 10, (saveDraft?.y ?? 0) + 10)
  await expect(page).toHaveURL(/\/articles\/\d+/)
  const draft = page.url().replace(/.*\/articles\/(\d+).*/, '/admin/api/articles/$1?draft=true&depth=0')
  const kept = await (await page.request.get(draft, { headers: { origin: studio.url } })).text()
  expect(kept).toContain('biên tập viên gõ.')
  expect(await status()).toBe(404)
  expect(await list()).not.toContain(title)

  await page.locator('#action-save:visible').click()
  await expect.poll(status).toBe(200)
  await whenShown(async () => {
    expect(await html()).toContain('<p>Đoạn mở đầu do biên tập viên gõ.</p>')
    expect(await list()).toContain(title)
  })

  await page.locator('#field-summary:visible').fill('Tóm tắt đã sửa.')
  await Promise.all([
    page.waitForResponse((response) => response.request().method() === 'PATCH' && response.ok()),
    page.locator('#action-save:visible').click(),
  ])
  await whenShown(async () => expect(await list()).toContain('Tóm tắt đã sửa.'))

  const id = page.url().match(/articles\/(\d+)/)?.[1]
  const unpublished = await page.request.patch(`/admin/api/articles/${id}`, {
    data: { _status: 'draft' },
    headers: { origin: studio.url },
  })
  expect(unpublished.status()).toBe(200)
  await whenShown(async () => {
    expect(await status()).toBe(410)
    expect(await list()).not.toContain(title)
  })
  expect(foreign).toEqual([])
})

test('HTML pasted from Word is readable on the site', async ({ api, page, askedFor }) => {
  if (isRemote) askedFor.missing = imagesElsewhere
  const html = readFileSync(path.resolve('lib/content/html/samples/word.html'), 'utf8')
  const { slug } = await publish(api, { title: 'Dán từ Word', slug: 'dan-tu-word', html })
  await page.goto(`/tin-tuc/${slug}`)
  const text = page.locator('article').first()
  await expect(text.locator('p').nth(2)).toBeVisible()
  const pasted = text.locator('div:is(:has(> p:nth-of-type(3)), :has(> h2[id^="muc-"]))')
  await expect(pasted).toHaveCount(1)
  expect(await pasted.locator('[style], span, font').count()).toBe(0)
})

test('hostile HTML runs no script, calls no host and stays inside its article', async ({ api, page, askedFor }) => {
  if (isRemote) askedFor.missing = imagesElsewhere
  const called: string[] = []
  page.on('request', (call) => {
    if (/spy\.example/.test(call.url())) called.push(call.url())
  })
  page.on('dialog', (dialog) => {
    called.push(dialog.message())
    void dialog.dismiss()
  })
  const { slug } = await publish(api, {
    title: 'Bài độc hại <script>alert(1)</script>',
    slug: 'bai-doc-hai',
    summary: '"><img src=x onerror=alert(2)>',
    html: `</div></main><script>alert(1)</script><img src="https://spy.example/a" onerror="alert(2)"><svg onload="alert(3)">
      <iframe srcdoc="<script>parent.alert(4)</script>"></iframe><iframe src="https://spy.example/b"></iframe>
      <style>body{display:none}</style><form action="https://spy.example/c"><input autofocus onfocus="alert(5)"></form>
      <p style="position:fixed;inset:0;background:url(https://spy.example/d)" id="content">chữ thường</p><table><tr><td>dở dang`,
  })
  await page.goto(`/tin-tuc/${slug}`)
  await expect(page.getByText('chữ thường')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(page.locator('main')).toHaveCount(1)
  expect(
    await page
      .locator('main form, main input, main script:not([src], [type="application/ld+json"]), main style')
      .count(),
  ).toBe(0)
  await page.goto('/tin-tuc')
  await page.waitForLoadState('networkidle')
  expect(called).toEqual([])
})

test('a translation chosen in the studio links both articles', async ({ api, request }) => {
  const vi = await publish(api, { title: 'Bài gốc', slug: 'bai-goc', html: '<p>gốc</p>' })
  expect(await (await request.get('/tin-tuc/bai-goc')).text()).not.toContain('the-translation')
  await publish(api, { title: 'The translation', slug: 'the-translation', language: 'en', translationOf: vi.id })
  await whenShown(async () =>
    expect(await (await request.get('/tin-tuc/bai-goc')).text()).toContain('/en/tin-tuc/the-translation'),
  )
  expect(await (await request.get('/en/tin-tuc/the-translation')).text()).toContain(
    `hrefLang="vi" href="${studio.url}/tin-tuc/bai-goc"`,
  )
  const text = { summary: 'x', type: 'NEWS', language: 'en', format: 'HTML', html: '<p>x</p>' }
  const second = { title: 'A second translation', translationOf: vi.id, ...text }
  const refused = await api.post('/admin/api/articles', { data: second })
  expect([refused.status(), await refused.text()]).toEqual([
    400,
    expect.stringContaining('Bài đó đã có bản ở ngôn ngữ này.'),
  ])
})

test('a draft of a published article stays a draft when a translation of it is written', async ({ api, request }) => {
  const vi = await publish(api, { title: 'Bài đang đăng', slug: 'bai-dang-dang', html: '<p>x</p>' })
  const draft = await api.patch(`/admin/api/articles/${vi.id}?draft=true`, {
    data: { title: 'Tiêu đề chờ', _status: 'draft' },
  })
  expect(draft.status()).toBe(200)
  await publish(api, { title: 'Its translation', slug: 'its-translation', language: 'en', translationOf: vi.id })
  await whenShown(async () => {
    const html = await (await request.get('/tin-tuc/bai-dang-dang')).text()
    expect(html).toContain('Bài đang đăng')
    expect(html).not.toContain('Tiêu đề chờ')
    expect(html).toContain('/en/tin-tuc/its-translation')
  })
})

test('nothing of the studio is open to strangers', async ({ request }) => {
  for (const collection of ['articles', 'staff', 'consultation-requests', 'attachments'])
    expect([collection, (await request.get(`/admin/api/${collection}`)).status()]).toEqual([collection, 403])
  const page = await request.get('/admin/collections/articles', { maxRedirects: 0 })
  expect([200, 302, 303, 307]).toContain(page.status())
  expect(await page.text()).not.toContain('Doanh nghiệp nhỏ tiếp cận')
})
