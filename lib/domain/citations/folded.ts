import { withLatinLetters } from '../text'

export interface Folded {
  text: string
  at: (index: number) => number
}

const dash = /[\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]/
const slash = /[\u2044\u2215\uFF0F]/
const invisible = /[\u00AD\u200B-\u200D\u2060\uFEFF]|\p{Mark}/u

function foldOne(character: string): string {
  if (invisible.test(character)) return ''
  if (dash.test(character)) return '-'
  if (slash.test(character)) return '/'
  if (/\s/.test(character)) return ' '
  const plain = withLatinLetters(character.normalize('NFKD').replace(/\p{Mark}/gu, '')).toLowerCase()
  return plain.length === 1 ? plain : character
}

const known = new Map<string, string>()

function foldCharacter(character: string): string {
  let folded = known.get(character)
  if (folded === undefined) {
    folded = foldOne(character)
    // Texts consist of a few hundred characters; a hostile one may not fill the memory.
    if (known.size < 5000) known.set(character, folded)
  }
  return folded
}

/** Addresses of the web: numbers in them are not citations. */
const address = /(?:https?:\/\/|www\.)[^ \n]+/g

/** Folds a text for recognising citations, in linear time. Line ends stay; addresses of the web become spaces. */
export function foldWithPositions(text: string): Folded {
  const positions = new Uint32Array(text.length + 1)
  const pieces: string[] = []
  let length = 0
  for (let i = 0; i < text.length; i += 1) {
    const character = text[i] ?? ''
    const folded = character === '\n' ? '\n' : foldCharacter(character)
    // Spaces count as one, as on a page.
    if (folded === '' || (folded === ' ' && pieces.at(-1) === ' ')) continue
    pieces.push(folded)
    positions[length] = i
    length += 1
  }
  positions[length] = text.length
  const folded = pieces.join('').replace(address, (result) => ' '.repeat(result.length))
  return { text: folded, at: (index) => positions[index] ?? text.length }
}
