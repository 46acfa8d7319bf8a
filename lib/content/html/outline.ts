import type { Heading } from '@/lib/content/preparation/prepared-article'
import { slugify } from '@/lib/domain/text'
import { lineOf } from './line-of'
import { Names } from './names'

/** Prefix of the ids of article headings, so that none equals an id elsewhere on the page. */
const prefix = 'muc-'

/** Returns the chapters: headings of the highest level that has several. A single one above is the title. */
export function nameHeadings(fragment: DocumentFragment): Heading[] {
  const names = new Names()
  const headings = [...fragment.querySelectorAll('h2, h3, h4')].map((element, i) => {
    const text = lineOf(element)
    // A Chinese heading contains no Latin letter, so its number is used.
    element.id = names.give(prefix + (slugify(text) || String(i + 1)))
    return { id: element.id, text, level: element.localName }
  })
  const ofLevel = (name: string) =>
    headings.filter(({ level, text }) => level === name && text !== '').map(({ id, text }) => ({ id, text }))
  const [chapters, below] = [ofLevel('h2'), ofLevel('h3')]
  return chapters.length === 1 && below.length > 1 ? below : chapters
}
