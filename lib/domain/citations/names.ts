/** Words that may not follow the word for a law: it is then a part of another word, such as `luật sư`. */
const notFirst = new Set('su gia hoc phap le nay do khac moi cu cua hien nao va hoac thi ma ve nam quoc'.split(' '))

/** Words that no name of a law has: the year after them is not the law's. */
const never = new Set(
  'la da se duoc bi ngay thang trong tu den khi neu nay quy ky thong tai vao truoc sau hieu is was has in since from by this that enacted passed'.split(
    ' ',
  ),
)

const maxWords = 16

export function isName(words: string): boolean {
  const list = words.split(/[ ,]+/).filter(Boolean)
  const [first = ''] = list
  return list.length > 0 && list.length <= maxWords && !notFirst.has(first) && !list.some((word) => never.has(word))
}

/** Words before `luật` with which it is no law: `pháp luật`, `kỷ luật`, `công ty luật`. */
const wordsBefore = /(?:^|[^a-z])(?:phap|ky|quy|ty|hoc|khoa|truong|nganh|si|nhan|phong|van phong) $/

export const isOtherWord = (before: string): boolean => wordsBefore.test(before)

const genericWords = new Set('bo luat law laws code on of the'.split(' '))

const han = /\p{Script=Han}/u

/** What a law is called, for comparison: "Luật Đất đai", "Law on Land", "Land Law" are alike. Takes a folded text. */
export function nameKey(folded: string): string {
  if (han.test(folded)) return folded.replace(/越南|[^\p{Script=Han}]/gu, '')
  const words = folded.split(/[^a-z0-9]+/).filter(Boolean)
  const isVietnamese = /^(?:bo luat|luat)(?: |$)/.test(words.join(' '))
  if (isVietnamese) return words.join(' ').replace(/^(?:bo luat|luat) ?/, '')
  return words
    .filter((word) => !genericWords.has(word))
    .map((word) => word.replace(/s$/, ''))
    .sort()
    .join(' ')
}

export const codeAbbreviations: Readonly<Record<string, string>> = {
  blds: 'bo luat dan su',
  blhs: 'bo luat hinh su',
  blld: 'bo luat lao dong',
  bltths: 'bo luat to tung hinh su',
  bltt: 'bo luat to tung dan su',
  bltds: 'bo luat to tung dan su',
  blttds: 'bo luat to tung dan su',
}
