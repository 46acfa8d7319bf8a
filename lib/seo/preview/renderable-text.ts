import { singleSpaced } from '@/lib/domain/text'
import covered from './fonts/covered.json'

function isCovered(code: number): boolean {
  let [low, high] = [0, covered.length - 1]
  while (low <= high) {
    const middle = (low + high) >> 1
    const [first = 0, last = 0] = covered[middle] ?? []
    if (code < first) high = middle - 1
    else if (code > last) low = middle + 1
    else return true
  }
  return false
}

/** Removes characters that no font of the preview images has, mostly emoji, which would be boxes. */
export function renderable(text: string): string {
  const letters = [...text.normalize('NFC')].filter(
    (character) => !/[\p{Cf}\p{Cc}\p{Variation_Selector}]/u.test(character) && isCovered(character.codePointAt(0) ?? 0),
  )
  return singleSpaced(letters.join(''))
}
