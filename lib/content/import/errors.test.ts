import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { contentProblems } from '@/lib/testing/content-problems'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'ilc-faults-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function problemsIn(files: Record<string, string | Buffer>): string[] {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), text)
  }
  return contentProblems(folder)
}

const front = { title: 'Bài', type: 'NEWS', createDate: '"2026-03-14T08:30:00+07:00"', summary: 'Tóm tắt' }

function article(changes: Record<string, string | undefined> = {}, html = '<p>x</p>'): string {
  const lines = Object.entries({ ...front, ...changes }).flatMap(([key, value]) => (value ? [`${key}: ${value}`] : []))
  return `---\n${lines.join('\n')}\n---\n${html}\n`
}

const bai = 'articles/vi/bai.html'
const member = (line: string) => ({ 'members/vi.yaml': `- id: an\n  fullName: An\n  ${line}\n` })
const partner = (line: string) => ({
  'partners.yaml': `- id: a\n  typeEcosystem: ENTERPRISE\n  fullName: {vi: A, en: A, zh: A}\n  ${line}\n`,
})
const comment = '- id: a\n  type: COMMENT\n  value: x\n'
const long = 'a'.repeat(93)

test.each<[Record<string, string | Buffer>, string]>([
  [
    { [`articles/vi/${long}.html`]: article() },
    `${long}.html:1: the file name is too long (93 of at most 80 characters)`,
  ],
  [{ [bai]: article({ title: 'x'.repeat(301) }) }, `${bai}:2: title is too long (301 of at most 300 characters)`],
  [{ [bai]: article({ title: '[a, b]' }) }, `${bai}:2: title must be a text, found ["a","b"]`],
  [{ [bai]: article({ title: '"  "' }) }, `${bai}:2: title must not be empty`],
  [{ [bai]: article({ summary: undefined }) }, `${bai}:2: summary is missing`],
  [
    { [bai]: article({ type: 'BLOG' }) },
    `${bai}:3: type must be one of SERVICE, NEWS, TRAINING, RESEARCH, found "BLOG"`,
  ],
  [{ [bai]: article({ createDate: '14.3.2026' }) }, ', found "14.3.2026"'],
  [{ [bai]: article({ views: '-1' }) }, `${bai}:6: views must be at least 0, found -1`],
  [{ [bai]: article({ authors: '[{name: ""}]' }) }, `${bai}:6: authors.0.name must not be empty`],
  [{ [bai]: article({ preview_img: 'a.svg' }) }, 'a.svg is no picture of a known kind: .avif, .gif, .jpeg, .jpg, .png'],
  [{ [bai]: article({}, 'x'.repeat(500_001)) }, `${bai}:7: the text is too long (500001 of at most 500000 characters)`],
  [{ [bai]: Buffer.from(article({ title: 'Bài' }), 'latin1') }, `${bai}:1: must be UTF-8`],
  [
    member('phone: "0123456789012"'),
    'members/vi.yaml:3: 0.phone must be a telephone number, as 0912345678 or +4930123456, found "0123456789012"',
  ],
  [member('gmail: an.at.home'), 'members/vi.yaml:3: 0.gmail must be an e-mail address, found "an.at.home"'],
  [member('linkedin: linkedin.com/in/an'), '0.linkedin must be an address of linkedin'],
  [member('languagesSpoken: [vi, xx]'), '0.languagesSpoken.1 must be one of vi, en, zh, fr'],
  [member('isShow: 3'), 'members/vi.yaml:3: 0.isShow must be true or false, found 3'],
  [member('role: KING'), '0.role must be codes of the specification: MEMBER, VICE_PRESIDENT'],
  [member('memberDetails: 7'), 'members/vi.yaml:3: 0.memberDetails must be a list, found 7'],
  [partner('linkWebsite: ftp://a'), 'partners.yaml:4: 0.linkWebsite must be an http(s) address, found "ftp://a"'],
  [partner('imgUrl: /etc/a.png'), 'partners.yaml:4: 0.imgUrl must be a path below images/, found "/etc/a.png"'],
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
  [
    { 'legal-texts.csv': 'number,title_vi,issuer_vi,kind\n59/2020/QH14,a,b,EDICT\n' },
    'legal-texts.csv:2: kind: must be one of LAW, ORDINANCE',
  ],
])('fault %#', (files, message) => {
  expect(problemsIn(files)).toContainEqual(expect.stringContaining(message))
})
