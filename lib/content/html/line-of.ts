import { singleSpaced } from '@/lib/domain/text'

/** The text of a paragraph or heading in one line: line breaks are spaces. */
export function lineOf(block: Element): string {
  const copy = block.querySelector('br') ? (block.cloneNode(true) as Element) : block
  for (const lineBreak of copy.querySelectorAll('br')) lineBreak.replaceWith(' ')
  return singleSpaced(copy.textContent ?? '')
}
