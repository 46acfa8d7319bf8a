/** Kinds of pictures the site keeps and shows, by the ending of their name. */
const pictureTypes: Record<string, string> = {
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
}

export const pictureMimeTypes = [...new Set(Object.values(pictureTypes))]

/** MIME type of a picture by its name; undefined for anything that is no picture of a known kind. */
export function pictureType(name: string): string | undefined {
  return pictureTypes[/\.\w+$/.exec(name)?.[0].toLowerCase() ?? '']
}

/** What a picture of a kind begins with, in hexadecimal digits. */
const beginnings: [type: string, pattern: RegExp][] = [
  ['image/jpeg', /^ffd8ff/],
  ['image/png', /^89504e470d0a1a0a/],
  // GIF87a and GIF89a.
  ['image/gif', /^474946383[79]61/],
  // RIFF, four bytes of its size, WEBP.
  ['image/webp', /^52494646.{8}57454250/],
  // Four bytes of a size, ftyp, avif or avis.
  ['image/avif', /^.{8}66747970617669(?:66|73)/],
]

/** MIME type of a picture by its first bytes; undefined for anything that is no picture of a known kind. */
export function typeOfPicture(data: Uint8Array): string | undefined {
  const beginning = Buffer.from(data.subarray(0, 12)).toString('hex')
  return beginnings.find(([, pattern]) => pattern.test(beginning))?.[0]
}
