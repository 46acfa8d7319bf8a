import { randomUUID } from 'node:crypto'
import { largestFile } from '@/lib/attachments/limits'
import { proxyProbePath, readProxyView, type ProxyView } from '@/lib/operations/proxy-probe'
import { fine, finding, reasonOf, type Finding } from '../finding'
import { isLocal } from '../settings-check'
import type { Ask } from './ask'

/** An address that no visitor has (RFC 5737), as somebody would write it who wants to be taken for another. */
const forgedAddress = '192.0.2.77'

/** Bytes of a form with the largest file, with its other fields. */
const largestBody = largestFile + 64 * 1024

function clientAddressFinding(view: ProxyView, isDirect: boolean): Finding {
  const { forwardedFor, peer, isPeerTrusted, client, isLastForwardedTrusted } = view
  if (forwardedFor.length === 0)
    return finding('client-address-missing', `requests arrive without X-Forwarded-For: all visitors seem to be ${peer}`)
  if (!isPeerTrusted) return finding('proxy-not-trusted', `the proxy is ${peer}, which TRUSTED_PROXIES does not name`)
  if (client !== forgedAddress) return fine(`the visitor's address arrives: ${client}`)
  return isDirect || isLastForwardedTrusted
    ? finding('client-address-unclear', 'this machine itself is named by TRUSTED_PROXIES, so it may name any visitor')
    : finding('client-address-forged', 'visitors can choose the address that the site takes for theirs')
}

/** Whether the largest form that a visitor may send arrives. */
async function bodyFinding(send: (body: Buffer) => ReturnType<Ask>): Promise<Finding> {
  const megabytes = Math.ceil(largestFile / 1024 ** 2)
  try {
    const { status, body } = await send(Buffer.alloc(largestBody))
    if (readProxyView(body)?.bytes === largestBody) return fine(`a form with a file of ${megabytes} MB arrives`)
    return finding('body-limit-low', `a form with a file of ${megabytes} MB is answered with ${status}`)
  } catch (error) {
    return finding('body-limit-low', `a form with a file of ${megabytes} MB does not arrive: ${reasonOf(error)}`)
  }
}

/**
 * Asks with the token for an answer that must not be stored, and then without it. A cache in front that stores it would
 * show what belongs to one visitor, such as a form that was filled in, to others.
 */
async function cacheFinding(ask: Ask, address: string, authorization: string): Promise<Finding[]> {
  const own = await ask(address, { headers: { authorization } })
  if (!readProxyView(own.body)) return []
  const others = await ask(address)
  return [
    readProxyView(others.body)
      ? finding('cache-keeps-private', 'a cache in front stores what it must not, and shows it to everybody')
      : fine('no cache in front stores what it must not'),
  ]
}

/**
 * Checks by requests to the site through its proxies what arrives of them. `token` is that of `doctorToken`, or
 * undefined where the secret of the site is not known.
 */
export async function checkProxy(ask: Ask, origin: string, token: string | undefined): Promise<Finding[]> {
  if (token === undefined)
    return [finding('proxy-unknown', 'the secret of the site is not here, so the site cannot be asked')]
  const headers = { authorization: `Bearer ${token}`, 'x-forwarded-for': forgedAddress }
  const send = (body: Buffer) =>
    ask(origin + proxyProbePath, {
      method: 'POST',
      headers: { ...headers, 'content-length': String(body.length) },
      body,
    })
  const { status, body } = await send(Buffer.alloc(1))
  const view = readProxyView(body)
  if (!view) return [finding('proxy-unknown', `the site does not say what arrives: it answers ${status}`)]
  const { host } = new URL(origin)
  return [
    clientAddressFinding(view, isLocal(origin)),
    view.host === host
      ? fine('the name of the site arrives')
      : finding('host-rewritten', `Host arrives as ${view.host}`),
    await bodyFinding(send),
    ...(await cacheFinding(ask, `${origin}${proxyProbePath}?${randomUUID()}`, headers.authorization)),
  ]
}
