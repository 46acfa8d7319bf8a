import { hash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import proxyAddress from 'proxy-addr'
import { z } from 'zod'
import { isBearer } from '@/lib/http/bearer'

/** The path at which `npm run doctor` asks the site what arrives of a request through the proxies. */
export const proxyProbePath = '/doctor'

const proxyViewSchema = z.object({
  peer: z.string(),
  isPeerTrusted: z.boolean(),
  /** X-Forwarded-For as it arrived, and whether TRUSTED_PROXIES names its last address. */
  forwardedFor: z.array(z.string()),
  isLastForwardedTrusted: z.boolean(),
  client: z.string(),
  host: z.string(),
  bytes: z.number(),
})

export type ProxyView = z.infer<typeof proxyViewSchema>

export function readProxyView(text: string): ProxyView | undefined {
  try {
    return proxyViewSchema.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

/** Whoever has the site's secret may ask. A hash, because it is sent through the proxies. */
export const doctorToken = (siteSecret: string): string => hash('sha256', `doctor ${siteSecret}`, 'hex')

/** Bytes of a body that are counted: more than the largest file of a visitor. */
const maxBytes = 12 * 1024 * 1024

async function bytesOf(request: IncomingMessage): Promise<number> {
  let bytes = 0
  for await (const piece of request) {
    bytes += (piece as Buffer).length
    if (bytes > maxBytes) break
  }
  return bytes
}

async function viewOf(
  request: IncomingMessage,
  isTrusted: ReturnType<typeof proxyAddress.compile>,
): Promise<ProxyView> {
  const { headers, socket } = request
  const peer = socket.remoteAddress ?? ''
  const forwardedFor = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((address) => address.trim())
    .filter(Boolean)
  const last = forwardedFor.at(-1)
  return {
    peer,
    isPeerTrusted: isTrusted(peer, 0),
    forwardedFor,
    isLastForwardedTrusted: last !== undefined && isTrusted(last, 1),
    client: last === undefined ? peer : proxyAddress(request, isTrusted),
    host: headers.host ?? '',
    bytes: await bytesOf(request),
  }
}

/** Answers `npm run doctor` with what arrives of its request; undefined without the token, as if there were no page. */
export function proxyProbe(trusted: string[], token: () => string) {
  const isTrusted = proxyAddress.compile(trusted)
  return (request: IncomingMessage, response: ServerResponse, path: string): Promise<void> | undefined => {
    const { authorization } = request.headers
    if (path !== proxyProbePath || authorization === undefined || !isBearer(authorization, token())) return undefined
    const answer = (status: number, text: string) =>
      void response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' }).end(text)
    return viewOf(request, isTrusted).then(
      (view) => answer(200, JSON.stringify(view)),
      () => answer(400, '{}'),
    )
  }
}
