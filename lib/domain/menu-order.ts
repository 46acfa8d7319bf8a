import { firstGrapheme } from './text'

const vietnamese = new Intl.Collator('vi')

/** Order of menu children (spec 2): first letter in Vietnamese collation, title length, then full collation. */
export function byMenuOrder(a: { title: string }, b: { title: string }): number {
  return (
    vietnamese.compare(firstGrapheme(a.title), firstGrapheme(b.title)) ||
    a.title.normalize('NFC').length - b.title.normalize('NFC').length ||
    vietnamese.compare(a.title, b.title)
  )
}
