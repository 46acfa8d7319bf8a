import { createServer, type Server } from 'node:http'
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

/** Has a server listen on any free port, and returns its address. */
export async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const nothing = { pagination: { page: 1, limit: 6, total: 0 }, articles: [], members: [], Ecosystems: [] }

const memberOf = (id: string, fullName: string) => ({ id, fullName, role: 'MEMBER', department: 'NA', language: 'vi' })

export async function startHostedBackend(): Promise<HostedBackend> {
  const content: HostedBackend['content'] = { name: 'Before', version: 1, delayMs: 0, hasNewcomer: false }
  const asked: string[] = []
  const state: Pick<HostedBackend, 'reads' | 'writes'> = {
    reads: 'as usual',
    writes: { status: 201, body: { message: 'ok' }, stored: [] },
  }
  const answers: Record<string, () => unknown> = {
    '/api/content-versions': () => content.version && { versions: { members: content.version } },
    '/api/member/slow': () => memberOf('slow', content.name),
    '/api/member/newcomer': () => content.hasNewcomer && memberOf('newcomer', 'Newcomer'),
    '/api/member/': () => nothing,
    '/api/article/': () => nothing,
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
    const { pathname } = new URL(request.url ?? '/', 'http://backend')
    const data = answers[pathname]?.()
    asked.push(pathname.replace(/^\/api/, ''))
    const send = () => response.writeHead(data ? 200 : 404, json).end(JSON.stringify({ data }))
    setTimeout(send, pathname.endsWith('/slow') ? content.delayMs : 0)
  })
  return Object.assign(state, {
    url: `${await listen(server)}/api`,
    content,
    asked,
    stop: () => {
      server.close()
      server.closeAllConnections()
    },
  })
}
