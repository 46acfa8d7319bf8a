import path from 'node:path'
import { expect, test } from '@playwright/test'
import { runCommand } from './commands'
import { instance } from './instances'
import { serveForTests } from './prepared-site'
import { docsOf } from './site-database'
import { asStaff } from './staff'

/** A backup that the program before 1.0.0 has made is restored and served, with all that it has. */

const own = instance(27, 'takeover', {})
test.beforeAll(async () => {
  const restored = await runCommand(own.environment, 'restore', path.resolve('e2e', 'fixtures', 'before-1.0.0.zip'))
  const migrated = await runCommand(own.environment, 'db:migrate')
  expect([restored.status, migrated.status, restored.output]).toEqual([0, 0, expect.stringContaining('4 articles')])
})
serveForTests(own)

test('its pages, images, requests, files and accounts are there', async () => {
  const page = await fetch(`${own.url}/tin-tuc/bang-gia-dat-va-tien-thue-dat-nhung-gi-da-doi`)
  const html = await page.text()
  expect([page.status, html.includes('Bảng giá đất thay đổi khi nào?')]).toEqual([200, true])
  const staff = await asStaff(own.url)
  const images = await docsOf<{ filename: string; alt: string }>(staff, 'media')
  expect(images.map(({ alt }) => alt)).toContain('Ảnh trước 1.0.0')
  for (const { filename } of images) expect((await fetch(`${own.url}/media/${filename}`)).status).toBe(200)
  const request = { fullName: 'Nguyễn Văn Cũ', content: 'Yêu cầu gửi từ chương trình cũ.', status: 'PENDING' }
  expect(await docsOf(staff, 'consultation-requests')).toEqual([expect.objectContaining(request)])
  const [{ key } = { key: '' }] = await docsOf<{ key: string }>(staff, 'attachments')
  expect((await staff.get(`/admin/api/attachments/file/${key}`)).status()).toBe(200)
  const [article] = await docsOf<{ id: number }>(staff, 'articles')
  const saved = await staff.patch(`/admin/api/articles/${article?.id}?locale=vi`, {
    data: { title: 'Tên mới sau 1.0.0' },
  })
  expect(saved.status()).toBe(200)
  await staff.dispose()
})
