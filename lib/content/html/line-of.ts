import { singleSpaced } from '@/lib/domain/text'

export function lineOf(block: Element): string {
  const copy = block.querySelector('br') ? (block.cloneNode(true) as Element) : block
  for (const lineBreak of copy.querySelectorAll('br')) lineBreak.replaceWith(' ')
  return singleSpaced(copy.textContent ?? '')
}
