import { mkdtempSync, rmSync } from 'node:fs'
import { registerHooks, type ResolveHookSync } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { bundleWhenStale } from '@/server/bundle'
import type { CheckedQuery } from './read-queries'
import { foundAnswer, type Found } from './standing'

/** Asks a site; undefined if it does not answer with what it found. */
export type Ask = (query: CheckedQuery) => Promise<Found | undefined>

/** Pages are found among the suggestions only. */
const pathOf = ({ query, language, kind }: CheckedQuery) =>
  `/api/search?${String(new URLSearchParams({ q: query, language, ...(kind === 'page' && { in: 'title' }) }))}`

async function foundIn(response: Response): Promise<Found | undefined> {
  if (!response.ok) return undefined
  return foundAnswer.safeParse(await response.json()).data?.data
}

export const askSite =
  (address: string): Ask =>
  async (query) => {
    const ask = () => fetch(new URL(pathOf(query), address)).catch(() => undefined)
    let response = await ask()
    while (response?.status === 429) {
      await setTimeout(Number(response.headers.get('retry-after') ?? 10) * 1000)
      response = await ask()
    }
    return response && foundIn(response)
  }

/** Stands for Next's cache: what is read is not stored. */
const noCache = `data:text/javascript,${encodeURIComponent(
  ['cacheLife', 'cacheTag', 'revalidateTag'].map((name) => `export const ${name} = () => undefined`).join('\n'),
)}`

/** Lets modules that are written for Next's bundler be imported. */
const outsideOfNext: ResolveHookSync = (name, context, next) => {
  if (name === 'next/cache') return { url: noCache, shortCircuit: true }
  // It only marks a module, and throws anywhere else.
  if (name === 'server-only') return next(name, { ...context, conditions: ['react-server', ...context.conditions] })
  return next(name, context)
}

/**
 * The search of this source, outside of a site, on the database of the settings, which it reads now. Takes the path of
 * `GET /search`.
 */
export async function searchHere(): Promise<(path: string) => Promise<Response>> {
  registerHooks({ resolve: outsideOfNext })
  const { GET } = await import('@/app/api/search/route')
  const { clientAddressHeader } = await import('@/lib/http/client-address')
  const headers = { [clientAddressHeader]: '127.0.0.1' }
  return (address) => GET(new Request(`http://127.0.0.1${address}`, { headers }), undefined)
}

export async function withOwnSearch<T>(work: (ask: Ask) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(path.join(tmpdir(), 'ilc-search-'))
  Object.assign(process.env, {
    SITE_URL: 'http://127.0.0.1',
    SITE_SECRET: 'a secret for this check, of more than 32 characters',
    STAFF_PASSWORD: 'correct horse battery staple',
    DATA_DIR: folder,
    DATABASE_URL: '',
    BACKEND_URL: '',
    REDIS_URL: '',
  })
  try {
    // Images and articles are prepared by bundled workers.
    await bundleWhenStale()
    const search = await searchHere()
    const { prepare } = await import('@/lib/backend/embedded/database/prepare')
    await prepare()
    return await work(async (query) => foundIn(await search(pathOf(query))))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
