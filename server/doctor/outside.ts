import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:tls'
import { largestFile } from '@/lib/consultation/attachments/limits'
import { proxyProbePath, readProxyView, type ProxyView } from '@/lib/operations/proxy-probe'
import { originOf } from '@/lib/operations/settings/kinds'
import { fine, problem, warning, when, type Finding } from './finding'

const timeoutMs = 15_000

/** Days before its end by which a certificate of three months should have been renewed. */
const renewalDays = 14

/** The headers of a page as the site sends them (`server/proxy/head.ts`). Two policies would be joined by a comma. */
const pageHeaders = {
  'content-encoding': /^(?:br|gzip|zstd)$/,
  'cache-control': /^public, max-age=0, must-revalidate$/,
  expires: /^$/,
  'content-security-policy': /^(?!.*default-src.*default-src).*default-src/,
  'strict-transport-security': /^max-age=[1-9][^,]*$/,
}

/** An address that no visitor has (RFC 5737), as somebody would write it who wants to be taken for another. */
const forgedAddress = '192.0.2.77'

export const isLocal = (address: string): boolean =>
  /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|\[::1\])$/.test(URL.parse(address)?.hostname ?? '')

/** Sends a request, and follows no redirect. Rejects if there is no answer, or the certificate is not valid. */
export const ask = (address: string, { headers, ...init }: RequestInit = {}): Promise<Response> =>
  fetch(address, {
    ...init,
    headers: { 'accept-encoding': 'br, gzip', ...headers },
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  })

export type Ask = typeof ask

export interface Page {
  origin: string
  answer: Response
  target: URL | null
  /** Milliseconds by which the clock of whoever answered is ahead. */
  clockOffsetMs: number
}

const targetOf = ({ headers }: Response, address: string) =>
  headers.has('location') ? URL.parse(headers.get('location') ?? '', address) : null

/** Asks for the home page. Throws if there is no answer, or the address has a path. */
export async function homePage(ask: Ask, url: string): Promise<Page> {
  const origin = originOf(url)
  if (origin === undefined) throw new Error(`${url} is not an address without a path`)
  const before = Date.now()
  const answer = await ask(`${origin}/`)
  // The header has whole seconds: half of one is lost on average.
  const date = Date.parse(answer.headers.get('date') ?? '') + 500
  const target = targetOf(answer, origin)
  return { origin, answer, target, clockOffsetMs: Number.isNaN(date) ? 0 : date - (before + Date.now()) / 2 }
}

export async function checkAddress(ask: Ask, { origin, answer, target }: Page, siteUrl: string): Promise<Finding[]> {
  if (target) return [problem(`${origin} leads to ${target.href}`)]
  if (siteUrl !== origin) return [problem(`SITE_URL is ${siteUrl}, not ${origin}`)]
  const other = origin.includes('//www.') ? origin.replace('//www.', '//') : origin.replace('//', '//www.')
  const also = isLocal(origin) ? undefined : await ask(`${other}/`).catch(() => undefined)
  const etag = answer.headers.get('etag')
  const isSame = etag !== null && also?.status === 200 && also.headers.get('etag') === etag
  return isSame ? [warning(`${other} shows the site too, and does not lead here`)] : [fine('SITE_URL is this address')]
}

async function certificateOf({ hostname, port }: URL) {
  const socket = connect({ host: hostname, port: Number(port) || 443, rejectUnauthorized: false })
  await once(socket, 'secureConnect', { signal: AbortSignal.timeout(timeoutMs) }).finally(() => socket.destroySoon())
  return { error: socket.authorizationError, validTo: new Date(socket.getPeerCertificate().valid_to) }
}

export function certificateFinding({ error, validTo }: { error: unknown; validTo: Date }): Finding {
  const days = Math.floor((validTo.getTime() - Date.now()) / (24 * 60 * 60 * 1000))
  if (error) return problem(`browsers refuse the certificate: ${String(error)}`)
  return (days < renewalDays ? warning : fine)(`the certificate is valid for ${days} more days`)
}

export async function checkEncryption(ask: Ask, origin: string): Promise<Finding[]> {
  const url = new URL(origin)
  if (url.protocol !== 'https:') return when(!isLocal(origin), problem(`${origin} is not encrypted`))
  const plain = `http://${url.hostname}/`
  const redirect = await ask(plain).catch(() => undefined)
  const found = `${plain} leads to ${(redirect && targetOf(redirect, plain)?.href) ?? 'nothing'}`
  return [
    certificateFinding(await certificateOf(url)),
    redirect === undefined
      ? warning(`${plain} does not answer`, 'Open port 80: visitors type addresses without https.')
      : (found.includes(`to ${url.origin}/`) ? fine : problem)(found),
  ]
}

export async function checkHeaders(
  ask: Ask,
  { origin, answer: { headers, status }, target }: Page,
): Promise<Finding[]> {
  if (target) return []
  if (status !== 200) return [problem(`${origin}/ answers ${status}`)]
  const again = await ask(`${origin}/`, { headers: { 'if-none-match': headers.get('etag') ?? '' } })
  const changed = Object.entries(pageHeaders)
    .map(([name, pattern]) => ({ name, pattern, value: headers.get(name) ?? '' }))
    .filter(({ name, pattern, value }) => !pattern.test(value) && !(isLocal(origin) && name.startsWith('strict')))
    .map(({ name, value }) => problem(`${name} of a page is ${value || 'missing'}`))
  const findings = [...changed, ...when(again.status !== 304, problem('a page that is known is sent again (ETag)'))]
  return findings.length > 0 ? findings : [fine('pages arrive compressed, with the headers that the site sends')]
}

function clientFinding({ forwardedFor, peer, client, ...view }: ProxyView, isDirect: boolean): Finding {
  if (forwardedFor.length === 0) return problem(`X-Forwarded-For does not arrive: all visitors seem to be ${peer}`)
  if (!view.isPeerTrusted) return problem(`the proxy is ${peer}, which TRUSTED_PROXIES does not name`)
  if (client !== forgedAddress) return fine(`the visitor's address arrives: ${client}`)
  return isDirect || view.isLastForwardedTrusted
    ? warning('TRUSTED_PROXIES names this machine, which may name any visitor', 'Run this from a machine outside.')
    : problem('visitors can choose the address that the site takes for theirs')
}

export async function checkProxy(ask: Ask, { origin, target }: Page, token: string | undefined): Promise<Finding[]> {
  // The token is not sent where another might read it.
  if (target || !(origin.startsWith('https:') || isLocal(origin))) return []
  const authorization = `Bearer ${token}`
  const view = async (address: string, init: RequestInit) => readProxyView(await (await ask(address, init)).text())
  const send = (body: Buffer<ArrayBuffer>) =>
    view(origin + proxyProbePath, {
      method: 'POST',
      body,
      headers: { authorization, 'x-forwarded-for': forgedAddress },
    })
  const seen = token === undefined ? undefined : await send(Buffer.alloc(1))
  if (!seen) return [warning('the site does not say what arrives', 'Run this where its settings and data are.')]
  const largest = largestFile + 64 * 1024
  const form = `a form with a file of ${Math.ceil(largestFile / 1024 ** 2)} MB`
  const isLargeSent = (await send(Buffer.alloc(largest)).catch(() => undefined))?.bytes === largest
  const address = `${origin}${proxyProbePath}?${randomUUID()}`
  await view(address, { headers: { authorization } })
  return [
    clientFinding(seen, isLocal(origin)),
    ...when(seen.host !== new URL(origin).host, problem(`Host arrives as ${seen.host}`)),
    isLargeSent ? fine(`${form} arrives`) : problem(`${form} does not arrive`),
    ...when(await view(address, {}), problem('a cache in front keeps what is no-store, and shows it to everybody')),
  ]
}
