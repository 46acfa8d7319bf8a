import { Agent, request as ask } from 'node:http'
import { networkAt } from '@/e2e/flood'
import { seededRandom } from './seeded-random'
import { publicRequest } from './public'
import type { FuzzRequest } from './request'
import { studioRequest } from './studio'

/** Requests that are under way at the same time. */
const concurrency = 6

/** Milliseconds after which a request counts as unanswered. */
const timeoutMs = 60_000

export interface Fuzzing {
  /** Where the site answers. */
  url: string
  seed: string
  count: number
  /** The number of the only request to send; otherwise all of them are. */
  only?: number
  /** Returns the cookie of a session of staff, a new one if the last has ended. */
  staffCookie: () => Promise<string>
}

/** A request that the server answered with a fault of its own, or not at all. */
export interface Failure {
  number: number
  status: number
  request: FuzzRequest
  text: string
}

/** The request of a number. Two thirds are for the studio, which has most of the code that reads input. */
export function fuzzRequest(seed: string, number: number): FuzzRequest {
  const random = seededRandom(`${seed} ${number}`)
  return random.chance(0.67) ? studioRequest(random) : publicRequest(random)
}

const agent = new Agent({ keepAlive: true })

function send(url: string, { method, path, headers, body }: FuzzRequest): Promise<{ status: number; text: string }> {
  return new Promise((resolve) => {
    const { hostname, port } = new URL(url)
    const sent = ask(
      {
        hostname,
        port,
        path,
        method,
        agent,
        timeout: timeoutMs,
        headers: { ...headers, 'content-length': body?.length ?? 0 },
      },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.once('error', (error) => resolve({ status: 0, text: String(error) }))
        response.once('end', () =>
          resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString().slice(0, 300) }),
        )
      },
    )
    sent.once('timeout', () => sent.destroy(new Error('no answer in time')))
    sent.once('error', (error) => resolve({ status: 0, text: String(error) }))
    sent.end(body)
  })
}

/**
 * Sends random requests to a site, and returns those that it answered with 5xx or not at all. The same seed sends the
 * same requests. The site's content is changed by them.
 */
export async function fuzz({ url, seed, count, only, staffCookie }: Fuzzing): Promise<Failure[]> {
  const failures: Failure[] = []
  let next = only ?? 0
  const end = only === undefined ? count : only + 1
  const sendOn = async () => {
    while (next < end) {
      const number = next++
      const request = fuzzRequest(seed, number)
      const headers = {
        // Or the limits of one network would refuse most of them unread.
        'x-forwarded-for': networkAt(number),
        ...request.headers,
        ...(request.isStaff && { cookie: await staffCookie(), origin: url }),
      }
      const { status, text } = await send(url, { ...request, headers })
      if (status >= 500 || status === 0) failures.push({ number, status, request, text })
    }
  }
  await Promise.all(Array.from({ length: concurrency }, sendOn))
  return failures.sort((one, other) => one.number - other.number)
}

/** One line about a failure, and what was sent. */
export function describeFailure({
  number,
  status,
  request: { method, path, headers, body, isStaff },
  text,
}: Failure): string {
  const sent = body && body.length > 0 ? `\n    body ${JSON.stringify(body.toString('latin1').slice(0, 600))}` : ''
  return `${number}: ${status} ${method} ${path.slice(0, 300)}${isStaff ? ' (staff)' : ''}\n    headers ${JSON.stringify(headers)}${sent}\n    answer ${text.replaceAll(/\s+/g, ' ').slice(0, 200)}`
}
