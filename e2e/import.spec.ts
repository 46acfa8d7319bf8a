import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { paragraph, wordFile } from '@/lib/testing/word-samples'
import { studio } from './instances'
import { environmentOf } from './profile'
import { docsOf } from './site-database'
import { asStaff } from './staff'

let folder: string

test.beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'ilc-import-'))
  mkdirSync(path.join(folder, 'articles', 'vi'), { recursive: true })
})
test.afterAll(() => rmSync(folder, { recursive: true }))

function write(title: string): void {
  const front = `title: ${title}\ntype: TRAINING\ncreateDate: "2026-11-20T08:30:00+07:00"\nsummary: Tóm tắt`
  writeFileSync(path.join(folder, 'articles', 'vi', 'lop-moi-nhap.html'), `---\n${front}\n---\n<p>Nội dung lớp.</p>\n`)
}

function runImport(source = folder): { status: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync('npm', ['run', '-s', 'content:import', '--', source], {
    env: { ...process.env, ...environmentOf(studio) },
    encoding: 'utf8',
  })
  return { status, output: stdout + stderr }
}

test('imported content shows on the running site, a refused import changes nothing', async ({ request }) => {
  const page = async () => (await request.get('/dao-tao/lop-moi-nhap')).text()
  const list = async () => (await request.get('/dao-tao')).text()
  expect(await list()).not.toContain('Lớp mới nhập')
  expect((await request.get('/dao-tao/lop-moi-nhap')).status()).toBe(404)

  write('Lớp mới nhập')
  expect(runImport()).toEqual({ status: 0, output: expect.stringContaining('1 created, 0 updated, 0 unchanged') })
  await expect.poll(page).toContain('Nội dung lớp.')
  await expect.poll(list).toContain('Lớp mới nhập')

  write('"Lớp mới nhập, sửa lại"')
  expect(runImport().output).toContain('0 created, 1 updated, 0 unchanged')
  await expect.poll(list).toContain('Lớp mới nhập, sửa lại')

  const api = await asStaff(studio.url)
  const docs = await docsOf<{ id: number }>(api, 'articles', 'where[slug][equals]=lop-moi-nhap')
  const deletion = { data: { deletedAt: new Date().toISOString() } }
  expect((await api.patch(`/admin/api/articles/${docs[0]?.id}`, deletion)).status()).toBe(200)
  await api.dispose()
  const status = async () => (await request.get('/dao-tao/lop-moi-nhap')).status()
  await expect.poll(status).toBe(410)
  expect(runImport().output).toContain('0 created, 0 updated, 1 unchanged')
  expect(await status()).toBe(410)
  write('"Lớp mới nhập, sửa lại lần nữa"')
  expect(runImport().output).toContain('0 created, 1 updated, 0 unchanged')
  await expect.poll(status).toBe(200)
  await expect.poll(list).toContain('Lớp mới nhập, sửa lại lần nữa')

  write('"Không được nhập"')
  writeFileSync(path.join(folder, 'articles', 'vi', 'hong.html'), '---\ntitle: x\n---\n<p>x</p>\n')
  const refused = runImport()
  expect(refused.status).toBe(1)
  expect(refused.output).toMatch(
    /^Nothing was imported\.\narticles\/vi\/hong\.html:2: type .*\n.*articles\/vi\/hong\.html:2: createDate .*\n.*summary /,
  )
  expect(await list()).not.toContain('Không được nhập')
})

test('a Word file becomes a draft, and changes no text that was published meanwhile', { tag: '@full' }, async ({
  request,
}) => {
  const words = mkdtempSync(path.join(tmpdir(), 'ilc-word-'))
  const writeWord = (text: string) =>
    writeFileSync(path.join(words, 'tu-word.docx'), wordFile({ title: 'Từ Word', body: paragraph(text) }))
  writeWord('Bản đầu.')
  expect(runImport(words)).toEqual({ status: 0, output: expect.stringContaining('1 created, 0 updated') })
  expect((await request.get('/tin-tuc/tu-word')).status()).toBe(404)

  const api = await asStaff(studio.url)
  const newest = async () =>
    (await docsOf<{ id: number }>(api, 'articles', 'where[slug][equals]=tu-word&draft=true'))[0]
  const draft = await newest()
  expect(draft).toMatchObject({ html: '<p>Bản đầu.</p>', _status: 'draft' })
  expect((await api.patch(`/admin/api/articles/${draft?.id}`, { data: { _status: 'published' } })).status()).toBe(200)
  const page = async () => (await request.get('/tin-tuc/tu-word')).text()
  await expect.poll(page).toContain('Bản đầu.')

  writeWord('Bản sau.')
  expect(runImport(words).output).toContain('0 created, 1 updated, 0 unchanged')
  expect(await newest()).toMatchObject({ id: draft?.id, html: '<p>Bản sau.</p>', _status: 'draft' })
  expect(await page()).toContain('Bản đầu.')
  expect(runImport(words).output).toContain('0 created, 0 updated, 1 unchanged')
  await api.dispose()
  rmSync(words, { recursive: true })
})
