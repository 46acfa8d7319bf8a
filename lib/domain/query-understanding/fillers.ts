import type { Language } from '../languages'
import { foldWord, isHan, queryWords } from '../search'
import { piece } from '../word-pieces'
import { fold } from '../text'

/** Syllables of Vietnamese questions. Those that also stand in everyday terms are only in phrases. */
const vietnamese = `là gì thế nào như làm sao ra ở đâu khi nào tại vì cần những các phải có không được cho của
  và với thì hay nên xin muốn về cách để từ trong mẫu vn việt nam
  ko hok dc đc ntn vs what is the a of for in`.split(/\s+/)

/** More of them, which count only as they are written: "toi" is also "tội", and "hoi" that of "thu hồi". */
const onlyWritten = [
  ...[
    'tôi',
    'mình',
    'hỏi',
    'ạ',
    'nhé',
    'ơi',
    'vậy',
    'nếu',
    'bị',
    'sẽ',
    'đã',
    'đang',
    'rồi',
    'chưa',
    'cũng',
    'ai',
    'vì',
  ],
  ...['mấy', 'lúc', 'giúp', 'chuyện'],
]

/** What people ask for whatever they want to know, and the beginnings of questions. */
const vietnamesePhrases = [
  ...['thủ tục', 'giấy tờ', 'mất bao lâu', 'bao lâu', 'bao nhiêu'],
  ...['tôi muốn', 'mình muốn', 'em muốn', 'muốn hỏi', 'xin hỏi', 'cho hỏi', 'cho em hỏi', 'how to'],
  ...[
    'bao giờ',
    'ngày nào',
    'năm nào',
    'phải làm gì',
    'phải làm sao',
    'như thế nào',
    'tính sao',
    'loại nào',
    'bằng cách nào',
    'tên gì',
    'tên là gì',
    'là người nào',
  ],
]

/** Terms that begin with such a phrase. */
const vietnameseTerms = ['thủ tục hành chính', 'giấy tờ có giá', 'giấy tờ giả']

const english = `a an and any are as can do does for from get how i in into is it me my need of on or our should the there
  to want we what when where which who why will with you your vietnam vietnamese vn vs`

/** Words of questions, which texts need not have. Of Vietnamese, there are also phrases. */
const fillers: Record<Exclude<Language, 'vi'>, ReadonlySet<string>> = {
  en: new Set(queryWords(english)),
  zh: new Set([
    '怎么',
    '如何',
    '什么',
    '哪里',
    '怎样',
    '为什么',
    '多少',
    '可以',
    '需要',
    '哪些',
    '我们',
    '越南',
    '在越',
    '请问',
    '是谁',
    '谁是',
    '叫什么',
  ]),
}

const links = new Set('a an and for in of on or the to with'.split(' '))

/** Whether a word of English only links others: "setting up a company" is also "company set-up". */
export const isLink = (word: string, language: Language): boolean => language === 'en' && links.has(word)

/** What a word of a Vietnamese query belongs to; undefined if it is no word of a question. */
type Mark = 'syllable' | 'phrase' | undefined

/** Compares words of a query as written, or folded. */
function comparing(form: (text: string) => string, more: readonly string[]) {
  const syllables = new Set([...vietnamese, ...more].map(form))
  const [phrases, terms] = [vietnamesePhrases, vietnameseTerms].map((texts) =>
    texts.map((text) => form(text).split(' ')),
  )
  return { form, syllables, phrases: phrases ?? [], terms: terms ?? [] }
}

const asWritten = comparing((text) => text.toLowerCase(), onlyWritten)
const withoutAccents = comparing(fold, [])

const isWithoutAccents = (words: readonly string[]) => words.every((word) => word.toLowerCase() === fold(word))

/** Which words of a Vietnamese query are those of questions. Accents count, unless it has none at all. */
function marksOf(words: readonly string[]): Mark[] {
  const { form, syllables, phrases, terms } = isWithoutAccents(words) ? withoutAccents : asWritten
  const typed = words.map(form)
  const marks: Mark[] = []
  while (marks.length < typed.length) {
    const start = marks.length
    const begins = (phrase: string[]) => phrase.every((word, i) => word === typed[start + i])
    const term = terms.find(begins)
    const phrase = term ?? phrases.find(begins)
    if (phrase) marks.push(...phrase.map((): Mark => (term ? undefined : 'phrase')))
    else marks.push(syllables.has(typed[start] ?? '') ? 'syllable' : undefined)
  }
  return marks
}

/** Syllables without accents of which a question has so many at an end: "la gi", but not "tu" of "tu van". */
const fewestPlain = 2

/** How many of the first words of a Vietnamese query are those of a question. */
function markedLength(marks: Mark[], fewest: number): number {
  const end = marks.indexOf(undefined)
  const marked = end < 0 ? marks : marks.slice(0, end)
  const isQuestion = marked.filter((mark) => mark === 'syllable').length >= fewest
  return isQuestion ? marked.length : marked.lastIndexOf('phrase') + 1
}

/** How many of the first words of an English query are those of a question. */
function englishLength(words: readonly string[]): number {
  const end = words.findIndex((word) => !fillers.en.has(fold(word)) || (word.length > 1 && word === word.toUpperCase()))
  return end < 0 ? words.length : end
}

/** How many words of a question a query has at its beginning and at its end. */
function questionLengths(words: readonly string[], language: Language): [first: number, last: number] {
  if (language !== 'vi') return [englishLength(words), englishLength(words.toReversed())]
  const marks = marksOf(words)
  const fewest = isWithoutAccents(words) ? fewestPlain : 0
  return [markedLength(marks, fewest), markedLength(marks.toReversed(), fewest)]
}

/** Folded words that say nothing of what a text must be about, if they stand in this query. */
export function questionWords(query: string, language: Language): ReadonlySet<string> {
  if (language !== 'vi') return fillers[language]
  const words: string[] = query.match(piece) ?? []
  const marks = marksOf(words)
  const sought = new Set(words.filter((_, i) => !marks[i]).map(foldWord))
  return new Set(words.map(foldWord).filter((word) => !sought.has(word)))
}

const chineseFillers = [...fillers.zh].join('|')
const chineseQuestion = new RegExp(`^(?:在?(?:${chineseFillers}))+|(?:${chineseFillers})+$`, 'g')

/** A query without the words of a question at its beginning and its end; as it is if it has no other words. */
export function withoutQuestion(query: string, language: Language): string {
  const pieces = [...query.matchAll(piece)]
  if (language === 'zh') {
    const [only] = pieces
    const rest = pieces.length === 1 && only && isHan(only[0]) ? only[0].replace(chineseQuestion, '') : ''
    return rest.length > 1 ? rest : query
  }
  const words = pieces.map(([word]) => word)
  const [start, atEnd] = questionLengths(words, language)
  const last = words.length - atEnd
  const [from, to] = [pieces[start], pieces[last - 1]]
  return start < last && from && to ? query.slice(from.index, to.index + to[0].length) : query
}
