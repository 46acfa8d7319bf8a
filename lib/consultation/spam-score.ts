/** What makes a consultation request look like spam. Nothing is dropped for it: staff see it marked, and decide. */

const weights = {
  /** A field that people do not see was filled in. */
  trap: 3,
  /** Sent sooner after the form was opened than anybody types. */
  hasty: 2,
  /** Nothing tells when the form was opened, as without script, or what tells it was not signed here or is too old. */
  unsigned: 1,
  /** A link where a name or an address belongs. */
  linkedName: 3,
  links: 1,
  manyLinks: 3,
  /** Links as forums and web pages write them. */
  markup: 2,
  /** Sent in a row from one network. */
  oneOfMany: 2,
} as const

type SpamReason = keyof typeof weights

const spamThreshold = 3

/** Milliseconds that a person takes at least between the first touch of the form and sending it. */
const minTypingMs = 3000

/** Milliseconds after which a signature tells nothing more: a form left open over a weekend and longer is still a person's. */
const maxSignatureAgeMs = 7 * 24 * 60 * 60 * 1000

/** Requests from one network within ten minutes, from which on they look like a series. */
const seriesLength = 6

interface Traces {
  fullName: string
  address: string
  content: string
  /** What stands in the field that people do not see. */
  trap: string
  /** Milliseconds since the form was opened; undefined where nothing signed tells it. */
  age: number | undefined
  /** How many came from the same network lately, this one too. */
  inARow: number
}

const webAddress = /(?:https?:\/\/|www\.)\S+/i

/** An address, or a host's bare name; what stands in an e-mail address is neither. */
const link = new RegExp(`${webAddress.source}|(?<![@\\w.-])(?:[a-z0-9-]+\\.)+(?:com|net|org|info|biz|ru|xyz|top|shop|site|online|vn)\\b(?!@)`, 'gi')

const linksIn = (text: string) => text.match(link)?.length ?? 0

/** Why a request may be spam; most have nothing. */
export function spamReasonsOf({ fullName, address, content, trap, age, inARow }: Traces): SpamReason[] {
  const links = linksIn(content)
  const found: Record<SpamReason, boolean> = {
    trap: trap !== '',
    hasty: age !== undefined && age < minTypingMs,
    unsigned: age === undefined || age > maxSignatureAgeMs,
    linkedName: webAddress.test(`${fullName} ${address}`),
    links: links > 1 && links < 5,
    manyLinks: links > 4,
    markup: /\[url[=\]]|<a\s/i.test(content),
    oneOfMany: inARow >= seriesLength,
  }
  return (Object.keys(weights) as SpamReason[]).filter((reason) => found[reason])
}

const isKnown = (name: string): name is SpamReason => Object.hasOwn(weights, name)

/** Whether the spam score of a request is high enough to mark it; names of others count nothing. */
export const isSpam = (reasons: readonly string[]): boolean => reasons.filter(isKnown).reduce((sum, reason) => sum + weights[reason], 0) >= spamThreshold
