import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, expect, test } from '@jest/globals'
import { contentProblems } from '@/lib/testing/content-problems'
import { temporaryFolder } from '@/lib/testing/temporary-folder'
import { sha256Of } from './content'
import { imageFile, readContent } from './read'

let folder: string

beforeEach(() => {
  folder = temporaryFolder()
})

function write(file: string, text: string | Buffer): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
  writeFileSync(path.join(folder, file), text)
}

const problems = () => contentProblems(folder)

const front = { title: 'Tiêu đề', type: 'NEWS', createDate: '"2026-03-14T08:30:00+07:00"', summary: 'Tóm tắt' }

const article = (changes: Record<string, string | undefined> = {}, body = '<p>x</p>') => {
  const lines = Object.entries({ ...front, ...changes }).flatMap(([key, value]) => (value ? [`${key}: ${value}`] : []))
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
  ['file: documents/co.mp4', []],
  ['file: documents/khong.mp4', ['videos.yaml:3: there is no document documents/khong.mp4']],
  ['file: documents/../co.mp4', ['videos.yaml:3: documents/../co.mp4 is no path below documents/']],
  ['file: documents/co.pdf', [expect.stringMatching(/^videos.yaml:3: 0.file must be an MP4 file below documents\//)]],
])('the problems of a video with %j', (source, results) => {
  write('documents/co.mp4', 'x')
  write('videos.yaml', `- id: phim\n  title: {vi: A, en: B, zh: C}\n  ${source}\n`)
  expect(problems()).toEqual(results)
  const documents = results.length === 0 ? readContent(folder).documents : []
  expect(documents).toEqual(results.length === 0 && source.startsWith('file') ? ['documents/co.mp4'] : [])
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
  ['bai.docx', 'is one file: import the folder that it is in'],
  ['none/folder', 'there is no such folder'],
])('what is no folder is refused with the reason: %s', (name, reason) => {
  if (!name.startsWith('none')) write(name, 'x')
  expect(() => readContent(path.join(folder, name))).toThrow(reason)
})

test('a byte order mark and Windows line ends are accepted', () => {
  write('articles/vi/bai.html', `\uFEFF${article().replaceAll('\n', '\r\n')}`)
  expect(problems()).toEqual([])
})

const bai = 'articles/vi/bai.html'
const member = (line: string) => ({ 'members/vi.yaml': `- id: an\n  fullName: An\n  ${line}\n` })
const partner = (line: string) => ({
  'partners.yaml': `- id: a\n  typeEcosystem: ENTERPRISE\n  fullName: {vi: A, en: A, zh: A}\n  ${line}\n`,
})
const comment = '- id: a\n  type: COMMENT\n  value: x\n'
const long = 'a'.repeat(93)

test.each<[Record<string, string | Buffer>, string]>([
  [{ [bai]: article({ title: 'x'.repeat(301) }) }, `${bai}:2: title is too long (301 of at most 300 characters)`],
  [{ [bai]: article({ title: '[a, b]' }) }, `${bai}:2: title must be a text, found ["a","b"]`],
  [{ [bai]: article({ summary: undefined }) }, `${bai}:2: summary is missing`],
  [{ [bai]: article({ views: '-1' }) }, `${bai}:6: views must be at least 0, found -1`],
  [{ [bai]: article({ translationKey: long }) }, `${bai}:6: translationKey is too long (93 of at most 80 characters)`],
  [{ [bai]: article({ preview_img: 'a.svg' }) }, 'a.svg is no picture of a known kind: .avif, .gif, .jpeg, .jpg, .png'],
  [{ [bai]: article({}, 'x'.repeat(500_001)) }, `${bai}:7: the text is too long (500001 of at most 500000 characters)`],
  [{ [bai]: Buffer.from(article({ title: 'Bài' }), 'latin1') }, `${bai}:1: must be UTF-8`],
  [
    member('phone: "0123456789012"'),
    'members/vi.yaml:3: 0.phone must be a telephone number, as 0912345678 or +4930123456, found "0123456789012"',
  ],
  [member('gmail: an.at.home'), 'members/vi.yaml:3: 0.gmail must be an e-mail address, found "an.at.home"'],
  [member('languagesSpoken: [vi, xx]'), '0.languagesSpoken.1 must be one of vi, en, zh, fr'],
  [member('role: KING'), '0.role must be codes of the specification: MEMBER, VICE_PRESIDENT'],
  [partner('linkWebsite: ftp://a'), 'partners.yaml:4: 0.linkWebsite must be an http(s) address, found "ftp://a"'],
  [
    { [bai]: article(), 'comments/bai.yaml': `${comment}${comment}` },
    'comments/bai.yaml:4: 1.id another COMMENT has the id a',
  ],
  [
    { [bai]: article(), 'comments/bai.yaml': `${comment}  replyTo: b\n` },
    'comments/bai.yaml:4: 0.replyTo leads to no first comment: b',
  ],
  [
    { 'legal-texts.csv': `number,title_vi,issuer_vi\n59/2020/QH14,${'x'.repeat(501)},Quốc hội\n` },
    'legal-texts.csv:2: title_vi: is too long (501 of at most 500 characters)',
  ],
])('a fault is reported with its line: %#', (files, message) => {
  for (const [file, text] of Object.entries(files)) write(file, text)
  expect(problems()).toContainEqual(expect.stringContaining(message))
})
