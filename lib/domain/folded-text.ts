export interface FoldedText {
  shown: string
  folded: string
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

function startOf(text: string, phrase: string): number {
  const exact = text.indexOf(phrase)
  // The exact phrase has priority, because in lower case it may occur in an earlier sentence.
  return exact >= 0 ? exact : text.search(new RegExp(escaped(phrase), 'iu'))
}

/**
 * The paragraphs of the introduction. The first one that contains the phrase is folded from the start of the phrase
 * (spec 2 "Home page"). The phrase is found in any case. If it is not found, nothing is folded.
 */
export function foldAt(paragraphs: readonly string[], phrase: string): FoldedText[] {
  const sought = phrase.normalize('NFC').trim()
  const texts = paragraphs.map((paragraph) => paragraph.normalize('NFC').trim())
  const result = sought === '' ? -1 : texts.findIndex((text) => startOf(text, sought) >= 0)
  return texts.map((text, i) => {
    if (i !== result) return { shown: text, folded: '' }
    const start = startOf(text, sought)
    return { shown: text.slice(0, start).trimEnd(), folded: text.slice(start) }
  })
}
