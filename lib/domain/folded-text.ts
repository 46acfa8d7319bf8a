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

/** The introduction's paragraphs, the first with the phrase (in any case) folded from there (spec 2 "Home page"). */
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
