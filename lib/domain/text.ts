/** Text without the control characters that are neither a tab nor the end of a line. */
export function withoutControlCharacters(text: string): string {
  return text.replace(/(?![\t\n\r])\p{Cc}/gu, '')
}

/** Text without case, tone marks and đ: "Đăng ký" and "dang ky" fold to the same (product decisions 2). */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[đĐ]/g, 'd')
    .toLowerCase()
    .normalize('NFC')
}

/** An ASCII slug of at most 80 characters; empty when the text has no Latin letter or digit (a Chinese title). */
export function slugify(text: string): string {
  return fold(text)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replace(/^-+|-+$/g, '')
}

/**
 * The form in which titles are compared for "title contains, case-insensitive" (spec 5).
 * The wildcards of SQL's LIKE become their full-width twins, so that a typed "50%" means just that.
 */
export function toMatchable(text: string): string {
  return withoutControlCharacters(text).normalize('NFC').toLowerCase().replace(/%/g, '％').replace(/_/g, '＿').replace(/\\/g, '＼').trim()
}

const graphemes = new Intl.Segmenter('vi', { granularity: 'grapheme' })

/** Text cut to `length` graphemes plus an ellipsis, only when it is longer (spec 9: 35 for menu and breadcrumb). */
export function cut(text: string, length: number): string {
  const letters = Array.from(graphemes.segment(text.normalize('NFC')), (part) => part.segment)
  return letters.length > length ? `${letters.slice(0, length).join('')}…` : text
}

/** First grapheme of a text, as collation sees it. */
export function firstGrapheme(text: string): string {
  for (const part of graphemes.segment(text.normalize('NFC'))) return part.segment
  return ''
}

/** Initials of a full name: those of its first and last word; of a name in one word, its first letter. */
export function initials(fullName: string): string {
  const words = fullName.split(/\s+/).filter(Boolean)
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  return ends.map((word) => firstGrapheme(word ?? '')).join('').toUpperCase()
}
