import type { FixedText } from '@/lib/backend/embedded/translations/fixed-english'

/** Longest text that is compared with patterns: none of Payload's is longer, however long what staff read is. */
const longest = 400

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

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
    for (const { within, label, pattern } of patterns) {
      const [, ...labels] = pattern.exec(text) ?? []
      if (labels.length > 0 && isWithin(within)) return label[language].replaceAll('…', () => labels.shift() ?? '')
    }
    return undefined
  }
}
