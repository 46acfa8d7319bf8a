import { originOf } from '@/lib/settings/kinds'
import { checkClock, clockOffset } from '../clock-check'
import { fine, finding, reasonOf, type Finding } from '../finding'
import { isLocal } from '../settings-check'
import type { Answer, Ask } from './ask'
import { checkCertificate, checkRedirect, checkStrictTransport } from './encryption-check'
import { checkOtherName, isLoop } from './names-check'
import { checkPage } from './page-check'
import { checkProxy } from './proxy-check'

/** What the checks from outside need. */
export interface AddressToCheck {
  /** The public address as it was typed, or undefined if none was. */
  url: string | undefined
  siteUrl: string
  /** The token of `doctorToken`, or undefined where the secret of the site is not known. */
  token: string | undefined
  ask: Ask
  /** The time in milliseconds. */
  now: () => number
}

/** The origin to which an answer leads. */
const targetOf = (origin: string, { headers: { location } }: Answer) => URL.parse(location ?? '', origin)?.origin

function agreement(origin: string, siteUrl: string, target: string | undefined): Finding {
  if (target !== origin) return finding('address-differs', `${origin} leads to ${target}`)
  if (originOf(siteUrl) === origin) return fine('SITE_URL is this address')
  return finding('address-differs', `SITE_URL is ${siteUrl}`)
}

/** Asks for the first page, and notes by how much the clock of whoever answered is ahead. */
async function firstPage({ ask, now }: AddressToCheck, origin: string): Promise<{ answer: Answer; offsetMs: number }> {
  const before = now()
  const answer = await ask(`${origin}/`, { headers: { 'accept-encoding': 'br, gzip' } })
  // The header has whole seconds: half of one is lost on average.
  const date = Date.parse(answer.headers.date ?? '') + 500
  return { answer, offsetMs: Number.isNaN(date) ? 0 : clockOffset(date, before, now()) }
}

/** The findings about encryption, and whether a secret may be sent over it. */
async function encryptionFindings(asked: AddressToCheck, origin: string, answer: Answer): Promise<Finding[]> {
  if (!answer.encryption) return isLocal(origin) ? [] : [finding('site-url-unencrypted', `${origin} is not encrypted`)]
  const { host, hostname } = new URL(origin)
  return [
    checkCertificate(answer.encryption, asked.now()),
    await checkRedirect(asked.ask, `http://${hostname}/`, host),
    checkStrictTransport(answer),
  ]
}

/** Looks at the site from outside: certificate, redirect, headers of a page, and what arrives through the proxies. */
export async function checkAddress(asked: AddressToCheck): Promise<Finding[]> {
  const { url, siteUrl, token, ask } = asked
  if (url === undefined) return [finding('address-not-checked', 'the site was not looked at from outside')]
  const origin = originOf(url)
  if (origin === undefined) return [finding('address-wrong', `${url} is not an address without a path`)]
  let page: Awaited<ReturnType<typeof firstPage>>
  try {
    page = await firstPage(asked, origin)
  } catch (error) {
    return [finding('address-unreachable', `${origin} does not answer: ${reasonOf(error)}`)]
  }
  const { answer, offsetMs } = page
  const encryption = await encryptionFindings(asked, origin, answer)
  // The token is not sent where another might read it.
  const isPrivate = isLocal(origin) || (answer.encryption !== undefined && answer.encryption.error === undefined)
  const target = targetOf(origin, answer)
  const general = [...encryption, agreement(origin, siteUrl, target), checkClock(origin, offsetMs)]
  if (target !== origin) return general
  if (isLoop(answer, `${origin}/`)) return [...general, finding('redirect-loop', `${origin}/ leads to itself`)]
  return [
    ...general,
    ...(await checkOtherName(ask, origin, answer)),
    ...(await checkPage(ask, `${origin}/`, answer)),
    ...(isPrivate ? await checkProxy(ask, origin, token) : []),
  ]
}
