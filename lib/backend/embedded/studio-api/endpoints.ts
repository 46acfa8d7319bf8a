import type { Endpoint, SanitizedCollectionConfig, SanitizedConfig, SanitizedGlobalConfig } from 'payload'
import { InputError } from './input-error'

/** Collections of Payload's own that the studio's pages read and write. All others of its own are closed. */
const openOwnCollections = ['payload-preferences', 'payload-locked-documents']

const isClosed = (slug: string) => slug.startsWith('payload-') && !openOwnCollections.includes(slug)

/** Endpoints of Payload that the studio does not use, by method and path. Some work for anybody, or fail. */
const closed = ['get /og', 'delete /:key', 'post /verify/:id', 'post /:id/api-key/reveal', 'get /paste-url/:id?']

export interface Called {
  collection?: SanitizedCollectionConfig
  global?: SanitizedGlobalConfig
  pattern: string
  params: Record<string, string>
}

function paramsIn(pattern: string, segments: readonly string[]): Record<string, string> | undefined {
  const parts = pattern.split('/').filter(Boolean)
  if (segments.length > parts.length) return undefined
  const params: Record<string, string> = {}
  for (const [i, part] of parts.entries()) {
    const segment = segments[i]
    if (segment === undefined) {
      if (!part.endsWith('?')) return undefined
    } else if (part.startsWith(':')) params[part.replace(/^:|\?$/g, '')] = segment
    else if (part !== segment) return undefined
  }
  return params
}

function entityOf(config: SanitizedConfig, segments: readonly string[]) {
  const [first = '', second] = segments
  if (first === 'globals')
    return { global: config.globals.find(({ slug }) => slug === second), rest: segments.slice(2), isGlobal: true }
  const collection = config.collections.find(({ slug }) => slug === first)
  return { collection, rest: segments.slice(collection ? 1 : 0), isGlobal: false }
}

/** The first endpoint that matches, as Payload finds it. Throws InputError 404 if there is none, or if it is closed. */
export function calledEndpoint(config: SanitizedConfig, method: string, segments: readonly string[]): Called {
  const missing = new InputError(404, 'apiMissing')
  const { collection, global, rest, isGlobal } = entityOf(config, segments)
  if ((isGlobal && !global) || isClosed(segments[0] ?? '')) throw missing
  const endpoints: readonly Endpoint[] | false = (collection ?? global ?? config).endpoints
  // Next answers HEAD with the handler of GET.
  const requested = method === 'HEAD' ? 'get' : method.toLowerCase()
  for (const { method: own, path: pattern } of endpoints || []) {
    const params = own === requested ? paramsIn(pattern, rest) : undefined
    if (!params) continue
    if (closed.includes(`${own} ${pattern}`)) throw missing
    return { ...(collection && { collection }), ...(global && { global }), pattern, params }
  }
  throw missing
}
