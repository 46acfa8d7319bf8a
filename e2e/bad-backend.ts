import { createServer, type ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

export const errors = ['delays', 'breaks off', 'answers 500', 'answers with other types'] as const

type FoundError = (typeof errors)[number]

/** Milliseconds of a delayed response: longer than the site's timeout. */
const delay = 5000

interface Answer {
  status: number
  type: string
  body: Buffer
}

const send = (response: ServerResponse, { status, type, body }: Answer) =>
  response.writeHead(status, { 'content-type': type }).end(body)

const otherTypes = (body: Buffer) =>
  Buffer.from(
    JSON.stringify(JSON.parse(body.toString()), (_, value: unknown) =>
      typeof value === 'string' ? 7 : Array.isArray(value) ? 'list' : value,
    ),
  )

const ways: Record<FoundError, (response: ServerResponse, answer: Answer) => unknown> = {
  delays: async (response, answer) => {
    await pause(delay)
    send(response, answer)
  },
  'breaks off': (response, { status, type, body }) => {
    response.writeHead(status, { 'content-type': type, 'content-length': body.length })
    response.write(body.subarray(0, body.length / 2), () => response.destroy())
  },
  'answers 500': (response) =>
    send(response, { status: 500, type: 'application/json', body: Buffer.from('{"error":"at secret.js:1"}') }),
  'answers with other types': (response, answer) =>
    send(response, { ...answer, body: answer.type.includes('json') ? otherTypes(answer.body) : answer.body }),
}

export interface BadBackend {
  error: FoundError | undefined
  version: number
  close: () => void
}

/**
 * Starts a proxy in front of a site's API that applies the current error to its responses. Content versions are always
 * reported, so that pages are requested again.
 */
export async function startBadBackend(port: number, site: string): Promise<BadBackend> {
  const state: BadBackend = { error: undefined, version: 1, close: () => undefined }
  const server = createServer(async ({ url = '', method = 'GET' }, response) => {
    if (url.endsWith('/content-versions'))
      return void response.end(
        JSON.stringify({
          data: { versions: { articles: state.version, members: state.version, 'site-record': state.version } },
        }),
      )
    if (method !== 'GET') return void response.destroy()
    const answer = await fetch(site + url, { redirect: 'manual' })
    const reported = {
      status: answer.status,
      type: answer.headers.get('content-type') ?? '',
      body: Buffer.from(await answer.arrayBuffer()),
    }
    await (state.error ? ways[state.error](response, reported) : send(response, reported))
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  state.close = () => {
    server.close()
    server.closeAllConnections()
  }
  return state
}
