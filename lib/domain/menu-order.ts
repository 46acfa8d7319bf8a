import { firstGrapheme } from './text'

const vietnamese = new Intl.Collator('vi')

/** Menu children in order: first letter by Vietnamese collation, then the shorter title, then full collation (spec 2). */
export function byMenuOrder(a: { title: string }, b: { title: string }): number {
  return (
    vietnamese.compare(firstGrapheme(a.title), firstGrapheme(b.title)) ||
    a.title.normalize('NFC').length - b.title.normalize('NFC').length ||
    vietnamese.compare(a.title, b.title)
  )
}
