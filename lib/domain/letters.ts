const pairs = (letters: string, latin: string): [string, string][] =>
  Array.from(letters, (letter, i) => [letter, latin[i] ?? ''])

/** Letters that Unicode does not decompose, and Cyrillic ones that look like Latin ones, with what they stand for. */
const substitutes = new Map([
  ...pairs('đĐðÐɖƉłŁøØıħĦŧŦƀɓɗɨʉ', 'dDdDdDlLoOihHtTbbdiu'),
  ...pairs('аАвВеЕіІјЈкКмМнНоОрРсСтТуУхХѕЅһҺ', 'aAbBeEiIjJkKmMhHoOpPcCtTyYxXsShH'),
  ...Object.entries({ ß: 'ss', ẞ: 'SS', æ: 'ae', Æ: 'AE', œ: 'oe', Œ: 'OE', þ: 'th', Þ: 'TH' }),
])

const substituted = new RegExp(`[${[...substitutes.keys()].join('')}]`, 'g')

export const withLatinLetters = (text: string): string =>
  text.replace(substituted, (letter) => substitutes.get(letter) ?? letter)

/** A text with the Vietnamese đ where another letter of its look was typed, such as eth. */
export const withVietnameseD = (text: string): string => text.replace(/[ÐƉ]/g, 'Đ').replace(/[ðɖ]/g, 'đ')
