import { graphemesOf } from '@/lib/domain/text'
import { endingOf, isImage } from './accepted'

export const extensions = ['jpg', 'png', 'pdf', 'docx', 'txt'] as const

export type Extension = (typeof extensions)[number]

/** What a name can claim: cameras and programs confuse the endings of images, so these are one kind. */
export type PromisedKind = 'image' | 'pdf' | 'docx' | 'txt'

const kindsByEnding: Record<string, PromisedKind> = {
  '.pdf': 'pdf',
  '.docx': 'docx',
  '.txt': 'txt',
}

const longestName = 120

/** Characters of a given name that are read. One has several code points for a letter, and may be as long as a body. */
const longestRead = 5000

/**
 * The last part of a path, without invisible characters, characters that change the text direction, and characters that
 * are not allowed in file names on some systems.
 */
function visibleName(name: string): string {
  const last = (name.split(/[/\\]/).at(-1) ?? '').slice(0, longestRead)
  return last
    .replace(/\s+/g, ' ')
    .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '')
    .replace(/["<>:|?*]/g, '_')
    .replace(/^[. ]+|[. ]+$/g, '')
    .normalize('NFC')
}

function shortened(text: string, most: number): string {
  let short = ''
  for (const { segment } of graphemesOf(text)) {
    if (short.length + segment.length > most) break
    short += segment
  }
  return short
}

export function promisedKind(name: string): PromisedKind | undefined {
  return isImage(name) ? 'image' : kindsByEnding[endingOf(name)]
}

/**
 * A visitor's file name, made safe to display and to offer for download: NFC, at most 120 characters, with the
 * extension of the real kind.
 */
export function safeName(name: string, extension: Extension): string {
  // "Nghị định 15.2020" has no extension: its dot is followed by a number.
  const stem = visibleName(name).replace(/\.[a-z][a-z0-9]{0,4}$/i, '')
  const short = shortened(stem, longestName - extension.length - 1).replace(/[. ]+$/, '')
  return `${short || 'file'}.${extension}`
}
