import { setTimeout as pause } from 'node:timers/promises'
import { askHost } from './ask-host'
import { ClosedNetwork, isClosedHost } from './public-address'

/** What is wrong with a link; `CLOSED`: it leads, also by a redirect, to a host that visitors cannot reach. */
export const linkProblems = ['GONE', 'CLOSED', 'UNREACHABLE', 'FAILED'] as const

export type LinkProblem = (typeof linkProblems)[number]

const timeoutMs = 10_000

/** Milliseconds between two requests to one page: it is asked again where it does not answer HEAD. */
const pauseMs = 200

const maxSteps = 5

/** Statuses of pages that people may see and programs may not: they say nothing about the link. */
const refusals = [401, 403, 407, 429, 451, 999]

type IsTrusted = (url: URL) => boolean

const nobodyIsTrusted: IsTrusted = () => false

const isFetchableLink = (url: URL, isTrusted: IsTrusted): boolean =>
  isTrusted(url) ||
  (/^https?:$/.test(url.protocol) && url.username === '' && url.password === '' && !isClosedHost(url.hostname))

type Ending = { status: number } | 'CLOSED' | 'ENDLESS'

async function follow(
  url: URL,
  method: 'GET' | 'HEAD',
  signal: AbortSignal,
  isTrusted: IsTrusted,
  headers: { 'user-agent': string },
): Promise<Ending> {
  let at = url
  for (let steps = 0; steps <= maxSteps; steps++) {
    if (!isFetchableLink(at, isTrusted)) return 'CLOSED'
    const response = await askHost(at, { method, headers, signal, isTrusted: isTrusted(at) })
    response.destroy()
    const { statusCode: status = 0 } = response
    const { location } = response.headers
    if (status < 300 || status >= 400 || location === undefined) return { status }
    const next = URL.parse(location, at)
    if (!next) return { status: 400 }
    at = next
  }
  return 'ENDLESS'
}

/** What is wrong with a link, asked by HEAD, then GET. Only public hosts are called, also after redirects. */
export async function checkLink(
  address: string,
  agent: string,
  isTrusted: IsTrusted = nobodyIsTrusted,
): Promise<LinkProblem | undefined> {
  const url = URL.parse(address)
  if (!url) return 'FAILED'
  const [signal, headers] = [AbortSignal.timeout(timeoutMs), { 'user-agent': agent }]
  const requested = (method: 'GET' | 'HEAD') => follow(url, method, signal, isTrusted, headers)
  const isFine = (ending: Ending) =>
    typeof ending === 'object' && (ending.status < 400 || refusals.includes(ending.status))
  try {
    let ending = await requested('HEAD').catch((error: unknown) => {
      if (error instanceof ClosedNetwork || signal.aborted) throw error
      return { status: 500 }
    })
    if (ending !== 'CLOSED' && !isFine(ending)) {
      await pause(pauseMs)
      ending = await requested('GET')
    }
    if (ending === 'CLOSED') return 'CLOSED'
    if (isFine(ending)) return undefined
    return typeof ending === 'object' && [404, 410].includes(ending.status) ? 'GONE' : 'FAILED'
  } catch (error) {
    return error instanceof ClosedNetwork ? 'CLOSED' : 'UNREACHABLE'
  }
}
