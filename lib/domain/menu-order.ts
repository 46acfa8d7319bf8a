import { firstGrapheme } from './text'

const vietnamese = new Intl.Collator('vi')

/**
 * Compares menu children: by first letter in Vietnamese collation, then by title length, then by full collation
 * (spec 2).
 */
export function byMenuOrder(a: { title: string }, b: { title: string }): number {
  return (
    vietnamese.compare(firstGrapheme(a.title), firstGrapheme(b.title)) ||
    a.title.normalize('NFC').length - b.title.normalize('NFC').length ||
    vietnamese.compare(a.title, b.title)
  )
}
