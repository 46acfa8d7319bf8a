import type { z } from 'zod'
import { wireArticleList } from '../contract/article'
import { fromUser, userHeader } from '../contract/user'
import type { User } from '../model'
import { UserBlocked } from '../port'
import { failure, isJson, jsonOf, nextOf, opened, writtenOf } from './answer'
import { NoAnswer, type Reading } from './reading'

/** What a call says besides its path. */
interface Said {
  /** Who is reading or writing. */
  user?: User
  /** That it is this site which calls, and not somebody unknown. */
  asSite?: true
  /** A form, or what goes as JSON. */
  body?: unknown
  /** That the backend has it: a 404 that is no JSON is not the backend's. */
  isHad?: boolean
}

/** Milliseconds that a call that writes may take: it may have been done though nobody answers, so it is never tried again. */
const writePatience = 15_000

/** The same for a file: it is sent, and looked at. */
const uploadPatience = 60_000

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
  find<T extends z.ZodType>(path: string, shape: T, said?: Said): Promise<Found<z.infer<T>> | 'gone' | undefined>
  /** The inside of an answer, or undefined when the backend says 404 or 410. Throws CallRejected where it refuses a signed call, BackendUnavailable otherwise. */
  get<T extends z.ZodType>(path: string, shape: T, said?: Said): Promise<z.infer<T> | undefined>
  /** Throws BackendUnavailable where the backend does not answer what every backend of the contract does. */
  vouch(): Promise<void>
  /** What a call that writes was answered; undefined when the backend says 404. Throws UserBlocked for 403 in JSON to a user's call, CallRejected where it refuses a signed call otherwise, BackendUnavailable else. */
  send(method: 'PUT' | 'POST' | 'PATCH' | 'DELETE', path: string, said?: Said): Promise<unknown>
}

/** What every backend of the contract has: one that answers it is well. */
const surely = '/article/?search=&type=&page=1&limit=1'

/** Redirects of a reading that are followed. */
const mostSteps = 3

/** Frees the connection of an answer that nobody reads. */
const letGo = (response: Response) => response.body?.cancel().catch(() => undefined)

/** Whether a call is made for one person, or by this site in its own name: it is signed, its answer is nobody else's, and it may be refused for what it says. */
const isSigned = ({ user, asSite }: Said = {}): boolean => user !== undefined || asSite === true

/** Talks to the hosted backend: every call has a time limit, every answer is parsed (spec 7). Who is writing it believes by the token alone. */
export function remoteClient(baseUrl: string, reading: Reading, token: string | undefined): RemoteClient {
  const underWay = new Map<string, Promise<Answered>>()
  let vouching: Promise<void> | undefined

  async function call(method: string, address: string, signal: AbortSignal, said: Said = {}): Promise<Response> {
    const { user, body } = said
    const isForm = body instanceof FormData
    const headers = {
      accept: 'application/json',
      ...(isSigned(said) && token && { authorization: `Bearer ${token}` }),
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
  async function follow(address: string, signal: AbortSignal, said?: Said, steps = 0): Promise<{ response: Response; isRedirected: boolean }> {
    const response = await call('GET', address, signal, said)
    const next = isSigned(said) || steps === mostSteps ? undefined : nextOf(address, response)
    if (next === undefined) return { response, isRedirected: steps > 0 }
    await letGo(response)
    return follow(next, signal, said, steps + 1)
  }

  async function read(path: string, signal: AbortSignal, said?: Said): Promise<Answered> {
    const { response, isRedirected } = await follow(baseUrl + path, signal, said)
    if (!response.ok) await letGo(response)
    const isAbsent = response.status === 404 || response.status === 410
    // Something before a backend that is away says so of everything.
    const isTold = isJson(response) || isSigned(said)
    if (!response.ok && (!isAbsent || (said?.isHad && !isTold))) throw failure(`GET ${path}`, response, isSigned(said))
    if (isAbsent) {
      if (!isTold) await look(signal)
      return response.status === 410 ? 'gone' : undefined
    }
    return { json: await jsonOf(`GET ${path}`, response), isRedirected }
  }

  /** As `vouch`, within the time of a call. */
  async function look(signal: AbortSignal): Promise<void> {
    const { response } = await follow(baseUrl + surely, signal)
    if (!response.ok) await letGo(response)
    if (!response.ok) throw failure(`GET ${surely}`, response, false)
    opened(`GET ${surely}`, wireArticleList, await jsonOf(`GET ${surely}`, response))
  }

  /** Many who read the same at the same time ask once; a user's own reading is nobody else's. */
  function answered(path: string, said?: Said): Promise<Answered> {
    const begin = () => reading((signal) => read(path, signal, said))
    if (isSigned(said)) return begin()
    const asked = underWay.get(path) ?? begin().finally(() => underWay.delete(path))
    underWay.set(path, asked)
    return asked
  }

  async function find<T extends z.ZodType>(path: string, shape: T, said?: Said): Promise<Found<z.infer<T>> | 'gone' | undefined> {
    const found = await answered(path, said)
    if (!found || found === 'gone') return found
    return { answer: opened(`GET ${path}`, shape, found.json), isRedirected: found.isRedirected }
  }

  async function get<T extends z.ZodType>(path: string, shape: T, said?: Said): Promise<z.infer<T> | undefined> {
    const found = await find(path, shape, said)
    return found === 'gone' ? undefined : found?.answer
  }

  return {
    isSite: token !== undefined,
    find,
    get,
    vouch() {
      vouching ??= reading(look).finally(() => (vouching = undefined))
      return vouching
    },
    async send(method, path, said) {
      const signal = AbortSignal.timeout(said?.body instanceof FormData ? uploadPatience : writePatience)
      const response = await call(method, baseUrl + path, signal, said)
      if (!response.ok) await letGo(response)
      if (response.status === 404) {
        if (!isJson(response)) await look(signal)
        return undefined
      }
      if (response.status === 403 && said?.user && isJson(response)) throw new UserBlocked(`${method} ${path}`)
      if (!response.ok) throw failure(`${method} ${path}`, response, isSigned(said))
      return writtenOf(`${method} ${path}`, response)
    },
  }
}
