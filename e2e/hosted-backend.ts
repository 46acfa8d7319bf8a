import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface HostedBackend {
  url: string
  /**
   * `name`: of its one member, as it was when requested, sent `delayMs` later. `version`: of its members, if it reports
   * any. `hasNewcomer`: whether a second member exists.
   */
  content: { name: string; version: number | undefined; delayMs: number; hasNewcomer: boolean }
  reads: 'as usual' | 'with 500' | 'never'
  writes: { status: number; headers?: Record<string, string>; body: unknown; stored: string[] }
  asked: string[]
  stop: () => void
}

export interface HostedIds {
  articles: string[]
  members: string[]
}

const nothing = { pagination: { page: 1, limit: 6, total: 0 }, articles: [], members: [], Ecosystems: [] }

const member = {
  id: 'slow',
  name: '',
  phone: '',
  description: '',
  penName: '',
  role: 'MEMBER',
  department: 'NA',
  language: 'vi',
}

const comment = { id: 'c1', userName: 'An', type: 'COMMENT', value: 'Rõ ràng.', createdDate: '2026-01-02T00:00:00Z' }

const articleOf = (id: string) => ({
  id,
  title: `Bài ${id}`,
  type: 'NEWS',
  language: 'vi',
  createDate: '2026-01-01T00:00:00Z',
  content: '<p>Nội dung.</p>',
  interactedArticles: [comment],
})

const memberOf = (id: string) => ({ ...member, id, fullName: `Bà ${id}`, department: 'CHIEF_OF_STAFF' })

export async function startHostedBackend(ids: HostedIds = { articles: [], members: [] }): Promise<HostedBackend> {
  const content: HostedBackend['content'] = { name: 'Before', version: 1, delayMs: 0, hasNewcomer: false }
  const asked: string[] = []
  const articles = ids.articles.map(articleOf)
  const members = ids.members.map(memberOf)
  const at = (kind: string, records: { id: string }[]) =>
    records.map((record) => [`/api/${kind}/${encodeURIComponent(record.id)}`, () => record] as const)
  const list = (query: URLSearchParams, records: { language: string; type?: string }[]) => {
    const [page, limit] = [Number(query.get('page') ?? 1), Number(query.get('limit') ?? 6)]
    const isAsked = (name: string, value?: string) => (query.get(name) || value)?.toLowerCase() === value?.toLowerCase()
    const results = records.filter(({ language, type }) => isAsked('language', language) && isAsked('type', type))
    return {
      pagination: { page, limit, total: results.length },
      found: results.slice((page - 1) * limit, page * limit),
    }
  }
  const state: Pick<HostedBackend, 'reads' | 'writes'> = {
    reads: 'as usual',
    writes: { status: 201, body: { message: 'ok' }, stored: [] },
  }
  const answers: Record<string, (query: URLSearchParams) => unknown> = {
    ...Object.fromEntries([...at('article', articles), ...at('member', members)]),
    '/api/content-versions': () => content.version && { versions: { members: content.version } },
    '/api/member/slow': () => ({ ...member, fullName: content.name }),
    '/api/member/newcomer': () => content.hasNewcomer && { ...member, id: 'newcomer', fullName: 'Newcomer' },
    '/api/member/': (query) => {
      const { found, ...paging } = list(query, members)
      return { ...paging, members: found }
    },
    '/api/article/': (query) => {
      const { found, ...paging } = list(query, articles)
      return { ...paging, articles: found }
    },
    '/api/ecosystem': () => nothing,
  }
  const json = { 'content-type': 'application/json' }
  const server = createServer(async (request, response) => {
    if (request.method !== 'GET') {
      const { status, headers, body, stored } = state.writes
      stored.push(Buffer.concat(await request.toArray()).toString())
      return void response.writeHead(status, { ...json, ...headers }).end(JSON.stringify(body))
    }
    if (state.reads === 'never') return
    if (state.reads === 'with 500') return void response.writeHead(500, json).end('{}')
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://backend')
    const data = answers[pathname]?.(searchParams)
    asked.push(pathname.replace(/^\/api/, ''))
    const send = () => response.writeHead(data ? 200 : 404, json).end(JSON.stringify({ data }))
    setTimeout(send, pathname.endsWith('/slow') ? content.delayMs : 0)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return Object.assign(state, {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`,
    content,
    asked,
    stop: () => {
      server.close()
      server.closeAllConnections()
    },
  })
}
