export interface Embed {
  /** A `link` cannot be shown in a frame of this site. */
  kind: 'video' | 'map' | 'link'
  /** The address of the player, with nothing but what it needs; undefined for a `link`. */
  player: string | undefined
  /** The page that a visitor opens instead: in feeds, in Markdown, on paper. */
  page: string
}

export interface Provider {
  name: string
  origin: string | undefined
  read: (url: URL) => Embed | undefined
}

export const video = (player: string, page: string): Embed => ({ kind: 'video', player, page })

const schemeLess = /^(?:[a-z\d-]+\.){1,4}[a-z]{2,6}\//i

/** With `https:`, without the white space of a broken line, and `&` also where it was escaped more than once. */
export function cleanAddress(written: string): string {
  let address = written.replace(/[\t\n\r\u00a0\u200b]/g, '').trim()
  for (let i = 0; i < 3; i += 1) address = address.replace(/&(?:amp|#38|#x26);/gi, '&')
  if (address.startsWith('//')) return `https:${address}`
  return schemeLess.test(address) ? `https://${address}` : address
}

export const partsOf = ({ pathname }: URL): string[] => pathname.split('/').filter(Boolean)

export const encoded = (value: string): string =>
  encodeURIComponent(value)
    .replace(/%(?:2C|2F|3A)/g, decodeURIComponent)
    .replace(/%20/g, '+')

export function query(parameters: Record<string, string | undefined>): string {
  const inputs = Object.entries(parameters).filter(([, value]) => value)
  return inputs.map(([name, value = ''], i) => `${i === 0 ? '?' : '&'}${name}=${encoded(value)}`).join('')
}

const time = /^(?:(\d{1,3})h)?(?:(\d{1,4})m)?(?:(\d{1,6})s?)?$/i

/** Seconds of a time such as `90`, `90s` or `1h2m3s`; undefined for none, for zero and for anything else. */
export function seconds(written: string | null | undefined): string | undefined {
  const [, hours = 0, minutes = 0, rest = 0] = time.exec(written?.trim() ?? '') ?? []
  const sum = Number(hours) * 3600 + Number(minutes) * 60 + Number(rest)
  return sum > 0 ? String(sum) : undefined
}

export const matching = (form: RegExp, value: string | null | undefined): string | undefined =>
  value && form.test(value) ? value : undefined
