import type { z } from 'zod'
import { wireArticleList } from '../contract/article'
import { fromUser, userHeader } from '../contract/user'
import type { User } from '../model'
import { UserBlocked } from '../port'
import { failure, isJson, jsonOf, nextOf, opened, writtenOf } from './answer'
import { NoAnswer, type Reading } from './reading'

/** What a request has besides its path. */
interface RequestOptions {
  /** Who is reading or writing. */
  user?: User
  /** That it is this site which calls, and not somebody unknown. */
  asSite?: true
  /** A form, or what goes as JSON. */
  body?: unknown
  /** That the backend has it: a 404 that is no JSON is not the backend's. */
  mustExist?: boolean
}

/** Milliseconds that a call that writes may take: it may have been done though nobody answers, so it is never tried again. */
const writeTimeoutMs = 15_000

/** The same for a file: it is sent, and looked at. */
const uploadTimeoutMs = 60_000

/** An answer, and whether a redirect led there. */
interface Found<T> {
  answer: T
  isRedirected: boolean
}

/** The same before anybody has read it. */
type Answered = { json: unknown; isRedirected: boolean } | 'gone' | undefined

export interface RemoteClient {
  /** Whether the backend is another instance of this site, which has more than the contract. */
  readonly isSite: boolean
  /** The inside of an answer and how it was found, 'gone' when the backend says 410, or undefined when it says 404. Throws as `get`. */
  find<T extends z.ZodType>(path: string, shape: T, options?: RequestOptions): Promise<Found<z.infer<T>> | 'gone' | undefined>
  /** The inside of an answer, or undefined when the backend says 404 or 410. Throws CallRejected where it refuses a signed call, BackendUnavailable otherwise. */
  get<T extends z.ZodType>(path: string, shape: T, options?: RequestOptions): Promise<z.infer<T> | undefined>
  /** Throws BackendUnavailable where the backend does not answer what every backend of the contract does. */
  checkHealth(): Promise<void>
  /** What a call that writes was answered; undefined when the backend says 404. Throws UserBlocked for 403 in JSON to a user's call, CallRejected where it refuses a signed call otherwise, BackendUnavailable else. */
  send(method: 'PUT' | 'POST' | 'PATCH' | 'DELETE', path: string, options?: RequestOptions): Promise<unknown>
}

/** What every backend of the contract has: one that answers it is well. */
const healthPath = '/article/?search=&type=&page=1&limit=1'

/** Redirects of a reading that are followed. */
const maxRedirects = 3

/** Frees the connection of an answer that nobody reads. */
const cancelBody = (response: Response) => response.body?.cancel().catch(() => undefined)

/** Whether a call is made for one person, or by this site in its own name: it is signed, its answer is nobody else's, and it may be refused for what it says. */
const isSigned = ({ user, asSite }: RequestOptions = {}): boolean => user !== undefined || asSite === true

/** Talks to the hosted backend: every call has a time limit, every answer is parsed (spec 7). Who is writing it believes by the token alone. */
export function remoteClient(baseUrl: string, reading: Reading, token: string | undefined): RemoteClient {
  const underWay = new Map<string, Promise<Answered>>()
  let healthCheck: Promise<void> | undefined

  async function call(method: string, address: string, signal: AbortSignal, options: RequestOptions = {}): Promise<Response> {
    const { user, body } = options
    const isForm = body instanceof FormData
    const headers = {
      accept: 'application/json',
      ...(isSigned(options) && token && { authorization: `Bearer ${token}` }),
      ...(user && token && { [userHeader]: fromUser(user) }),
      ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
    }
    try {
      return await fetch(address, { method, headers, body: isForm ? body : JSON.stringify(body), signal, cache: 'no-store', redirect: 'manual' })
    } catch (error) {
      throw new NoAnswer(`${method} ${address}: no answer`, { cause: error })
    }
  }

  /** A reading's answer, and whether a redirect led there. Who is reading is told to nobody else: a signed one is not followed. */
  async function follow(address: string, signal: AbortSignal, options?: RequestOptions, steps = 0): Promise<{ response: Response; isRedirected: boolean }> {
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
    // Something before a backend that is away says so of everything.
    const isTold = isJson(response) || isSigned(options)
    if (!response.ok && (!isNotFound || (options?.mustExist && !isTold))) throw failure(`GET ${path}`, response, isSigned(options))
    if (isNotFound) {
      if (!isTold) await checkHealthWithin(signal)
      return response.status === 410 ? 'gone' : undefined
    }
    return { json: await jsonOf(`GET ${path}`, response), isRedirected }
  }

  /** As `checkHealth`, within the time of a call. */
  async function checkHealthWithin(signal: AbortSignal): Promise<void> {
    const { response } = await follow(baseUrl + healthPath, signal)
    if (!response.ok) await cancelBody(response)
    if (!response.ok) throw failure(`GET ${healthPath}`, response, false)
    opened(`GET ${healthPath}`, wireArticleList, await jsonOf(`GET ${healthPath}`, response))
  }

  /** Many who read the same at the same time ask once; a user's own reading is nobody else's. */
  function answered(path: string, options?: RequestOptions): Promise<Answered> {
    const begin = () => reading((signal) => read(path, signal, options))
    if (isSigned(options)) return begin()
    const asked = underWay.get(path) ?? begin().finally(() => underWay.delete(path))
    underWay.set(path, asked)
    return asked
  }

  async function find<T extends z.ZodType>(path: string, shape: T, options?: RequestOptions): Promise<Found<z.infer<T>> | 'gone' | undefined> {
    const found = await answered(path, options)
    if (!found || found === 'gone') return found
    return { answer: opened(`GET ${path}`, shape, found.json), isRedirected: found.isRedirected }
  }

  async function get<T extends z.ZodType>(path: string, shape: T, options?: RequestOptions): Promise<z.infer<T> | undefined> {
    const found = await find(path, shape, options)
    return found === 'gone' ? undefined : found?.answer
  }

  return {
    isSite: token !== undefined,
    find,
    get,
    checkHealth() {
      healthCheck ??= reading(checkHealthWithin).finally(() => (healthCheck = undefined))
      return healthCheck
    },
    async send(method, path, options) {
      const signal = AbortSignal.timeout(options?.body instanceof FormData ? uploadTimeoutMs : writeTimeoutMs)
      const response = await call(method, baseUrl + path, signal, options)
      if (!response.ok) await cancelBody(response)
      if (response.status === 404) {
        if (!isJson(response)) await checkHealthWithin(signal)
        return undefined
      }
      if (response.status === 403 && options?.user && isJson(response)) throw new UserBlocked(`${method} ${path}`)
      if (!response.ok) throw failure(`${method} ${path}`, response, isSigned(options))
      return writtenOf(`${method} ${path}`, response)
    },
  }
}
