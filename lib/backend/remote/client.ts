import type { z } from 'zod'
import { ownRead } from '../outage'
import { wireArticleList } from '../contract/article'
import { fromUser, userHeader } from '../contract/user'
import type { User } from '../model'
import { UserBlocked } from '../port'
import { siteAgent } from '../site-agent'
import { failure, isJson, jsonOf, nextOf, opened, refusalOf, refusals, writtenOf } from './answer'
import { NoAnswer, type Reading } from './reading'

interface RequestOptions {
  user?: User
  /** Whether the call is made in this site's own name instead of anonymously. */
  asSite?: true
  body?: unknown
  /** Whether the backend must have the resource: a 404 that is not JSON then does not come from the backend. */
  mustExist?: boolean
  limitMs?: number
  /** Whether the site does without an answer, whose lack then opens no circuit breaker. */
  isOptional?: true
}

/** Of a write. It is never retried: it may have been executed even if no answer came. */
const writeTimeoutMs = 15_000

/** Time limit of an upload in milliseconds: the file is both sent and checked. */
const uploadTimeoutMs = 60_000

interface Found<T> {
  answer: T
  isRedirected: boolean
}

type Answered = { json: unknown; isRedirected: boolean } | 'gone' | undefined

/** The health check: a call that every backend of the contract has, that of the home page (spec 7). */
const healthPath = '/article/?type=SERVICE&search=&page=1&limit=6&language=VI'

const maxRedirects = 3

/** Cancels an unread body, which releases its connection. */
const cancelBody = (response: Response) => response.body?.cancel().catch(() => undefined)

/** In the name of a user or this site: with the token; the answer is not shared, and may be a rejection. */
const isSigned = ({ user, asSite }: RequestOptions = {}): boolean => user !== undefined || asSite === true

type Call = (method: string, address: string, signal: AbortSignal, options?: RequestOptions) => Promise<Response>

const callWith =
  (token: string | undefined): Call =>
  async (method, address, signal, options = {}) => {
    const { user, body } = options
    const isForm = body instanceof FormData
    const headers = {
      accept: 'application/json',
      'user-agent': siteAgent(),
      ...(isSigned(options) && token && { authorization: `Bearer ${token}` }),
      ...(user && token && { [userHeader]: fromUser(user) }),
      ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
    }
    try {
      return await fetch(address, {
        method,
        headers,
        body: isForm ? body : JSON.stringify(body),
        signal,
        cache: 'no-store',
        redirect: 'manual',
      })
    } catch (error) {
      throw new NoAnswer(`${method} ${address}: no answer`, { cause: error })
    }
  }

/** Single calls, and what the status of an answer means. */
function transport(baseUrl: string, token: string | undefined) {
  const call = callWith(token)

  /** Signed calls follow no redirects, so that a user's identity is sent nowhere else. */
  async function follow(
    address: string,
    signal: AbortSignal,
    options?: RequestOptions,
    steps = 0,
  ): Promise<{ response: Response; isRedirected: boolean }> {
    const response = await call('GET', address, signal, options)
    const next = isSigned(options) || steps === maxRedirects ? undefined : nextOf(address, response)
    if (next === undefined) return { response, isRedirected: steps > 0 }
    await cancelBody(response)
    return follow(next, signal, options, steps + 1)
  }

  async function read(path: string, signal: AbortSignal, options?: RequestOptions): Promise<Answered> {
    const { response, isRedirected } = await follow(baseUrl + path, signal, options)
    if (!response.ok) await cancelBody(response)
    const isNotFound = response.status === 404 || response.status === 410
    // A proxy answers 404 to every path while the backend behind it is down.
    const isFromBackend = isJson(response) || isSigned(options)
    if (!response.ok && (!isNotFound || (options?.mustExist && !isFromBackend)))
      throw failure(`GET ${path}`, response, isSigned(options))
    if (isNotFound) {
      if (!isFromBackend) await checkHealthWithin(signal)
      return response.status === 410 ? 'gone' : undefined
    }
    return { json: await jsonOf(`GET ${path}`, response), isRedirected }
  }

  async function checkHealthWithin(signal: AbortSignal): Promise<void> {
    const { response } = await follow(baseUrl + healthPath, signal)
    if (!response.ok) await cancelBody(response)
    if (!response.ok) throw failure(`GET ${healthPath}`, response, false)
    opened(`GET ${healthPath}`, wireArticleList, await jsonOf(`GET ${healthPath}`, response))
  }

  /**
   * Sends a write and returns the JSON of its answer, to be read by `stored`, or undefined for a 404. Throws
   * UserBlocked for a 403 in JSON to a user's call, CallRejected if a signed call is refused otherwise,
   * BackendUnavailable in all other cases.
   */
  async function send(
    method: 'PUT' | 'POST' | 'PATCH' | 'DELETE',
    path: string,
    options?: RequestOptions,
  ): Promise<unknown> {
    const signal = AbortSignal.timeout(options?.body instanceof FormData ? uploadTimeoutMs : writeTimeoutMs)
    const response = await call(method, baseUrl + path, signal, options)
    const isRefusal = refusals.includes(response.status) && isJson(response)
    const refusal = isRefusal ? await refusalOf(response) : undefined
    if (!response.ok && refusal === undefined) await cancelBody(response)
    if (response.status === 404) {
      if (!isJson(response)) await checkHealthWithin(signal)
      return undefined
    }
    if (response.status === 403 && options?.user && isJson(response)) throw new UserBlocked(`${method} ${path}`)
    if (!response.ok) throw failure(`${method} ${path}`, response, isSigned(options), refusal)
    return writtenOf(`${method} ${path}`, response)
  }

  return { read, send, checkHealthWithin }
}

/** Every call has a time limit, every answer is parsed (spec 7). The token makes the backend trust the user named. */
export function remoteClient(baseUrl: string, reading: Reading, token: string | undefined) {
  const { read, send, checkHealthWithin } = transport(baseUrl, token)
  const underWay = new Map<string, Promise<Answered>>()
  let healthCheck: Promise<void> | undefined

  /** Concurrent reads of the same path share one request; signed reads share none. */
  function answered(path: string, options?: RequestOptions): Promise<Answered> {
    const begin = () =>
      reading((signal) => read(path, signal, options), {
        limitMs: options?.limitMs,
        isOptional: options?.isOptional,
        trial: checkHealthWithin,
      })
    if (isSigned(options)) return begin()
    const requested = underWay.get(path) ?? begin().finally(() => underWay.delete(path))
    underWay.set(path, requested)
    return requested
  }

  /** 'gone' for a 410, undefined for a 404. Throws like `get`. */
  async function find<T extends z.ZodType>(
    path: string,
    shape: T,
    options?: RequestOptions,
  ): Promise<Found<z.infer<T>> | 'gone' | undefined> {
    const result = await answered(path, options)
    if (!result || result === 'gone') return result
    return { answer: opened(`GET ${path}`, shape, result.json), isRedirected: result.isRedirected }
  }

  /** Undefined for a 404 or 410. Throws CallRejected if a signed call is refused, else BackendUnavailable. */
  async function get<T extends z.ZodType>(
    path: string,
    shape: T,
    options?: RequestOptions,
  ): Promise<z.infer<T> | undefined> {
    const match = await find(path, shape, options)
    return match === 'gone' ? undefined : match?.answer
  }

  return {
    /** Whether the backend is another instance of this site, which has more than the contract. */
    isSite: token !== undefined,
    find,
    get,
    /** Throws BackendUnavailable if the backend does not answer a call that every backend of the contract has. */
    checkHealth(): Promise<void> {
      healthCheck ??= ownRead(() => reading(checkHealthWithin)).finally(() => (healthCheck = undefined))
      return healthCheck
    },
    send,
  }
}

export type RemoteClient = ReturnType<typeof remoteClient>
