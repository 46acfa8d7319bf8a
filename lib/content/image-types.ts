const imageTypes: Record<string, string> = {
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
}

export const imageExtensions = Object.keys(imageTypes)

export const imageMimeTypes = [...new Set(Object.values(imageTypes))]

/** What iPhones take photos as. The site takes them, and stores them as JPEG. */
export const heicMimeTypes = ['image/heic', 'image/heif']

export const extensionOf = (type: string): string => type.replace('image/', '.').replace('jpeg', 'jpg')

export function imageType(name: string): string | undefined {
  return imageTypes[/\.\w+$/.exec(name)?.[0].toLowerCase() ?? '']
}

const beginnings: [type: string, pattern: RegExp][] = [
  ['image/jpeg', /^ffd8ff/],
  ['image/png', /^89504e470d0a1a0a/],
  // GIF87a and GIF89a.
  ['image/gif', /^474946383[79]61/],
  // RIFF, four bytes of the size, WEBP.
  ['image/webp', /^52494646.{8}57454250/],
  // Four bytes of the size, ftyp, avif or avis.
  ['image/avif', /^.{8}66747970617669(?:66|73)/],
]

const heicBrands = /^(?:hei[cxms]|hev[cxms])$/

/** Whether a file is a HEIC image, by the brands at its beginning. One that is AVIF too is none. */
export function isHeic(data: Uint8Array): boolean {
  const head = Buffer.from(data.subarray(0, 256)).toString('latin1')
  if (head.slice(4, 8) !== 'ftyp') return false
  const length = Math.min(Buffer.from(data.subarray(0, 4)).readUInt32BE(), head.length)
  const brands = [head.slice(8, 12), ...(head.slice(16, length).match(/.{4}/gs) ?? [])]
  return brands.some((brand) => heicBrands.test(brand)) && !brands.includes('avif')
}

export function typeOfImage(data: Uint8Array): string | undefined {
  const beginning = Buffer.from(data.subarray(0, 12)).toString('hex')
  return beginnings.find(([, pattern]) => pattern.test(beginning))?.[0]
}
