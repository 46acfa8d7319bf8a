import { expect, test, type APIRequestContext, type Page } from '@playwright/test'
import { colleague, pageOf } from './colleagues'
import { studio } from './instances'
import { asStaff, docsOf, openStudio, publish } from './staff'

interface Stored {
  title: string
  html: string
  language: string
  slug: string | null
  _status: string
  translationOf: number
  originalChangedAt: string | null
}

const storedBy = (api: APIRequestContext) => async (id: number) =>
  (await (await api.get(`/admin/api/articles/${id}?draft=true&depth=0`)).json()) as Stored

const answered = (page: Page, method: string) =>
  page.waitForResponse((response) => response.request().method() === method && response.url().includes('/admin/api/'))

test('an author translates beside the original, and is told that it was changed since', async ({ browser }) => {
  const run = Date.now()
  const admin = await asStaff(studio.url)
  const author = await colleague(admin, studio.url, 'author', 'Đỗ Thị Dịch Giả')
  const stored = storedBy(author.api)
  const html = '<h2>Điều kiện</h2><p>Vốn một tỷ đồng.</p><script>document.title="x"</script>'
  const original = await publish(admin, { title: `Thành lập công ty ${run}`, summary: 'Tóm tắt gốc.', html })
  const page = await pageOf(browser, studio.url, author)
  await openStudio(page, `/admin/collections/articles/${original.id}`)
  await page.getByRole('button', { name: 'Dịch sang tiếng Anh' }).click()
  await page.waitForURL((url) => !url.pathname.endsWith(`/${original.id}`))
  const id = Number(new URL(page.url()).pathname.split('/').pop())
  expect(await stored(id)).toMatchObject({
    ...{ language: 'en', _status: 'draft', translationOf: original.id, slug: null, html },
  })

  const press = (api: APIRequestContext, language: string) =>
    api.post(`/admin/api/articles/${original.id}/translate`, { data: { language } })
  const twice = await Promise.all([press(author.api, 'zh'), press(admin, 'zh')])
  const made = (await Promise.all(twice.map((answer) => answer.json()))) as { id: number }[]
  expect(made[0]?.id).toBe(made[1]?.id)
  expect(twice.map((answer) => answer.status()).sort()).toEqual([200, 201])
  expect(((await (await press(author.api, 'en')).json()) as { id: number }).id).toBe(id)
  expect((await press(author.api, 'fr')).status()).toBe(400)

  await openStudio(page, `/admin/collections/articles/${id}`)
  const beside = page.getByRole('article', { name: 'Bản gốc' })
  await expect(beside).toContainText('Vốn một tỷ đồng.')
  await expect(beside).toContainText(`Thành lập công ty ${run}`)
  expect(await beside.locator('script').count()).toBe(0)
  const [pane, title] = [await beside.boundingBox(), await page.locator('#field-title').boundingBox()]
  expect(pane?.x).toBeGreaterThan((title?.x ?? 0) + (title?.width ?? 0))
  await page.locator('#field-title').fill(`Founding a company ${run}`)
  await page.locator('#field-summary').fill('Summary.')
  const saved = answered(page, 'PATCH')
  await page.locator('#action-save-draft').click()
  expect((await saved).status()).toBe(200)
  expect((await stored(id)).slug).toBe(`founding-a-company-${run}`)

  const copied = await admin.post(`/admin/api/articles/${id}/duplicate?draft=true`, { data: {} })
  expect(((await copied.json()) as { doc: object }).doc).toMatchObject({ translationOf: null, translationKey: null })

  const change = async (data: Record<string, unknown>, query = '') =>
    expect((await admin.patch(`/admin/api/articles/${original.id}${query}`, { data })).status()).toBe(200)
  await change({ summary: 'Bản nháp.' }, '?draft=true')
  await change({ summary: 'Tóm tắt gốc.', authors: [{ name: 'Ban biên tập' }], _status: 'published' })
  expect((await stored(id)).originalChangedAt).toBeNull()
  await change({ html: '<h2>Điều kiện</h2><p>Vốn hai tỷ đồng.</p>' })

  await page.goto('/admin')
  await page.getByRole('link', { name: /^Bản dịch cần cập nhật \(\d+\)$/ }).click()
  const row = page.getByRole('row').filter({ hasText: `Founding a company ${run}` })
  await expect(row).toContainText('Bản gốc đã sửa từ')
  await row.getByRole('link').first().click()
  await openStudio(page, `/admin/collections/articles/${id}`)
  await expect(page.getByText('Bản gốc đã sửa từ')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Xem chỗ đã sửa' })).toHaveAttribute('href', /versionFrom=\d+$/)
  await expect(beside).toContainText('Vốn hai tỷ đồng.')

  const { originalChangedAt: seen } = await stored(id)
  await change({ html: '<h2>Điều kiện</h2><p>Vốn ba tỷ đồng.</p>' })
  const done = page.getByRole('button', { name: 'Bản dịch đã cập nhật' })
  const refused = answered(page, 'POST')
  await done.click()
  expect((await refused).status()).toBe(409)
  expect((await stored(id)).originalChangedAt).not.toBe(seen)
  await openStudio(page, `/admin/collections/articles/${id}`)
  await done.click()
  await expect(page.getByText('Đã ghi nhận: bản dịch theo kịp bản gốc.')).toBeVisible()
  expect(await stored(id)).toMatchObject({ originalChangedAt: null, title: `Founding a company ${run}` })
  await openStudio(page, `/admin/collections/articles/${id}`)
  await expect(page.getByText(`${author.fullName} đã dịch hoặc đối chiếu lúc`)).toBeVisible()
  await expect(page.getByText('Bản gốc đã sửa từ')).toBeHidden()
  await page.context().close()
  for (const api of [admin, author.api]) await api.dispose()
})

test('an editor writes a person in three languages in one form', { tag: '@full' }, async ({ browser }) => {
  const run = Date.now()
  const admin = await asStaff(studio.url)
  const editor = await colleague(admin, studio.url, 'editor', 'Vũ Biên Tập Bản Dịch')
  const page = await pageOf(browser, studio.url, editor)
  await openStudio(page, '/admin/collections/members/create')
  await page.locator('#field-fullName').fill(`Phạm Ba Thứ Tiếng ${run}`)
  await page.locator('#field-phone').fill('0901111111')
  const tab = (name: string) => page.getByRole('button', { name, exact: true }).click()
  await tab('Tiếng Anh')
  await page.locator('#field-en__fullName').fill(`Pham Three Languages ${run}`)
  await page.locator('#field-en__description').fill('Speaks three.')
  await tab('Tiếng Trung')
  await page.locator('#field-zh__fullName').fill(`范三语 ${run}`)
  const created = answered(page, 'POST')
  await page.locator('#action-save').click()
  expect((await created).status()).toBe(201)
  await page.waitForURL(/members\/\d+/)

  const slug = `pham-ba-thu-tieng-${run}`
  const profile = async (id: string) => {
    const answer = await fetch(`${studio.url}/api/member/${id}`)
    return answer.ok ? ((await answer.json()) as { data: Record<string, unknown> }).data : answer.status
  }
  const inThree = () => Promise.all([slug, `${slug}-en`, `${slug}-zh`].map(profile))
  expect(await inThree()).toMatchObject([
    { fullName: `Phạm Ba Thứ Tiếng ${run}`, language: 'vi', phone: '0901111111', translationKey: slug },
    { fullName: `Pham Three Languages ${run}`, language: 'en', phone: '0901111111', translationKey: slug },
    { fullName: `范三语 ${run}`, language: 'zh', phone: '0901111111', translationKey: slug },
  ])
  const english = await (await fetch(`${studio.url}/en/tong-quan/${slug}-en`)).text()
  expect(english.includes('Speaks three.')).toBe(true)

  await openStudio(page, page.url())
  await tab('Hồ sơ')
  await page.locator('#field-phone').fill('0902222222')
  await tab('Tiếng Anh')
  await expect(page.locator('#field-en__fullName')).toHaveValue(`Pham Three Languages ${run}`)
  await page.locator('#field-en__description').fill('Speaks three languages.')
  await tab('Tiếng Trung')
  await page.locator('#field-zh__fullName').fill('')
  const changed = answered(page, 'PATCH')
  await page.locator('#action-save').click()
  expect((await changed).status()).toBe(200)
  expect(await inThree()).toMatchObject([
    { phone: '0902222222' },
    { phone: '0902222222', description: 'Speaks three languages.', fullName: `Pham Three Languages ${run}` },
    410,
  ])

  await openStudio(page, page.url())
  await tab('Hồ sơ')
  await page.locator('#field-phone').fill('0903333333')
  await tab('Tiếng Anh')
  await page.locator('#field-en__fullName').fill('')
  await page.locator('#action-save').click()
  await expect(page.locator('#field-en')).toContainText('Hãy nhập họ và tên ở ngôn ngữ này')
  expect(await inThree()).toMatchObject([{ phone: '0902222222' }, { phone: '0902222222' }, 410])

  await page.goto(`/admin/collections/members?search=${run}`)
  await expect(page.getByRole('row').filter({ hasText: String(run) })).toHaveCount(1)

  const [person] = await docsOf<{ id: number }>(admin, `members?depth=0&where[slug][equals]=${slug}`)
  const at = `/admin/api/members/${person?.id}`
  // The last save was refused, so the person is still locked.
  expect((await admin.patch(`${at}?overrideLock=true`, { data: { deletedAt: new Date() } })).status()).toBe(200)
  expect(await inThree()).toEqual([410, 410, 410])
  expect((await admin.patch(`${at}?trash=true`, { data: { deletedAt: null } })).status()).toBe(200)
  expect(await inThree()).toMatchObject([{ language: 'vi' }, { language: 'en' }, 410])
  await page.context().close()
  for (const api of [admin, editor.api]) await api.dispose()
})
