import { acceptedEndings, largestFile, type FileFault } from './limits'

/** Endings of pictures that are made smaller before they are sent (spec 5); a .webp is sent as .jpg. */
const pictureEndings = ['.jpeg', '.jpg', '.png', '.webp']

const endingOf = (name: string) => /\.[^.]+$/.exec(name.toLowerCase())?.[0] ?? ''

export const isPicture = (name: string): boolean => pictureEndings.includes(endingOf(name))

/** What a file field offers to choose from: the accepted kinds, and what is made into one. */
export const chosenEndings = [...new Set([...acceptedEndings, ...pictureEndings])].join(',')

/** What is wrong with a file, by its name and bytes; undefined when nothing is. */
export function faultOf({ name, size }: { name: string; size: number }): FileFault | undefined {
  if (!chosenEndings.split(',').includes(endingOf(name))) return 'fileKind'
  if (size === 0) return 'fileEmpty'
  // Of a picture only what is left of it counts: a phone's photo may well have more.
  if (size > largestFile && !isPicture(name)) return 'fileTooLarge'
  return undefined
}

/** Whether a picture may be sent as it is where the browser cannot make it smaller: the server takes it, and strips it itself. */
export const isAcceptedAsItIs = ({ name, size }: { name: string; size: number }): boolean => size <= largestFile && acceptedEndings.some((ending) => ending === endingOf(name))

/** A file's name with another ending. */
export const withEnding = (name: string, ending: string): string => name.replace(/\.[^.]+$/, '') + ending
