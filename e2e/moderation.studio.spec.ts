import type { APIRequestContext } from '@playwright/test'
import { colleague } from './colleagues'
import { users } from './instances'
import { whenShown } from './profile'
import { expect, test } from './site'
import { asStaff, docsOf, openStudio, publish, shareSession, whenReady } from './staff'
import { openScreen } from './studio-screens'
import { signInByCalls } from './users'

test.use({ baseURL: users.url, locale: 'vi-VN' })

test('a moderator finds what waits, sorts out spam, blocks its writer and answers as the institute', async ({
  page,
  playwright,
}) => {
  const stamp = `${process.pid}-${Date.now()}`
  const [question, advert] = [`Mức phạt là bao nhiêu? ${stamp}`, `Vay tiền nhanh ${stamp}`]
  const admin = await asStaff(users.url)
  const moderator = await colleague(
    admin,
    users.url,
    'moderator',
    'Người kiểm duyệt',
    `kiem-duyet-${stamp}@ilc.example`,
  )
  const { slug } = await publish(admin, { title: `Bài có bình luận ${stamp}` })
  const comment = async (user: APIRequestContext, value: string) => {
    const answer = await user.post('/api/interactedArticle', { data: { type: 'COMMENT', value, articleID: slug } })
    expect(answer.status()).toBe(201)
    return ((await answer.json()) as { data: { id: string } }).data.id
  }
  const [asker, spammer] = [
    await playwright.request.newContext({ baseURL: users.url }),
    await playwright.request.newContext({ baseURL: users.url }),
  ]
  await signInByCalls(asker, `Người hỏi ${stamp}`)
  await signInByCalls(spammer, `Người bán ${stamp}`)
  const requested = await comment(asker, question)
  for (const number of [1, 2]) {
    const id = await comment(spammer, `${advert} số ${number}`)
    const report = { reason: 'SPAM', note: `bán hàng ${number}` }
    expect((await asker.post(`/api/interactedArticle/${id}/report`, { data: report })).status()).toBe(201)
  }
  const shown = async (language = '') => (await admin.get(`${language}/tin-tuc/${slug}`)).text()

  await shareSession(moderator.api, page.context())
  await openScreen(page, '/admin/collections/interacted-articles')
  await page.getByRole('link', { name: /^Báo cáo chưa xử lý \(\d+\)$/ }).click()
  // The list before it has these rows too, and would lose their selection.
  await expect(page).toHaveURL(/openReports/)
  await whenReady(page)
  const rows = page.getByRole('row').filter({ hasText: advert })
  await expect(rows).toHaveCount(2)
  await expect(rows.first()).toContainText('Quảng cáo, thư rác: bán hàng 2')
  for (const row of await rows.all()) await row.getByRole('checkbox').check()
  const bar = page.getByRole('group', { name: 'Kiểm duyệt' })
  page.once('dialog', (dialog) => void dialog.accept())
  await bar.getByRole('button', { name: 'Chặn người viết' }).click()
  await expect(page.getByText('Đã xử lý: 1.')).toBeVisible()
  await bar.getByRole('button', { name: 'Đánh dấu thư rác' }).click()
  await expect(page.getByText('Đã xử lý: 2.')).toBeVisible()
  await whenShown(async () => expect(await shown()).not.toContain(advert))
  expect(await (await admin.get(`/api/article/${slug}`)).text()).not.toContain(advert)
  const refused = await spammer.post('/api/interactedArticle', { data: { type: 'RATE', value: '1', articleID: slug } })
  expect(refused.status()).toBe(403)

  await page.getByRole('link', { name: /^Thư rác \(\d+\)$/ }).click()
  await expect(page).toHaveURL(/SPAM/)
  await whenReady(page)
  await expect(rows).toHaveCount(2)
  await rows.first().getByRole('link').first().click()
  // The list stays in the document for a while, with buttons of the same names.
  await expect(page.getByRole('button', { name: 'Bỏ chặn người viết' })).toBeVisible()
  const saved = page.waitForResponse((response) => response.request().method() === 'PATCH' && response.ok())
  await page.getByRole('button', { name: 'Duyệt', exact: true }).click()
  await saved
  expect(await shown()).not.toContain(`${advert} số 2`)
  await page.getByRole('button', { name: 'Bỏ chặn người viết' }).click()
  await whenShown(async () => expect(await shown()).toContain(`${advert} số 2`))

  await openStudio(page, `/admin/collections/interacted-articles/${requested}`)
  const answer = `Từ 10 đến 20 triệu đồng. ${stamp}`
  await page.getByLabel('Trả lời với tên Viện').fill(answer)
  await page.getByRole('button', { name: 'Đăng câu trả lời' }).click()
  await expect(page.getByText('Đã đăng câu trả lời.')).toBeVisible()
  for (const [language, mark, name] of [
    ['', 'Phản hồi chính thức', 'Viện Khoa học Pháp lý và Phát triển Doanh nghiệp'],
    ['/en', 'Official reply', 'Institute of Legal Science and Business Development'],
    ['/zh', '官方回复', '法律科学与企业发展研究院'],
  ] as const)
    await whenShown(async () => {
      const html = await shown(language)
      const article = html.slice(html.indexOf('id="comments"'))
      expect(article).toContain(answer)
      expect(article).toMatch(new RegExp(`${name}[^<]*</bdi><span[^>]*>✓ (?:<!-- -->)?${mark}</span>`))
    })
  for (const context of [admin, moderator.api, asker, spammer]) await context.dispose()
})

test('a decision on all that a search found is about nothing else @full', async ({ page, playwright }) => {
  const stamp = `${process.pid}-${Date.now()}`
  const admin = await asStaff(users.url)
  const { slug } = await publish(admin, { title: `Bài có nhiều bình luận ${stamp}` })
  const writer = await playwright.request.newContext({ baseURL: users.url })
  await signInByCalls(writer, `Người viết ${stamp}`)
  const values = [...['một', 'hai', 'ba'].map((word) => `Đất đai ${word} ${stamp}`), `Hóa đơn ${stamp}`]
  for (const value of values) {
    const answer = await writer.post('/api/interactedArticle', { data: { type: 'COMMENT', value, articleID: slug } })
    expect(answer.status()).toBe(201)
  }

  await shareSession(admin, page.context())
  await openScreen(
    page,
    `/admin/collections/interacted-articles?limit=2&search=${encodeURIComponent(`dat dai ${stamp}`)}`,
  )
  const rows = page.getByRole('row').filter({ hasText: stamp })
  await expect(rows).toHaveCount(2)
  for (const row of await rows.all()) await row.getByRole('checkbox').check()
  await page.getByRole('button', { name: /^Chọn tất cả \(3\)/ }).click()
  await page.getByRole('group', { name: 'Kiểm duyệt' }).getByRole('button', { name: 'Ẩn', exact: true }).click()
  await expect(page.getByText('Đã xử lý: 3.')).toBeVisible()
  const query = `interacted-articles?where[value][contains]=${stamp}&sort=id`
  const docs = await docsOf<{ state: string }>(admin, query)
  expect(docs.map(({ state }) => state)).toEqual(['HIDDEN', 'HIDDEN', 'HIDDEN', 'SHOWN'])
  for (const context of [admin, writer]) await context.dispose()
})
