import { slugify } from '@/lib/domain/text'

/** A heading of an article's text, with the id to link to. */
export interface Heading {
  id: string
  text: string
}

/** Prefix of the ids of article headings, so that none equals an id elsewhere on the page. */
const prefix = 'muc-'

/** Generates unique names: a repeated name gets a number. */
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

/** Sets an id on every heading, to link to it. Returns the chapters: the headings of the highest level. */
export function nameHeadings(fragment: DocumentFragment): Heading[] {
  const names = new Names()
  const headings = [...fragment.querySelectorAll('h2, h3, h4')].map((element, i) => {
    const text = element.textContent?.replace(/\s+/g, ' ').trim() ?? ''
    // A Chinese heading contains no Latin letter, so its number is used.
    element.id = names.give(prefix + (slugify(text) || String(i + 1)))
    return { id: element.id, text, isChapter: element.localName === 'h2' }
  })
  return headings.filter(({ isChapter, text }) => isChapter && text !== '').map(({ id, text }) => ({ id, text }))
}
