/** Spam indicators of a consultation request. No request is dropped: staff see it marked, and decide. */

const weights = {
  trap: 3,
  hasty: 2,
  /** The opening time is missing (as without script), its signature is not valid, or it is too old. */
  unsigned: 1,
  linkedName: 3,
  links: 1,
  manyLinks: 3,
  markup: 2,
  oneOfMany: 2,
} as const

export type SpamReason = keyof typeof weights

const spamThreshold = 3

const minTypingMs = 3000

/**
 * Milliseconds after which a signed opening time counts as missing; long enough for a form that a person left open over
 * a weekend.
 */
const maxSignatureAgeMs = 7 * 24 * 60 * 60 * 1000

/** Number of requests from one network within ten minutes from which they count as a series. */
const seriesLength = 6

interface Traces {
  fullName: string
  address: string
  content: string
  trap: string
  /** Milliseconds since the form was opened; undefined without a validly signed time. */
  age: number | undefined
  inARow: number
}

const webAddress = /(?:https?:\/\/|www\.)\S+/i

/** A web address or a bare host name, but not the host of an e-mail address. */
const link = new RegExp(
  `${webAddress.source}|(?<![@\\w.-])(?:[a-z0-9-]+\\.)+(?:com|net|org|info|biz|ru|xyz|top|shop|site|online|vn)\\b(?!@)`,
  'gi',
)

const linksIn = (text: string) => text.match(link)?.length ?? 0

export function spamReasonsOf({ fullName, address, content, trap, age, inARow }: Traces): SpamReason[] {
  const links = linksIn(content)
  const result: Record<SpamReason, boolean> = {
    trap: trap !== '',
    hasty: age !== undefined && age < minTypingMs,
    unsigned: age === undefined || age > maxSignatureAgeMs,
    linkedName: webAddress.test(`${fullName} ${address}`),
    links: links > 1 && links < 5,
    manyLinks: links > 4,
    markup: /\[url[=\]]|<a\s/i.test(content),
    oneOfMany: inARow >= seriesLength,
  }
  return (Object.keys(weights) as SpamReason[]).filter((reason) => result[reason])
}

export const isSpamReason = (name: string): name is SpamReason => Object.hasOwn(weights, name)

export const isSpam = (reasons: readonly string[]): boolean =>
  reasons.filter(isSpamReason).reduce((sum, reason) => sum + weights[reason], 0) >= spamThreshold
