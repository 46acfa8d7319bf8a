import { invisible } from './clean-text'
import { normalized } from './nfc'
import { fold } from './text'

const scriptWithoutSpaces = /\p{Script=Han}/u
const wordCharacter = /[\p{L}\p{N}]/u

const seen = (text: string) =>
  normalized(text, 'NFKC')
    .replace(/\s+/g, ' ')
    .replace(invisible, (sign) => (sign === ' ' ? sign : ''))
    .toLowerCase()

function listedWords(list: string): string[] {
  return list
    .split(/\r?\n/)
    .map((line) => seen(line).trim())
    .filter(Boolean)
}

function holds(text: string, word: string): boolean {
  if (scriptWithoutSpaces.test(word)) return text.includes(word)
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
    const [before, after] = [text[at - 1] ?? '', text[at + word.length] ?? '']
    if (!wordCharacter.test(before) && !wordCharacter.test(after)) return true
  }
  return false
}

/** Whether a text has a word of a list, ignoring case and spaces, with its tone marks or with none, not with others. */
export function holdsListedWord(text: string, list: string): boolean {
  const typed = seen(text)
  return listedWords(list).some((word) => holds(typed, word) || holds(typed, fold(word)))
}
