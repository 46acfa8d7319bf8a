import path from 'node:path'

/** The accepted kinds, by the ending their files get. */
export const extensions = ['jpg', 'png', 'pdf', 'docx', 'txt'] as const

export type Extension = (typeof extensions)[number]

const kindsByEnding: Record<string, Extension> = { '.jpg': 'jpg', '.jpeg': 'jpg', '.png': 'png', '.pdf': 'pdf', '.docx': 'docx', '.txt': 'txt' }

/** Characters of the longest name. */
const longestName = 120

const graphemes = new Intl.Segmenter('vi', { granularity: 'grapheme' })

/** The last part of a path, without what cannot be seen, turns the reading direction or is no file name on some system. */
function visibleName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? ''
  return last
    .replace(/\s+/g, ' ')
    .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '')
    .replace(/["<>:|?*]/g, '_')
    .replace(/^[. ]+|[. ]+$/g, '')
    .normalize('NFC')
}

/** Whole graphemes, `most` characters at most. */
function shortened(text: string, most: number): string {
  let short = ''
  for (const { segment } of graphemes.segment(text)) {
    if (short.length + segment.length > most) break
    short += segment
  }
  return short
}

/** The accepted kind that a name's ending promises; undefined where it promises none of them. */
export function promisedKind(name: string): Extension | undefined {
  return kindsByEnding[path.extname(visibleName(name)).toLowerCase()]
}

/** A visitor's file name, fit to be shown and to be offered for saving: NFC, at most 120 characters, with the ending of the real kind. */
export function safeName(name: string, extension: Extension): string {
  // "Nghị định 15.2020" has no ending: what follows its dot is a number.
  const stem = visibleName(name).replace(/\.[a-z][a-z0-9]{0,4}$/i, '')
  const short = shortened(stem, longestName - extension.length - 1).replace(/[. ]+$/, '')
  return `${short || 'file'}.${extension}`
}
