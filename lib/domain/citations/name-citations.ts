import type { Citation } from './citation'
import type { Folded } from './folded'
import { codeAbbreviations, isName, isOtherWord, nameKey } from './names'

const year = '((?:19|20)\\d{2})(?! ?[-/] ?\\d|\\d)'

const word = '[a-z]{1,14},? '

const vietnamese = new RegExp(`(?<![a-z])((?:bo luat|luat) (?:${word}){1,16}?)\\(?(?:nam )?${year}`, 'g')
const abbreviated = new RegExp(`(?<![a-z])(${Object.keys(codeAbbreviations).join('|')}) \\(?(?:nam )?${year}`, 'g')
const lawOn = new RegExp(`(?<![a-z])((?:law|code) on (?:${word}){1,12}?)\\(?(?:of )?${year}`, 'g')
const lawOfYear = new RegExp(`(?<![a-z])((?:law|code) )\\(?(?:of )?${year}`, 'g')
const yearOfLaw = new RegExp(`(?<![\\d/-])${year} ((?:${word}){1,6}?(?:law|code)(?![a-z]))`, 'g')
const chinese = new RegExp(
  `((?:19|20)\\d{2})年(?:的)?(?:《([\\p{Script=Han}]{1,30}?法典?)》|([\\p{Script=Han}]{2,14}?法典?)(?![\\p{Script=Han}]{0,30}》))`,
  'gu',
)
const chineseYearAfter = /《([\p{Script=Han}]{1,30}?法典?)》 ?[（(] ?((?:19|20)\d{2})年?/gu

/** Chinese words that end like a law. */
const noLaw = /(?:依|合|违|司|立|执|方|办|宪|非|无|做|看|说|多部)法$/

/** Characters of sentences, which no bare name of a law has. */
const ofSentence = /[的起不从自到将已被由]/

/** Characters before an English `Law` in which its name begins. */
const reach = 80

type Found = { name: string; year: string | undefined; start: number; end: number }

const isCapital = (letter: string | undefined) => letter !== undefined && /\p{Lu}/u.test(letter)

function capitalisedBefore({ text, at }: Folded, original: string, end: number): number | undefined {
  const [line = ''] = /[a-z ,]*$/.exec(text.slice(Math.max(0, end - reach), end)) ?? []
  let start: number | undefined
  for (const { 0: each, index } of [...line.matchAll(/[a-z]+(?=,? )/g)].reverse()) {
    const place = end - line.length + index
    if (each === 'the' || !(isCapital(original[at(place)]) || /^(?:and|of|on|for|to)$/.test(each))) break
    if (isCapital(original[at(place)])) start = place
  }
  return start
}

function* vietnameseNames({ text }: Folded): Generator<Found> {
  for (const { 0: all, 1: words = '', 2: result, index } of text.matchAll(vietnamese)) {
    const name = words.replace(/^(?:bo luat|luat) /, '')
    if (isName(name) && !isOtherWord(text.slice(Math.max(0, index - 12), index)))
      yield { name: words, year: result, start: index, end: index + all.length }
  }
  for (const { 0: all, 1: short = '', 2: match, index } of text.matchAll(abbreviated))
    yield { name: codeAbbreviations[short] ?? '', year: match, start: index, end: index + all.length }
}

function* englishNames(folded: Folded, original: string): Generator<Found> {
  const { text, at } = folded
  for (const { 0: all, 1: words = '', 2: result, index } of text.matchAll(lawOn)) {
    if (isCapital(original[at(index)]) && isName(words.replace(/^\w+ on (?:the )?/, '')))
      yield { name: words, year: result, start: index, end: index + all.length }
  }
  for (const { 0: all, 1: kind = '', 2: match, index } of text.matchAll(lawOfYear)) {
    const start = isCapital(original[at(index)]) ? capitalisedBefore(folded, original, index) : undefined
    if (start !== undefined)
      yield { name: text.slice(start, index) + kind, year: match, start, end: index + all.length }
  }
  for (const { 0: all, 1: found, 2: words = '', index } of text.matchAll(yearOfLaw)) {
    const first = index + all.length - words.length
    const last = first + Math.max(words.lastIndexOf('law'), words.lastIndexOf('code'))
    if (isCapital(original[at(first)]) && isCapital(original[at(last)]) && isName(words))
      yield { name: words, year: found, start: index, end: index + all.length }
  }
}

function* chineseNames({ text }: Folded): Generator<Found> {
  for (const { 0: all, 1: result, 2: quoted, 3: bare, index } of text.matchAll(chinese)) {
    const name = quoted ?? bare ?? ''
    if (quoted !== undefined || !(noLaw.test(name) || ofSentence.test(name)))
      yield { name, year: result, start: index, end: index + all.length }
  }
  for (const { 0: all, 1: name = '', 2: match, index } of text.matchAll(chineseYearAfter))
    yield { name, year: match, start: index, end: index + all.length }
}

function* findAll(folded: Folded, original: string): Generator<Found> {
  yield* vietnameseNames(folded)
  yield* englishNames(folded, original)
  yield* chineseNames(folded)
}

/** At most `most` citations by name and year, "Luật Đất đai 2024". An ordinance is found by its number alone. */
export function namesIn(folded: Folded, original: string, most: number): Citation[] {
  const results: Citation[] = []
  for (const { name, year: written, start, end } of findAll(folded, original)) {
    const key = nameKey(name)
    if (key === '') continue
    if (results.length >= most) break
    results.push({ by: 'name', name: key, year: Number(written), start, end, provision: undefined })
  }
  return results.sort((a, b) => a.start - b.start)
}
