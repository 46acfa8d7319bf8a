/** What an address of another site shows when it is embedded. */
export interface Embed {
  /** A `link` cannot be shown in a frame of this site. */
  kind: 'video' | 'map' | 'link'
  /** The address of the player, with nothing but what it needs; undefined for a `link`. */
  player: string | undefined
  /** The page that a visitor opens instead: in feeds, in Markdown, on paper. */
  page: string
}

/** A site whose addresses are known. */
export interface Provider {
  /** How it calls itself; empty for several. */
  name: string
  /** Origin of all its players; undefined if it has none. */
  origin: string | undefined
  /** Reads one of its addresses; undefined for any other. */
  read: (url: URL) => Embed | undefined
}

const schemeLess = /^(?:[a-z\d-]+\.){1,4}[a-z]{2,6}\//i

/**
 * An address as an embed code means it: with `https:`, without the white space of a broken line, and with `&` where it
 * was escaped more than once. It may be of any protocol still.
 */
export function cleanAddress(written: string): string {
  let address = written.replace(/[\t\n\r\u00a0\u200b]/g, '').trim()
  for (let i = 0; i < 3; i += 1) address = address.replace(/&(?:amp|#38|#x26);/gi, '&')
  if (address.startsWith('//')) return `https:${address}`
  return schemeLess.test(address) ? `https://${address}` : address
}

/** The parts of a path, without empty ones. */
export const partsOf = ({ pathname }: URL): string[] => pathname.split('/').filter(Boolean)

/** A value in an address, with `+` for spaces. Signs that mean nothing there stay readable. */
export const encoded = (value: string): string =>
  encodeURIComponent(value)
    .replace(/%(?:2C|2F|3A)/g, decodeURIComponent)
    .replace(/%20/g, '+')

/** A query of the given parameters, in this order, with its sign. Empty and undefined values are left out. */
export function query(parameters: Record<string, string | undefined>): string {
  const given = Object.entries(parameters).filter(([, value]) => value)
  return given.map(([name, value = ''], i) => `${i === 0 ? '?' : '&'}${name}=${encoded(value)}`).join('')
}

const time = /^(?:(\d{1,3})h)?(?:(\d{1,4})m)?(?:(\d{1,6})s?)?$/i

/** Seconds of a time such as `90`, `90s` or `1h2m3s`; undefined for none, for zero and for anything else. */
export function seconds(written: string | null | undefined): string | undefined {
  const [, hours = 0, minutes = 0, rest = 0] = time.exec(written?.trim() ?? '') ?? []
  const sum = Number(hours) * 3600 + Number(minutes) * 60 + Number(rest)
  return sum > 0 ? String(sum) : undefined
}

/** A value if it has the given form. */
export const matching = (form: RegExp, value: string | null | undefined): string | undefined =>
  value && form.test(value) ? value : undefined
