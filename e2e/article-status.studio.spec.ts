import type { APIRequestContext } from '@playwright/test'
import { studio } from './instances'
import { isRemote } from './profile'
import { expect, test } from './site'
import { asStaff, openStudio, publish, shareSession } from './staff'

test.skip(isRemote)
test.use({ baseURL: studio.url })

let api: APIRequestContext

test.beforeAll(async () => {
  api = await asStaff(studio.url)
})
test.afterAll(() => api.dispose())

test('the button that publishes and the lists say what is public', async ({ page }) => {
  await shareSession(api, page.context())
  const title = `Bài đổi trạng thái ${Date.now()}`
  const { id } = await publish(api, { title, _status: 'draft' })
  const save = async (data: object, query = '') =>
    expect((await api.patch(`/admin/api/articles/${id}${query}`, { data })).status()).toBe(200)
  const expectButton = async (name: string) => {
    await openStudio(page, `/admin/collections/articles/${id}`)
    await expect(page.locator('#action-save')).toHaveText(name)
  }
  const expectStatus = async (words: string, list = '') => {
    await page.goto(`/admin/collections/articles${list}?search=${encodeURIComponent(title)}`)
    await expect(page.getByRole('row').filter({ hasText: title }).locator('.cell-_status')).toHaveText(words)
  }
  await openStudio(page, '/admin/collections/articles/create')
  await expect(page.locator('#action-save')).toHaveText('Đăng')
  await expectButton('Đăng')
  await expectStatus('Bản nháp')

  await save({ _status: 'published' })
  await expectButton('Đăng thay đổi')
  await expectStatus('Đã đăng')

  await save({ summary: 'Tóm tắt mới.', _status: 'draft' }, '?draft=true')
  await expectButton('Đăng thay đổi')
  await expectStatus('Bản nháp (đang đăng bản khác)')

  await save({ _status: 'draft' })
  await expectButton('Đăng')
  await expectStatus('Bản nháp')

  await save({ _status: 'published' })
  await save({ deletedAt: new Date().toISOString() })
  await expectStatus('Từng được đăng', '/trash')
})
