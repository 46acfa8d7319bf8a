const graphemes = new Intl.Segmenter('vi', { granularity: 'grapheme' })

/** Letters that take the room of two: Chinese ones with their punctuation, and signs of emoji. */
const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff01-\uff60\p{Emoji_Presentation}]/u

const widthOfLetter = (letter: string) => (wide.test(letter) ? 2 : 1)

const letters = (text: string) => Array.from(graphemes.segment(text), (part) => part.segment)

/** How much room a text takes in a line, in Latin letters: a Chinese one takes that of two. */
export function widthOf(text: string): number {
  return letters(text).reduce((width, letter) => width + widthOfLetter(letter), 0)
}

const ellipsis = ' …'

/** Text cut to a width as search engines do it: after a whole word where one ends in the second half, and with an ellipsis within the width. */
export function cutToWidth(text: string, width: number): string {
  if (widthOf(text) <= width) return text
  let [kept, room] = ['', width - ellipsis.length]
  for (const letter of letters(text)) {
    room -= widthOfLetter(letter)
    if (room < 0) break
    kept += letter
  }
  const endsAWord = /\s/.test(text.charAt(kept.length))
  const wholeWords = endsAWord ? kept : kept.slice(0, Math.max(0, kept.search(/\s\S*$/)))
  return `${(wholeWords.length > kept.length / 2 ? wholeWords : kept).trimEnd()}${ellipsis}`
}
