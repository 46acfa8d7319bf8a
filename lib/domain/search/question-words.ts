import type { Language } from '../languages'
import { foldWord, queryWords } from './words'
import { fold } from '../text'
import { piece } from './pieces'

/** Syllables of Vietnamese questions. Those that also stand in everyday terms are only in phrases. */
const vietnamese = `là gì thế nào như làm sao ra ở đâu khi nào tại vì cần những các phải có không được cho của
  và với thì hay nên xin muốn về cách để từ trong mẫu vn việt nam
  ko hok dc đc ntn vs what is the a of for in`.split(/\s+/)

/** More of them, which count only as they are written: "toi" is also "tội", and "hoi" that of "thu hồi". */
const onlyWritten = `tôi mình hỏi ạ nhé ơi vậy nếu bị sẽ đã đang rồi chưa cũng ai vì mấy lúc giúp chuyện`.split(' ')

const phrases = `thủ tục, giấy tờ, mất bao lâu, bao lâu, bao nhiêu, tôi muốn, mình muốn, em muốn, muốn hỏi, xin hỏi,
  cho hỏi, cho em hỏi, how to, bao giờ, ngày nào, năm nào, phải làm gì, phải làm sao, như thế nào, tính sao, loại nào,
  bằng cách nào, tên gì, tên là gì, là người nào`.split(/,\s+/)

const terms = ['thủ tục hành chính', 'giấy tờ có giá', 'giấy tờ giả']

const english = new Set(
  queryWords(`a an and any are as can do does for from get how i in into is it me my need of on or our should the there to
    want we what when where which who why will with you your vietnam vietnamese vn vs`),
)

const chinese = '为什么 叫什么 怎么 如何 什么 哪里 怎样 多少 可以 需要 哪些 我们 越南 在越 请问 是谁 谁是'.split(' ')
const chinesePairs = new Set(chinese.flatMap(queryWords))
const inChinese = new RegExp(chinese.join('|'), 'g')

const comparing = (form: (text: string) => string, more: readonly string[]) => ({
  form,
  syllables: new Set([...vietnamese, ...more].map(form)),
  runs: [...terms, ...phrases].map((text) => ({ words: form(text).split(' '), isTerm: terms.includes(text) })),
})

const asWritten = comparing((text) => text.toLowerCase(), onlyWritten)
const withoutAccents = comparing(fold, [])

function ofVietnameseQuestion(words: readonly string[]): boolean[] {
  const isPlain = words.every((word) => word.toLowerCase() === fold(word))
  const { form, syllables, runs } = isPlain ? withoutAccents : asWritten
  const typed = words.map(form)
  const marks: boolean[] = []
  while (marks.length < typed.length) {
    const start = marks.length
    const run = runs.find((each) => each.words.every((word, i) => word === typed[start + i]))
    if (run) marks.push(...run.words.map(() => !run.isTerm))
    else marks.push(syllables.has(typed[start] ?? ''))
  }
  return marks
}

export function questionWords(query: string, language: Language): ReadonlySet<string> {
  if (language !== 'vi') return language === 'en' ? english : chinesePairs
  const words: string[] = query.match(piece) ?? []
  const marks = ofVietnameseQuestion(words)
  const sought = new Set(words.filter((_, i) => !marks[i]).map(foldWord))
  return new Set(words.map(foldWord).filter((word) => !sought.has(word)))
}

export function withoutQuestion(query: string, language: Language): string {
  const ofQuestion = questionWords(query, language)
  const rest = query
    .replace(inChinese, ' ')
    .replace(piece, (word) => (ofQuestion.has(foldWord(word)) ? '' : word))
    .trim()
  return rest === '' ? query : rest
}
