import { slugify } from '@/lib/domain/text'

/** A heading of an article's text, and the place in the page that it names. */
export interface Heading {
  id: string
  text: string
}

/** Before every place that an article's heading names, so that none has the name of another part of the page. */
const prefix = 'muc-'

/** Names that are each given once: to the second of the same name goes a number. */
class Names {
  readonly #next = new Map<string, number>()

  give(name: string): string {
    let number = this.#next.get(name) ?? 1
    let given = number === 1 ? name : `${name}-${number}`
    while (number > 1 && this.#next.has(given)) given = `${name}-${(number += 1)}`
    this.#next.set(name, number + 1)
    if (given !== name) this.#next.set(given, 2)
    return given
  }
}

/** Gives every heading a name by which it can be jumped to, and returns the chapters: the headings of the highest rank. */
export function nameHeadings(fragment: DocumentFragment): Heading[] {
  const names = new Names()
  const headings = [...fragment.querySelectorAll('h2, h3, h4')].map((element, i) => {
    const text = element.textContent?.replace(/\s+/g, ' ').trim() ?? ''
    // A Chinese heading has no Latin letter: its number stands for it.
    element.id = names.give(prefix + (slugify(text) || String(i + 1)))
    return { id: element.id, text, isChapter: element.localName === 'h2' }
  })
  return headings.filter(({ isChapter, text }) => isChapter && text !== '').map(({ id, text }) => ({ id, text }))
}
