import { graphemesOf } from './graphemes'

const wide =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff01-\uff60\p{Emoji_Presentation}]/u

const widthOfLetter = (letter: string) => (wide.test(letter) ? 2 : 1)

const letters = (text: string) => Array.from(graphemesOf(text), (part) => part.segment)

export function widthOf(text: string): number {
  return letters(text).reduce((width, letter) => width + widthOfLetter(letter), 0)
}

const ellipsis = ' …'

/** Cuts a text to a width as search engines do: after a whole word of the second half, the ellipsis included. */
export function cutToWidth(text: string, width: number): string {
  if (widthOf(text) <= width) return text
  let [cut, room] = ['', width - ellipsis.length]
  for (const letter of letters(text)) {
    room -= widthOfLetter(letter)
    if (room < 0) break
    cut += letter
  }
  const endsAWord = /\s/.test(text.charAt(cut.length))
  const wholeWords = endsAWord ? cut : cut.slice(0, Math.max(0, cut.search(/\s\S*$/)))
  return `${(wholeWords.length > cut.length / 2 ? wholeWords : cut).trimEnd()}${ellipsis}`
}
