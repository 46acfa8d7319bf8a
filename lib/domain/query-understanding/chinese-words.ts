const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })

/**
 * The words of a Chinese text of three characters or more, without those of one character: "小企业贷款" asks for texts
 * with 企业 and 贷款, but not with 业贷. Undefined if that leaves nothing, and for a shorter text.
 */
export function chineseWords(text: string): string[] | undefined {
  if (text.length < 3) return undefined
  const words = Array.from(segmenter.segment(text), ({ segment }) => segment).filter((word) => word.length > 1)
  return words.length > 0 ? words : undefined
}
