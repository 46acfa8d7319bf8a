import type { IncomingHttpHeaders } from 'node:http'

/** Characters of the longest search that is counted. A longer one is a text that somebody pasted. */
const longest = 60

const personal = /@|(?:\d[\s.-]*){6,}/

/** Words as they are counted: small letters, single spaces. Undefined if too short, too long, or personal data. */
export function searchedWords(query: string): string | undefined {
  const words = query
    .normalize('NFC')
    .toLocaleLowerCase('vi')
    .replace(/[\s\p{C}]+/gu, ' ')
    .trim()
  return words.length >= 2 && words.length <= longest && !personal.test(words) ? words : undefined
}

const programs =
  /bot\b|bots\b|crawl|spider|slurp|scrape|preview|facebookexternal|vkshare|archiver|monitor|lighthouse|pagespeed|feed|curl|wget|python|java\/|go-http|okhttp|axios|node-fetch|whatsapp|skypeuri/i

/**
 * Whether a request looks like one of a browser in which somebody reads. All browsers name themselves `Mozilla/5.0`.
 * What a browser, or the router of a page, loads in advance is not read yet: the router asks once more at the click.
 */
export function isReader(headers: IncomingHttpHeaders): boolean {
  const { 'user-agent': agent = '', 'sec-purpose': sec = '', purpose = '' } = headers
  const isAhead =
    headers['next-router-prefetch'] !== undefined ||
    /prefetch|prerender|preview/.test(`${String(sec)} ${String(purpose)}`)
  return agent.startsWith('Mozilla/') && !programs.test(agent) && !isAhead
}
