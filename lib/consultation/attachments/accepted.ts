import { acceptedEndings, largestFile, type FileError } from './limits'

/** Extensions of images that are compressed before the upload (spec 5); a .webp is sent as .jpg. */
const imageEndings = ['.jpeg', '.jpg', '.png', '.webp']

/** Characters of a name that are read: those of a request can be as long as its body. */
const longestRead = 1000

/**
 * A file name's ending in lower case with its dot, as the browser and the API read it: without invisible characters,
 * and without the dots and spaces at the end that file systems drop. Empty if the name has none.
 */
export const endingOf = (name: string): string =>
  /[^./\\](\.[^./\\]+)$/
    .exec(
      name
        .slice(-longestRead)
        .replace(/\p{C}/gu, '')
        .replace(/[. ]+$/, ''),
    )?.[1]
    ?.toLowerCase() ?? ''

export const isImage = (name: string): boolean => imageEndings.includes(endingOf(name))

const isAccepted = (name: string) => acceptedEndings.some((ending) => ending === endingOf(name))

export function errorOf({ name, size }: { name: string; size: number }): FileError | undefined {
  if (!isAccepted(name)) return 'fileKind'
  if (size === 0) return 'fileEmpty'
  // An image is judged after compression, because photos from phones are often larger.
  if (size > largestFile && !isImage(name)) return 'fileTooLarge'
  return undefined
}

/**
 * Whether an image may be sent unchanged if the browser cannot compress it. The server accepts such files and removes
 * the metadata itself.
 */
export const isAcceptedAsItIs = ({ name, size }: { name: string; size: number }): boolean =>
  size <= largestFile && isAccepted(name)

export const withEnding = (name: string, ending: string): string => name.replace(/\.[^.]+$/, '') + ending
