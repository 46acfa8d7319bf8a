import { format, parse } from 'date-fns'
import { momentFormat } from '@/lib/backend/embedded/fields/local-time'
import type { FixedText } from '@/lib/backend/embedded/translations/fixed-english'

/** Longest text that is compared with patterns: none of Payload's is longer, however long what staff read is. */
const longest = 400

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** A time as Payload writes it of a record that a colleague edits. */
const englishTime = /^[A-Z][a-z]{2} \d{1,2}, \d{4}, \d{1,2}:\d\d\s[AP]M$/

const timeOf = (text: string) => parse(text.replace(/\s(?=[AP]M)/, ' '), 'MMM d, yyyy, h:mm a', new Date())

/** A `…` in an entry stands for any words, put in place of those of the translation. Entries without one come first. */
export function fixedTextMatcher(texts: readonly FixedText[], language: keyof FixedText['label']) {
  const patterns = texts.flatMap((text) =>
    text.english.includes('…')
      ? [{ ...text, pattern: new RegExp(`^${text.english.split('…').map(literal).join('(.+)')}$`) }]
      : [],
  )
  const exact = Map.groupBy(texts, ({ english }) => english)
  return (text: string, isWithin: (selector: string) => boolean): string | undefined => {
    const same = exact.get(text)?.find(({ within }) => isWithin(within))
    if (same) return same.label[language]
    if (text.length > longest) return undefined
    if (englishTime.test(text) && isWithin('.document-locked')) return format(timeOf(text), momentFormat)
    for (const { within, label, pattern } of patterns) {
      const [, ...labels] = pattern.exec(text) ?? []
      if (labels.length > 0 && isWithin(within)) return label[language].replaceAll('…', () => labels.shift() ?? '')
    }
    return undefined
  }
}
