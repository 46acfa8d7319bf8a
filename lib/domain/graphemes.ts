let segmenter: Intl.Segmenter | undefined

const letterWithMarks = /\P{Mark}\p{Mark}*|\p{Mark}+/gu

/** The graphemes of a text with their places. Firefox before 125 has no segmenter: a letter with its marks is one. */
export function* graphemesOf(text: string): Generator<{ segment: string; index: number }> {
  if ('Segmenter' in Intl) {
    segmenter ??= new Intl.Segmenter('vi', { granularity: 'grapheme' })
    yield* segmenter.segment(text)
  } else for (const { 0: segment, index } of text.matchAll(letterWithMarks)) yield { segment, index }
}
