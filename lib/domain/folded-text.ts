export interface FoldedText {
  /** What stands open. */
  shown: string
  /** What "see more" reveals; empty when all of it is shown. */
  folded: string
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

function startOf(text: string, phrase: string): number {
  const exact = text.indexOf(phrase)
  // The phrase as it is written comes first: in small letters it may stand in a sentence before.
  return exact >= 0 ? exact : text.search(new RegExp(escaped(phrase), 'iu'))
}

/**
 * The paragraphs of the introduction; the first that holds the phrase is folded from where the phrase starts (spec 2 "Home page").
 * Without the phrase, whatever its case, nothing is folded.
 */
export function foldAt(paragraphs: readonly string[], phrase: string): FoldedText[] {
  const sought = phrase.normalize('NFC').trim()
  const texts = paragraphs.map((paragraph) => paragraph.normalize('NFC').trim())
  const found = sought === '' ? -1 : texts.findIndex((text) => startOf(text, sought) >= 0)
  return texts.map((text, i) => {
    if (i !== found) return { shown: text, folded: '' }
    const start = startOf(text, sought)
    return { shown: text.slice(0, start).trimEnd(), folded: text.slice(start) }
  })
}
