import { unwrap } from '../paragraphs'
import { joinLists } from './list-structure'
import { keepListMarkers, type Abilities } from './lists'
import { keepWordMarkers } from './word-paragraphs'

export { joinLists }

/**
 * Keeps numbers, letters and bullets as they were shown where the text is from (product decisions 5). A marker that the
 * place of the text shows alike by itself makes a list: bullets and "1." everywhere, letters too where `abilities` say
 * so. Any other marker becomes text: laws are referred to by it. Changes nothing when it is done again, and takes
 * linear time. `sheets` are the texts of the style sheets around the text.
 */
export function keepNumbering(body: Element, sheets: readonly string[], abilities: Abilities): void {
  keepListMarkers(body, sheets, abilities)
  keepWordMarkers(body)
  for (const span of body.querySelectorAll('span[style*="mso-tab-count"]')) unwrap(span)
}
