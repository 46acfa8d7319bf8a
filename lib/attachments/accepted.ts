import { acceptedEndings, largestFile, type FileFault } from './limits'

/** Extensions of pictures that are compressed before the upload (spec 5); a .webp is sent as .jpg. */
const pictureEndings = ['.jpeg', '.jpg', '.png', '.webp']

const endingOf = (name: string) => /\.[^.]+$/.exec(name.toLowerCase())?.[0] ?? ''

export const isPicture = (name: string): boolean => pictureEndings.includes(endingOf(name))

/** The extensions that a file field offers: the accepted kinds, and pictures that are converted to one. */
export const chosenEndings = [...new Set([...acceptedEndings, ...pictureEndings])].join(',')

/** The fault of a file, judged by its name and size; undefined if there is none. */
export function faultOf({ name, size }: { name: string; size: number }): FileFault | undefined {
  if (!chosenEndings.split(',').includes(endingOf(name))) return 'fileKind'
  if (size === 0) return 'fileEmpty'
  // A picture is judged after compression, because photos from phones are often larger.
  if (size > largestFile && !isPicture(name)) return 'fileTooLarge'
  return undefined
}

/**
 * Whether a picture may be sent unchanged if the browser cannot compress it. The server accepts such files and removes
 * the metadata itself.
 */
export const isAcceptedAsItIs = ({ name, size }: { name: string; size: number }): boolean =>
  size <= largestFile && acceptedEndings.some((ending) => ending === endingOf(name))

/** A file's name with another extension. */
export const withEnding = (name: string, ending: string): string => name.replace(/\.[^.]+$/, '') + ending
