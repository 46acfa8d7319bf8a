const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })

const isChinese = /\p{Script=Han}/u

/** Words of one character that begin a phrase: conjunctions, prepositions, prefixes. Other such words end one. */
const leading = new Set('与和及或从到当以在对就为将把被向由前小大新老第不难')

const isOneCharacter = (word: string) => word.length === 1 && isChinese.test(word)

function isBetweenPhrases(before: string, after: string): boolean {
  // Beside punctuation browsers break where the rules of typesetting let them.
  if (!/^[\p{L}\p{N}]/u.test(after) || !/[\p{L}\p{N}]$/u.test(before)) return false
  if (!isChinese.test(before) && !isChinese.test(after)) return false
  // "90" and "天", "第" and "68".
  if (/\d$/.test(before) || leading.has(before)) return false
  return !isOneCharacter(after) || leading.has(after)
}

/** The phrases between which a heading may break: browsers break Chinese anywhere; `auto-phrase` is for Japanese. */
export function phrasesOf(heading: string): string[] {
  if (heading.length < 8 || !isChinese.test(heading)) return [heading]
  const phrases: string[] = []
  let before = ''
  for (const { segment } of segmenter.segment(heading)) {
    const last = phrases.length - 1
    if (last === -1 || isBetweenPhrases(before, segment)) phrases.push(segment)
    else phrases[last] += segment
    before = segment
  }
  return phrases
}
