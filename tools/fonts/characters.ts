/** Characters of the site's own fonts. All others are drawn with the visitor's system fonts. */

const from = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, i) => first + i)
const codes = (text: string) => [...text].map((character) => character.codePointAt(0) ?? 0)

/** Characters of Vietnamese and English text and punctuation: one file per face. */
export const everyPage = new Set([
  ...from(0x20, 0x7e),
  ...codes('ÀÁÂÃÈÉÊÌÍÒÓÔÕÙÚÝàáâãèéêìíòóôõùúýĂăĐđĨĩŨũƠơƯư'),
  ...from(0x1ea0, 0x1ef9),
  // Of letters that were typed decomposed: a mark in another file than its letter stands beside it.
  ...codes('\u0300\u0301\u0302\u0303\u0306\u0309\u031b\u0323'),
  ...codes('\u00a0–—‘’“”…•·«»‹›×−©®™§°₫€←↑→↓'),
])

/**
 * Other Latin letters and signs, for foreign names and quotations, and other marks: a second file, loaded only if one of
 * them is used.
 */
export const nowAndThen = new Set(
  [
    ...from(0xa1, 0x24f),
    ...from(0x2b0, 0x2ff),
    ...from(0x300, 0x36f),
    ...from(0x1e00, 0x1eff),
    ...from(0x2010, 0x206f),
    ...from(0x20a0, 0x20cf),
    ...from(0x2100, 0x22ff),
  ].filter((code) => !everyPage.has(code)),
)
