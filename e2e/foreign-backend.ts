import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import sharp from 'sharp'
import { listen } from './hosted-backend'

/**
 * A third-party hosted backend: with its own ids, envelopes and extra fields. It lists nothing in a language that is not
 * spelled as in the contract, ignores page numbers, and never answers what the contract does not have. Its images are
 * on another host.
 */
export interface ForeignBackend {
  url: string
  images: string
  written: { call: string; body: unknown }[]
  away: { backend: boolean; images: boolean }
  stop: () => void
}

async function read(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = []
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
  const text = Buffer.concat(chunks).toString('latin1')
  return request.headers['content-type'] === 'application/json' ? JSON.parse(Buffer.concat(chunks).toString()) : text
}

const send = (response: ServerResponse, status: number, body: unknown) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

function contentOf(images: string) {
  const article = {
    _id: '665f1c2e9b',
    __v: 3,
    title: 'Luật doanh nghiệp sửa đổi',
    summary: 'Những điểm mới.',
    preview_img: `${images}/cover.jpg`,
    createDate: '2026-11-20T08:00:00.000Z',
    language: 'VI',
    type: 'NEWS',
    views: '41',
    content: `<p>Trước ảnh.</p><p><img src="${images}/inside.jpg" alt="Sơ đồ"></p><p id="after">Sau ảnh.</p><p><img src="/uploads/own.jpg" alt="Của mình" width="400" height="300"></p>`,
    interactedArticles: [
      {
        _id: '1',
        userName: 'hoa@mail.example',
        fullName: 'Hoa',
        avatar: `${images}/hoa.jpg`,
        type: 'COMMENT',
        value: 'Bài hay',
        createdDate: '2026-11-21T00:00:00Z',
      },
      { _id: '2', type: 'LIKE' },
    ],
  }
  // In no list, so that its image is not loaded together with one.
  const other = {
    ...article,
    _id: '665f1c2e9c',
    title: 'Một bài khác',
    preview_img: `${images}/unseen.jpg`,
    interactedArticles: [],
  }
  const member = {
    _id: 'lan',
    fullName: 'Trần Thị Lan',
    language: 'vi',
    role: 'PRESIDENT',
    department: 'BOARD_OF_DIRECTORS',
    imgUrl: `${images}/lan.jpg`,
    phone: 912345678,
    isShow: true,
  }
  const partner = {
    _id: 'sao',
    typeEcosystem: 'ENTERPRISE',
    fullName: 'Sao',
    linkWebsite: 'https://sao.example',
    imgUrl: `${images}/sao.jpg`,
  }
  return { article, other, member, partner }
}

export async function startForeignBackend(): Promise<ForeignBackend> {
  const away = { backend: false, images: false }
  const written: ForeignBackend['written'] = []
  const drawn = await sharp({ create: { width: 1000, height: 700, channels: 3, background: '#2d5580' } })
    .jpeg()
    .toBuffer()
  const sendImage = (response: ServerResponse) =>
    response.writeHead(200, { 'content-type': 'image/jpeg', 'content-length': drawn.length }).end(drawn)

  const host = createServer(({ url = '' }, response) =>
    away.images ? response.destroy() : url.endsWith('.jpg') ? sendImage(response) : response.writeHead(404).end(),
  )
  const images = await listen(host)
  const { article, other, member, partner } = contentOf(images)
  const list = { articles: [article, null], pagination: { page: 1, limit: 6, total: 1 } }
  const answers: Record<string, unknown> = {
    '/api/article/': { status: 'success', data: { data: list } },
    '/api/article/665f1c2e9b': { success: true, data: { data: article } },
    '/api/article/665f1c2e9c': { data: other },
    // As some backends respond to an unknown id.
    '/api/article/rong': { data: null },
    '/api/member/': { data: { members: [member, { broken: true }], pagination: null } },
    '/api/member/lan': member,
    '/api/ecosystem': { data: { data: { Ecosystems: [partner] } } },
  }

  const backend = createServer(async (request, response) => {
    const { method, url = '' } = request
    if (away.backend) return void response.destroy()
    const { pathname, searchParams } = new URL(url, 'http://backend')
    if (method !== 'GET') {
      written.push({ call: `${method} ${pathname}`, body: await read(request) })
      return void send(
        response,
        pathname === '/api/interactedArticle' ? 201 : 200,
        pathname === '/api/auto/upload' ? { secure_url: `${images}/file.txt` } : { message: 'ok' },
      )
    }
    if (pathname === '/uploads/own.jpg') return void sendImage(response)
    const isListed = searchParams.get('language') === 'VI' && ['', 'NEWS'].includes(searchParams.get('type') ?? '')
    if (pathname === '/api/article/' && !isListed)
      return void send(response, 200, { data: { articles: [], pagination: { total: 0 } } })
    if (pathname === '/api/article/hong') return void send(response, 500, { message: 'Cast to ObjectId failed' })
    const isKnown = pathname in answers
    if (isKnown || /^\/api\/(?:article|member)\//.test(pathname))
      send(response, isKnown ? 200 : 404, answers[pathname] ?? { message: 'Not found' })
  })
  const origin = await listen(backend)
  return {
    url: `${origin}/api`,
    images,
    written,
    away,
    stop: () => {
      for (const server of [host, backend]) {
        server.close()
        server.closeAllConnections()
      }
    },
  }
}
