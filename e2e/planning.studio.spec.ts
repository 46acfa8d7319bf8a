import { rmSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test, type APIRequestContext, type Page } from '@playwright/test'
import { studioTime } from '@/lib/domain/dates'
import { toLocalTime } from '@/lib/domain/local-time'
import { startMailServer } from '@/lib/testing/mail-server'
import { readMail } from '@/lib/testing/read-mail'
import { colleague, pageOf, type Colleague } from './colleagues'
import { instance, portAt } from './instances'
import { startPrepared } from './prepared-site'
import type { RunningSite } from './running-site'
import { asStaff, openStudio, publish } from './staff'

const site = instance(123, 'planning', {
  SMTP_URL: `smtp://127.0.0.1:${portAt(124)}`,
  MAIL_FROM: 'ILC <no-reply@ilc.example>',
})
const hour = 60 * 60 * 1000

let running: RunningSite
let server: Awaited<ReturnType<typeof startMailServer>>
let admin: APIRequestContext
let editor: Colleague
let author: Colleague
let pages: Record<'editor' | 'author', Page>

test.beforeAll(async ({ browser }) => {
  rmSync(site.environment.DATA_DIR, { recursive: true, force: true })
  server = await startMailServer({}, portAt(124))
  running = await startPrepared(site)
  admin = await asStaff(site.url)
  editor = await colleague(admin, site.url, 'editor', 'Lê Biên Tập')
  author = await colleague(admin, site.url, 'author', 'Trần Tác Giả')
  pages = { editor: await pageOf(browser, site.url, editor), author: await pageOf(browser, site.url, author) }
})
test.afterAll(async () => {
  for (const page of Object.values(pages)) await page.context().close()
  for (const api of [admin, editor.api, author.api]) await api.dispose()
  await running.stop()
  await server.stop()
})

const formOf = ({ id }: { id: number }) => `/admin/collections/articles/${id}`
const status = async ({ slug }: { slug: string }) => (await fetch(`${site.url}/tin-tuc/${slug}`)).status

const stored = async ({ id }: { id: number }) =>
  (await (await editor.api.get(`/admin/api/articles/${id}?draft=true&depth=0`)).json()) as {
    updatedAt: string
    publishAt: string | null
  }

const mailsTo = ({ email }: Colleague) =>
  server.taken
    .filter(({ to }) => to.includes(email))
    .map(({ raw }) => readMail(raw))
    .map(
      ({ headers, parts, text }) => `${headers.get('subject')}\n${text || parts.map((part) => part.text).join('\n')}`,
    )

test('an editor plans a publication in Hanoi time, finds it in the list, cancels it, and plans it again', async () => {
  const article = await publish(author.api, { title: 'Thông báo sáng thứ Hai', _status: 'draft' })
  const page = pages.editor
  await openStudio(page, formOf(article))
  const { updatedAt } = await stored(article)
  await expect(page.locator('.doc-controls__meta')).toContainText(studioTime(new Date(updatedAt)))

  const time = new Date(Math.floor((Date.now() + 48 * hour) / 60_000) * 60_000)
  const planned = `Đã lên lịch: bài tự đăng lúc ${studioTime(time)}.`
  await page.getByLabel('Hẹn đăng lúc').fill(toLocalTime(time))
  await page.getByRole('button', { name: 'Lên lịch' }).click()
  await expect(page.getByText(planned)).toBeVisible()
  expect((await stored(article)).publishAt).toBe(time.toISOString())
  expect(await status(article)).toBe(404)

  await page.goto('/admin')
  const work = page.getByRole('region', { name: 'Đã lên lịch' })
  await expect(work).toContainText('Thông báo sáng thứ Hai')
  await expect(work).toContainText(`Hẹn đăng lúc ${studioTime(time)}`)
  await page.goto('/admin/collections/articles')
  await page.getByRole('link', { name: 'Đã lên lịch (1)' }).click()
  const row = page.getByRole('row').filter({ hasText: 'Thông báo sáng thứ Hai' })
  await expect(row).toContainText(studioTime(time))

  await openStudio(pages.author, formOf(article))
  await expect(pages.author.getByText(planned)).toBeVisible()
  await expect(pages.author.getByLabel('Hẹn đăng lúc')).toBeDisabled()
  await expect(pages.author.getByRole('button', { name: 'Hủy lịch hẹn' })).toBeHidden()

  await openStudio(page, formOf(article))
  const reason = page.locator('.field-error:visible')
  await page.locator('#action-save').click()
  await expect(reason).toHaveText(/^Bài đang được hẹn đăng\. Bấm .+\.$/)
  const isCut = () => reason.locator('div').evaluate((text) => text.scrollWidth > text.clientWidth)
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await expect(reason).toBeVisible()
    expect(await isCut()).toBe(false)
  }

  await openStudio(page, formOf(article))
  await page.getByRole('button', { name: 'Hủy lịch hẹn' }).click()
  await expect(page.getByText(planned)).toBeHidden()
  await expect(page.getByLabel('Hẹn đăng lúc')).toHaveValue('')
  expect((await stored(article)).publishAt).toBeNull()

  await page.getByLabel('Hẹn đăng lúc').fill(toLocalTime(time))
  await page.getByRole('button', { name: 'Lên lịch' }).click()
  await expect(page.getByText(planned)).toBeVisible()
  const database = new DatabaseSync(path.join(site.environment.DATA_DIR, 'ilc.sqlite'), { timeout: 30_000 })
  database
    .prepare('UPDATE _articles_v SET version_publish_at = ? WHERE latest = 1 AND parent_id = ?')
    .run(new Date(Date.now() - hour).toISOString(), article.id)
  database.close()
  await expect.poll(() => status(article)).toBe(200)
})

test('an author asks for a review, an editor returns the article with a note, and publishes it at last', {
  tag: '@full',
}, async () => {
  const article = await publish(author.api, { title: 'Bài cần duyệt', _status: 'draft' })
  await openStudio(pages.author, formOf(article))
  await pages.author.getByRole('button', { name: 'Gửi duyệt' }).click()
  await expect(pages.author.getByText('Đang chờ biên tập viên duyệt.')).toBeVisible()
  await expect.poll(() => mailsTo(editor).join()).toContain('ILC: bài chờ duyệt – Bài cần duyệt')
  expect(mailsTo(author)).toEqual([])

  const page = pages.editor
  await page.goto('/admin')
  const waiting = page.getByRole('region', { name: 'Chờ duyệt' })
  await expect(waiting).toContainText(author.fullName)
  await waiting.getByRole('link', { name: 'Bài cần duyệt' }).click()
  await openStudio(page, formOf(article))
  await page.locator('#field-reviewNotes .array-field__add-row').click()
  await page.locator('#field-reviewNotes__0__text').fill('Thiếu số hiệu văn bản.')
  await page.getByRole('button', { name: 'Trả lại' }).click()
  await expect(page.getByText(`Đã trả lại cho ${author.fullName}.`)).toBeVisible()
  await expect.poll(() => mailsTo(author).join()).toContain('Thiếu số hiệu văn bản.')

  await pages.author.goto('/admin')
  await expect(pages.author.getByRole('region', { name: 'Bị trả lại' })).toContainText('Bài cần duyệt')
  await openStudio(pages.author, formOf(article))
  await expect(pages.author.getByText('Bài được trả lại để sửa.')).toBeVisible()
  await expect(pages.author.locator('#field-reviewNotes__0__text')).toHaveValue('Thiếu số hiệu văn bản.')
  await expect(pages.author.locator('#field-reviewNotes__0__text')).toBeDisabled()
  await pages.author.locator('#field-html').fill('<p>Số hiệu 12/2026.</p>')
  await pages.author.getByRole('button', { name: 'Gửi duyệt' }).click()
  await expect(pages.author.getByText('Đang chờ biên tập viên duyệt.')).toBeVisible()

  await openStudio(page, formOf(article))
  await page.locator('#action-save:visible').click()
  await expect.poll(() => status(article)).toBe(200)
  await expect.poll(() => mailsTo(author).join()).toContain('Lê Biên Tập đã đăng bài “Bài cần duyệt”.')
})
