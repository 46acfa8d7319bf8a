import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { APIRequestContext, Route } from '@playwright/test'
import { docx, pdf } from '@/lib/testing/attachment-samples'
import { expectAccessible } from './every-page'
import { isRemote, whenShown } from './profile'
import { expect, test as base } from './site'
import { asStaff, openStudio, publish } from './staff'
import { touch } from './touch'

const test = base.extend<{ api: APIRequestContext }>({
  api: async ({ baseURL }, use) => {
    const api = await asStaff(baseURL ?? '')
    await use(api)
    await api.dispose()
  },
})

const cover = readFileSync(path.resolve('e2e/fixtures/cover.webp'))

async function upload(api: APIRequestContext, collection: 'media' | 'documents', name: string, buffer: Buffer) {
  const mimeType = name.endsWith('.webp')
    ? 'image/webp'
    : name.endsWith('.pdf')
      ? 'application/pdf'
      : 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
  return api.post(`/admin/api/${collection}`, { multipart: { file: { name, mimeType, buffer } } })
}

const stored = async (answer: Awaited<ReturnType<typeof upload>>) => {
  expect([answer.status(), answer.ok() ? '' : await answer.text()]).toEqual([201, ''])
  return ((await answer.json()) as { doc: { id: number; filename: string } }).doc
}

let ids = 0
const nextId = () => (ids += 1).toString(16).padStart(24, '0')

const block = (blockType: string, fields: object) => ({
  type: 'block',
  version: 2,
  format: '',
  fields: { id: nextId(), blockName: '', blockType, ...fields },
})

const paragraph = (...children: object[]) => ({
  type: 'paragraph',
  version: 1,
  direction: null,
  format: '',
  indent: 0,
  textFormat: 0,
  textStyle: '',
  children,
})

const text = (words: string) => ({
  type: 'text',
  version: 1,
  detail: 0,
  format: 0,
  mode: 'normal',
  style: '',
  text: words,
})

const footnote = (words: string) => ({
  type: 'inlineBlock',
  version: 1,
  fields: { id: nextId(), blockName: '', blockType: 'footnote', text: words },
})

const bodyOf = (...children: object[]) => ({
  root: { type: 'root', version: 1, direction: null, format: '', indent: 0, children },
})

test('an article with every block is edited in Vietnamese, read, and sent as Markdown', async ({
  api,
  page,
  request,
  scripts,
}) => {
  const picture = await stored(await upload(api, 'media', 'Khối.webp', cover))
  const file = await stored(await upload(api, 'documents', 'Mẫu hợp đồng.pdf', pdf()))
  const service = await publish(api, { title: 'Tư vấn góp vốn', slug: 'tu-van-gop-von-khoi', type: 'SERVICE' })
  const figure = { picture: picture.id, alt: 'Hai người ký hợp đồng', caption: 'Lễ ký', source: 'Minh Anh' }
  const { id, slug } = await publish(api, {
    title: 'Bài có các khối',
    slug: 'bai-co-cac-khoi',
    format: 'EDITOR',
    body: bodyOf(
      paragraph(text('Câu đầu'), footnote('Luật số 59/2020/QH14.'), text('.')),
      block('picture', figure),
      block('gallery', {
        pictures: [figure, { ...figure, alt: 'Hình khác' }].map((each) => ({ ...each, id: nextId() })),
      }),
      block('document', { document: file.id, text: '' }),
      block('note', { kind: 'law', asOf: '2026-11-24T17:00:00.000Z', text: 'Còn hiệu lực.' }),
      block('quotation', { text: 'Mọi người bình đẳng.', source: 'Điều 16 Hiến pháp', address: '' }),
      block('consultation', { service: service.id, text: 'Đăng ký tư vấn' }),
      block('film', { address: 'https://youtu.be/aqz-KE-bpKQ', title: 'Tọa đàm' }),
    ),
  })
  const address = `/tin-tuc/${slug}`
  await whenShown(async () => expect((await request.get(address)).status()).toBe(200))
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(address)
  const article = page.getByRole('article').first()
  await expect(article.getByRole('img', { name: 'Hai người ký hợp đồng' })).toHaveCount(2)
  await expect(article.locator('.gallery > figure')).toHaveCount(2)
  await expect(article.locator('.note-law')).toContainText('Theo quy định pháp luật tính đến 25-11-2026')
  await expect(article.locator('figcaption', { hasText: 'Điều 16 Hiến pháp' })).toBeVisible()
  await expect(article.getByRole('link', { name: 'Tọa đàm' })).toBeVisible()
  await expectAccessible(page, scripts)

  const link = article.getByRole('link', { name: /Mẫu hợp đồng \(PDF, .* byte\)/ })
  const download = await request.get((await link.getAttribute('href')) ?? '')
  expect([download.status(), download.headers()['content-type'], download.headers()['x-content-type-options']]).toEqual(
    [200, 'application/pdf', 'nosniff'],
  )
  expect(download.headers()['content-disposition']).toBe(`attachment; filename="${file.filename}"`)

  const markdown = await (await request.get(`${address}.md`)).text()
  for (const part of ['Câu đầu[^1].', '[^1]: Luật số 59/2020/QH14.', '> Còn hiệu lực.', '[Đăng ký tư vấn]('])
    expect(markdown).toContain(part)

  await article.getByRole('link', { name: 'Đăng ký tư vấn' }).click()
  await expect(page).toHaveURL(new RegExp(`/lien-he\\?dich-vu=${service.slug}#consultation-title$`))
  await expect(page.locator(`input[name=subjects][value="${service.slug}"]`)).toBeVisible()
  await touch(page)
  await expect(page.locator(`input[name=subjects][value="${service.slug}"]`)).toBeChecked()

  await page.context().addCookies((await api.storageState()).cookies)
  await openStudio(page, `/admin/collections/articles/${id}`)
  const editor = page.locator('.editor-container').first()
  for (const name of ['Hình có chú thích', 'Tài liệu tải về', 'Hộp lưu ý', 'Nút đăng ký tư vấn'])
    await expect(editor.getByText(name).first()).toBeVisible()
  const note = editor.locator('textarea').first()
  await expect(note).toHaveValue('Còn hiệu lực.')
  await expect(note.locator('xpath=ancestor::*[@data-form-ready][1]')).toHaveAttribute('data-form-ready', 'true')
  // A block has a form of its own, which the server checks. The answer comes only after the article was saved.
  const words = 'Đã được sửa đổi, lần 731.'
  const checks: Route[] = []
  await page.route(`**/admin/collections/articles/${id}`, (route) =>
    (route.request().postData() ?? '').includes(words) ? void checks.push(route) : route.continue(),
  )
  const saved = page.waitForResponse(
    (response) => response.url().includes(`/admin/api/articles/${id}`) && response.request().method() !== 'GET',
  )
  await note.fill(words)
  const save = await page.locator('#action-save:visible').boundingBox()
  await page.mouse.click((save?.x ?? 0) + 10, (save?.y ?? 0) + 10)
  expect((await saved).status()).toBe(200)
  await whenShown(async () => expect(await (await request.get(address)).text()).toContain(`<p>${words}</p>`))
  for (const check of checks) await check.continue()
})

test('an image needs a description, a video an address; refused documents are told why', async ({ api }) => {
  const picture = await stored(await upload(api, 'media', 'Khối hai.webp', cover))
  const article = (...children: object[]) =>
    api.post('/admin/api/articles', {
      data: {
        title: 'Khối thiếu',
        summary: 'x',
        type: 'NEWS',
        language: 'vi',
        format: 'EDITOR',
        body: bodyOf(...children),
        _status: 'published',
      },
    })
  for (const wrong of [
    block('picture', { picture: picture.id, alt: '' }),
    block('film', { address: 'https://spy.example/film' }),
    block('note', { kind: 'law', text: 'x' }),
    block('quotation', { text: 'x', source: 'y', address: 'javascript:alert(1)' }),
    block('gallery', { pictures: [{ picture: picture.id, alt: 'x', id: nextId() }] }),
  ])
    expect([wrong.fields.blockType, (await article(wrong)).status()]).toEqual([wrong.fields.blockType, 400])

  const template =
    '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/attachedTemplate" Target="https://spy.example/a.dotx" TargetMode="External"/></Relationships>'
  for (const [name, data] of [
    ['a.docx', docx([{ name: 'word/_rels/settings.xml.rels', data: template }])],
    ['a.pdf', Buffer.from('<script>alert(1)</script>')],
  ] as const)
    expect([name, (await upload(api, 'documents', name, data)).status()]).toEqual([name, 400])

  const file = await stored(await upload(api, 'documents', 'Bỏ đi.docx', docx()))
  const at = `/media/${file.filename}`
  // A site in front of a hosted backend has only the files that its pages name.
  const [there, gone] = isRemote ? [404, 404] : [200, 410]
  expect((await api.get(at)).status()).toBe(there)
  const trashed = await api.patch(`/admin/api/documents/${file.id}`, { data: { deletedAt: new Date().toISOString() } })
  expect(trashed.status()).toBe(200)
  await whenShown(async () => expect((await api.get(at)).status()).toBe(gone))
})
