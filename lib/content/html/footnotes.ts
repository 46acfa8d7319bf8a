import type { ArticleWords } from '../article-words'
import { element } from './element'

const signs = 'sup > a[href^="#fn-"]'

const numberOf = (sign: Element): number => Number(/^#fn-(\d{1,4})$/.exec(sign.getAttribute('href') ?? '')?.[1])

/** The sanitiser keeps no ids. A sign without a footnote becomes text. */
export function nameFootnotes(fragment: DocumentFragment): void {
  const notes = [...fragment.querySelectorAll('ol[data-footnotes] > li')]
  const named = new Set<number>()
  for (const [i, note] of notes.entries()) note.id = `fn-${i + 1}`
  for (const sign of fragment.querySelectorAll(signs)) {
    const number = numberOf(sign)
    if (!notes[number - 1]) sign.replaceWith(...sign.childNodes)
    else if (!named.has(number)) {
      named.add(number)
      sign.id = `fnref-${number}`
    }
  }
}

export function linkBack(fragment: DocumentFragment, words: ArticleWords): void {
  for (const sign of fragment.querySelectorAll('a[id^="fnref-"]')) {
    const number = numberOf(sign)
    const note = fragment.querySelector(`li[id="fn-${number}"]`)
    if (!note) continue
    const attributes = { href: `#fnref-${number}`, 'aria-label': words.back(number) }
    note.append(' ', element(sign.ownerDocument, 'a', attributes, '↩'))
  }
}
