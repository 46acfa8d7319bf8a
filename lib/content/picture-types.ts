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
