import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { contentProblems } from '@/lib/testing/content-problems'
import { sha256Of } from './content'
import { imageFile, readContent } from './read'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'ilc-content-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
  writeFileSync(path.join(folder, file), text)
}

const problems = () => contentProblems(folder)

const front = { title: 'Tiêu đề', type: 'NEWS', createDate: '"2026-03-14T08:30:00+07:00"', summary: 'Tóm tắt' }

const article = (changes: Record<string, string> = {}, body = '<p>x</p>') => {
  const lines = Object.entries({ ...front, ...changes }).map(([key, value]) => `${key}: ${value}`)
  return `---\n${lines.join('\n')}\n---\n${body}\n`
}

test('the sample content has no problems, and the required amount of content', () => {
  const content = readContent(path.resolve('content'))
  for (const language of ['vi', 'en', 'zh']) {
    for (const type of ['SERVICE', 'NEWS', 'TRAINING', 'RESEARCH']) {
      const articles = content.articles.filter((one) => one.language === language && one.type === type)
      expect(articles.length).toBeGreaterThanOrEqual(8)
      const long = articles.filter(({ html }) => {
        const text = html.replace(/<[^>]+>/g, ' ')
        return language === 'zh' ? text.replace(/\s/g, '').length >= 800 : text.split(/\s+/).length >= 500
      })
      expect(long.length).toBeGreaterThanOrEqual(4)
    }
    expect(content.members.filter((member) => member.language === language).length).toBeGreaterThanOrEqual(60)
  }
  expect(content.partners.length).toBeGreaterThanOrEqual(24)
  expect(content.videos.map(({ file }) => file)).toEqual(['documents/gioi-thieu-vien.mp4'])
})

test('the images of the sample content are known as they are, so that none is converted', async () => {
  const folder = path.resolve('content')
  const { images, imageDetails } = readContent(folder)
  const converted = images.filter((image) => {
    const { stored, sha256 } = imageDetails[image] ?? {}
    return !stored || sha256 !== sha256Of(readFileSync(path.join(folder, 'images', image)))
  })
  expect(converted).toEqual([])
})

test.each(['https://a.example/b.png', 'data:image/png;base64,x', '/media/a.png', 'file:///etc/passwd'])(
  'an image in a text that is no path stays as it is: %s',
  (src) => {
    write('articles/vi/bai.html', article({}, `<img src="${src}">`))
    const { articles, images } = readContent(folder)
    expect([articles[0]?.html, images]).toEqual([`<img src="${src}">`, []])
  },
)

test('all problems of all files are reported with their lines', () => {
  write('articles/vi/bai-mot.html', article({ type: 'BLOG', createDate: 'yesterday' }))
  write('articles/vi/Bài hai.html', article())
  write('articles/vi/bai-ba.html', 'no front matter')
  write(
    'articles/vi/bai-bon.html',
    article({ preview_img: 'covers/none.webp' }, '<p>x</p>\n<p><img src="figures/none.webp"></p>'),
  )
  write('articles/vi/bai-nam.html', article({}, ''))
  write('articles/en/bai-sau.html', article({ titel: 'x' }))
  write('members/vi.yaml', '- id: an\n  fullName: An\n  role: KING\n  department: ""\n- id: an\n  fullName: ""\n')
  write('members/en.yaml', '- id: an\n  fullName: An\n')
  write('partners.yaml', '- id: a\n  typeEcosystem: BANK\n  fullName: {vi: A, en: A, zh: A}\n')
  write('videos.yaml', '- id: [\n')
  expect(problems().sort()).toEqual([
    'articles/en/bai-sau.html:6: has an unknown key: titel',
    'articles/vi/Bài hai.html:1: the file name must be lower-case letters, digits and hyphens, found "Bài hai"',
    'articles/vi/bai-ba.html:1: must begin with front matter between two lines of ---',
    'articles/vi/bai-bon.html:6: there is no picture images/covers/none.webp',
    'articles/vi/bai-bon.html:9: there is no picture images/figures/none.webp',
    expect.stringMatching(/^articles\/vi\/bai-mot.html:3: type /),
    expect.stringMatching(/^articles\/vi\/bai-mot.html:4: createDate must be a date and time/),
    'articles/vi/bai-nam.html:7: the article has no text',
    expect.stringMatching(/^members\/vi.yaml:3: 0.role must be codes/),
    'members/vi.yaml:6: 1.fullName must not be empty',
    expect.stringMatching(/^partners.yaml:2: 0.typeEcosystem /),
    expect.stringMatching(/^videos.yaml:\d+: /),
  ])
})

test('an id is unique across all files and languages', () => {
  write('articles/vi/bai.html', article({ translationKey: 'k' }))
  write('articles/en/bai.html', article({ translationKey: 'k' }))
  write('articles/vi/bai-khac.html', article({ translationKey: 'k' }))
  write('members/vi.yaml', '- id: an\n  fullName: An\n')
  write('members/en.yaml', '- id: an\n  fullName: An\n')
  expect(problems()).toEqual([
    'articles/vi/bai.html:6: article in vi with translationKey "k" is also in articles/vi/bai-khac.html:6',
    'articles/en/bai.html:1: article "bai" is also in articles/vi/bai.html:1',
    'members/en.yaml:1: member "an" is also in members/vi.yaml:1',
  ])
})

test('no image outside the folder is read', () => {
  write('articles/vi/bai.html', article({ preview_img: '../../../etc/passwd' }, '<p><img src="../secrets.png"></p>'))
  mkdirSync(path.join(folder, 'images'))
  writeFileSync(path.join(folder, 'secrets.png'), '')
  expect(problems()).toEqual([
    expect.stringContaining('../secrets.png is no path below images/'),
    expect.stringContaining('preview_img must be a path below images/'),
  ])
})

test.each([
  ['', ['videos.yaml:1: 0 must have file or videoId']],
  ['videoId: aqz-KE-bpKQ', []],
  ['file: documents/co.mp4', []],
  ['file: documents/co.mp4\n  videoId: aqz-KE-bpKQ', []],
  ['file: documents/khong.mp4', ['videos.yaml:3: there is no document documents/khong.mp4']],
  ['file: documents/../co.mp4', ['videos.yaml:3: documents/../co.mp4 is no path below documents/']],
  ['file: co.mp4', [expect.stringMatching(/^videos.yaml:3: 0.file must be an MP4 file below documents\//)]],
  ['file: documents/co.pdf', [expect.stringMatching(/^videos.yaml:3: 0.file must be an MP4 file below documents\//)]],
])('the problems of a video with %j', (source, results) => {
  write('documents/co.mp4', 'x')
  write('videos.yaml', `- id: phim\n  title: {vi: A, en: B, zh: C}\n  ${source}\n`)
  expect(problems()).toEqual(results)
  if (results.length === 0)
    expect(readContent(folder).documents).toEqual(source.startsWith('file') ? ['documents/co.mp4'] : [])
})

test('text is normalised to NFC, escapes of YAML too, and a change of the text changes its hash', () => {
  const summary = '"To\\u0301m ta\\u0306\\u0301t"'
  write('articles/vi/bai.html', article({ title: 'Tiêu đề'.normalize('NFD'), summary }))
  const before = readContent(folder).articles[0]
  expect([before?.title, before?.summary]).toEqual(['Tiêu đề'.normalize('NFC'), 'Tóm tắt'])
  write('articles/vi/bai.html', article({}, '<p>y</p>'))
  expect(readContent(folder).articles[0]?.sourceHash).not.toBe(before?.sourceHash)
  cpSync(path.join(folder, 'articles/vi/bai.html'), path.join(folder, 'articles/vi/bai-2.html'))
  expect(readContent(folder).articles).toHaveLength(2)
})

test('the name of an image is found in either form', () => {
  write('articles/vi/bai.html', article({ preview_img: 'bìa.png' }, '<p><img src="hình/điều 1.png"></p>'))
  const decomposed = ['bìa.png', 'hình/điều 1.png'].map((name) => name.normalize('NFD'))
  for (const name of decomposed) write(`images/${name}`, 'x')
  expect(readContent(folder).images.map((image) => imageFile(folder, image))).toEqual(
    ['hình/điều 1.png', 'bìa.png'].map((name) => path.join(folder, 'images', name.normalize('NFD'))),
  )
  expect(imageFile(folder, 'không.png')).toBeUndefined()
})

test('a folder without content is reported', () => {
  expect(problems()).toEqual([expect.stringContaining('holds no content')])
})

test.each([
  ['export.zip', 'is packed: unpack it'],
  ['export.xml.gz', 'is packed: unpack it'],
  ['bai.docx', 'is one file: import the folder that it is in'],
  ['ghi-chu.txt', 'is neither a folder'],
  ['none/folder', 'there is no such folder'],
])('what is no folder is refused with the reason: %s', (name, reason) => {
  if (!name.startsWith('none')) write(name, 'x')
  expect(() => readContent(path.join(folder, name))).toThrow(reason)
})

test('a byte order mark and Windows line ends are accepted', () => {
  write('articles/vi/bai.html', `\uFEFF${article().replaceAll('\n', '\r\n')}`)
  expect(problems()).toEqual([])
})
