import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'

/**
 * A hosted backend of the contract as an institute may have it: 72 articles, 30 members, 12 partners, comments and
 * ratings. It caps pages at 20 records, fails now and then, and some of its records have errors.
 */
export interface OldBackend {
  url: string
  content: ReturnType<typeof contentOf>
  failing: Set<string>
  failingUploads: (fail: boolean) => void
  hideTotals: () => void
  most: () => number
  stop: () => void
}

const subjects = ['hợp đồng', 'thuế', 'đất đai', 'lao động', 'dữ liệu cá nhân', 'trọng tài']
const types = ['SERVICE', 'NEWS', 'TRAINING', 'RESEARCH']
const languages = ['VI', 'EN', 'ZH']
const surnames = ['Nguyễn', 'Trần', 'Lê', 'Phạm', 'Hoàng']
const names = ['An', 'Bình', 'Châu', 'Dũng', 'Hà', 'Lan']
const day = 24 * 60 * 60 * 1000
const start = Date.parse('2024-01-08T01:30:00.000Z')
const date = (i: number) => new Date(start + i * day).toISOString()
const hex = (i: number, kind: string) => `${kind}${String(i).padStart(4, '0')}c2e9b1d4f5a6b7c8d9`.slice(0, 24)
const personOf = (i: number) => `${surnames[i % 5] ?? ''} Thị ${names[i % 6] ?? ''} ${Math.floor(i / 6)}`

const interactionsOf = (i: number) => [
  {
    _id: hex(i, 'c'),
    userName: `nguoi${i}@mail.example`,
    fullName: personOf(i),
    type: 'COMMENT',
    value: `Bài số ${i} rất hữu ích.\nCảm ơn viện!`,
    createdDate: date(i + 1),
    updatedDate: date(i + 1),
  },
  {
    _id: hex(i, 'd'),
    userName: `nguoi${i}@mail.example`,
    fullName: personOf(i),
    type: 'RATE',
    value: String((i % 5) + 1),
    createdDate: date(i + 2),
  },
]

function article(i: number) {
  const subject = subjects[i % 6] ?? ''
  return {
    _id: hex(i, 'a'),
    __v: 0,
    title: `Bài ${i} về ${subject}`,
    summary: `Những điểm cần biết về ${subject}, phần ${i}.`,
    preview_img: i % 9 === 0 ? null : `/uploads/bia-${i % 7}.png`,
    createDate: date(i),
    language: languages[i % 3],
    type: types[Math.floor(i / 3) % 4],
    views: i * 7,
    content: `<h2>Mở đầu</h2><p>Nội dung ${i} về ${subject}.</p><p><img src="/uploads/hinh-${i % 5}.png" alt="Hình ${i}"></p>`,
    interactedArticles: i % 4 === 0 ? interactionsOf(i) : [],
  }
}

const member = (i: number) => ({
  _id: hex(i, 'b'),
  fullName: personOf(i),
  gmail: `${i}@ilc.example`,
  phone: `09123456${String(i).padStart(2, '0')}`,
  imgUrl: `/uploads/chan-dung-${i % 4}.png`,
  penName: 'MASTER, LAWYER',
  role: 'MEMBER, PRESIDENT',
  department: 'ADVISORY_BOARD, BOARD_OF_DIRECTORS',
  language: languages[i % 3]?.toLowerCase(),
  isShow: i % 2 === 0,
  description: `Giới thiệu ${i}`,
  memberDetails: [
    { typeDetail: 'EDUCATION', period: '2001', title: `Luật, khóa ${i}`, organisation: 'Đại học', description: '' },
  ],
})

const partner = (i: number) => ({
  _id: hex(i, 'e'),
  typeEcosystem: ['ENTERPRISE', 'ORGANIZATION', 'EDUCATIONAL_INSTITUTION'][i % 3],
  fullName: `Đối tác ${i}`,
  linkWebsite: `https://doi-tac-${i}.example`,
  imgUrl: `/uploads/logo-${i}.png`,
})

const many = <T>(count: number, make: (i: number) => T): T[] => Array.from({ length: count }, (_, i) => make(i))

const contentOf = () => ({
  articles: many(72, article) as (ReturnType<typeof article> & Record<string, unknown>)[],
  members: many(30, member) as (ReturnType<typeof member> & Record<string, unknown>)[],
  partners: many(12, partner) as (ReturnType<typeof partner> & Record<string, unknown>)[],
})

const send = (response: ServerResponse, status: number, body: unknown) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

function pageOf<T extends { language?: unknown }>(list: T[], { searchParams }: URL, tellsTotal: boolean) {
  const [page, limit] = [Number(searchParams.get('page')), Math.min(Number(searchParams.get('limit')), 20)]
  const language = searchParams.get('language')?.toLowerCase()
  const fitting = list.filter((one) => !language || String(one.language).toLowerCase() === language)
  const items = fitting.slice((page - 1) * limit, page * limit)
  return { items, pagination: { page, limit, ...(tellsTotal && { total: fitting.length }) } }
}

async function sendImage(pathname: string, response: ServerResponse): Promise<void> {
  const red = [...pathname].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 256
  const background = { r: red, g: 90, b: 130 }
  const data = await sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .png()
    .toBuffer()
  response.writeHead(200, { 'content-type': 'image/png', 'content-length': data.length }).end(data)
}

export async function startOldBackend(): Promise<OldBackend> {
  const content = contentOf()
  const failing = new Set<string>()
  let [areUploadsFailing, tellsTotal] = [false, true]
  const [running, most] = [new Set<ServerResponse>(), { count: 0 }]

  function answer(url: URL, response: ServerResponse): void {
    const { pathname } = url
    const [, , kind = '', id = ''] = pathname.split('/')
    if (failing.delete(pathname)) return void send(response, 503, { message: 'busy' })
    if (kind === 'article' && !id) {
      const { items, pagination } = pageOf(content.articles, url, tellsTotal)
      const listed = items.map((one) => ({ ...one, content: undefined, interactedArticles: undefined }))
      return void send(response, 200, { data: { data: { articles: listed, pagination } } })
    }
    if (kind === 'member' && !id) {
      const { items, pagination } = pageOf(content.members, url, tellsTotal)
      const listed = items.map((one) => ({ ...one, memberDetails: undefined }))
      return void send(response, 200, { data: { data: { members: listed, pagination } } })
    }
    if (kind === 'ecosystem') return void send(response, 200, { data: { data: { Ecosystems: content.partners } } })
    const list: { _id: string }[] = kind === 'article' ? content.articles : kind === 'member' ? content.members : []
    const result = list.find(({ _id }) => _id === decodeURIComponent(id))
    if (result && 'broken' in result) return void send(response, 400, { message: 'Cast to ObjectId failed' })
    send(response, result ? 200 : 404, result ? { data: { data: result } } : { message: 'not found' })
  }

  const server = createServer((request, response) => {
    running.add(response)
    most.count = Math.max(most.count, running.size)
    response.once('close', () => running.delete(response))
    const url = new URL(request.url ?? '/', 'http://backend')
    if (areUploadsFailing && url.pathname.startsWith('/uploads/')) return void send(response, 503, {})
    if (url.pathname === '/uploads/hong.png') return void response.writeHead(200).end('<html>no picture</html>')
    if (url.pathname === '/uploads/vong.png') return void response.writeHead(302, { location: url.pathname }).end()
    if (url.pathname === '/uploads/mat.png') return void send(response, 404, {})
    if (url.pathname.startsWith('/uploads/')) return void sendImage(url.pathname, response)
    setImmediate(() => answer(url, response))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`,
    content,
    failing,
    failingUploads: (fail) => {
      areUploadsFailing = fail
    },
    hideTotals: () => {
      tellsTotal = false
    },
    most: () => most.count,
    stop: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
