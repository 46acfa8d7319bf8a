import type { Language } from '../languages'
import { isHan, piece, queryWords } from '../search'
import { fold } from '../text'

const vietnamese = `là gì thế nào như làm sao ra ở đâu bao nhiêu khi nào tại vì cần những các phải có không được cho của
  và với thì hay nên xin muốn hỏi về cách để từ trong mẫu tôi mình em ạ thủ tục giấy tờ mất lâu vn việt nam how to what is the a of for in`

const english = `a an and any are as can do does for from get how i in into is it me my need of on or our should the there
  to want we what when where which who why will with you your vietnam vietnamese vn`

/** Words of questions, which texts need not have. Folded, since questions are mostly typed in a hurry. */
const fillers: Record<Language, ReadonlySet<string>> = {
  vi: new Set(queryWords(vietnamese)),
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
  ]),
}

/** Whether a folded word says nothing of what a text must be about. */
export const isFiller = (word: string, language: Language): boolean => fillers[language].has(word)

const links = new Set('a an and for in of on or the to with'.split(' '))

/** Whether a word of English only links others: "setting up a company" is also "company set-up". */
export const isLink = (word: string, language: Language): boolean => language === 'en' && links.has(word)

/** The Vietnamese ones as they are written: without accents most of them are other words too. */
const written = new Set(vietnamese.split(/\s+/))

/** Fillers without accents that must stand together to be those of a question: "la gi", but not "tu" of "tu van". */
const fewestPlain = 2

/** How many of the first words are those of a question. */
function questionLength(words: readonly string[], language: Language): number {
  if (language !== 'vi') {
    const end = words.findIndex(
      (word) => !isFiller(fold(word), language) || (word.length > 1 && word === word.toUpperCase()),
    )
    return end < 0 ? words.length : end
  }
  const isPlain = words.every((word) => word.toLowerCase() === fold(word))
  const end = words.findIndex((word) => !(isPlain ? isFiller(fold(word), language) : written.has(word.toLowerCase())))
  const length = end < 0 ? words.length : end
  return isPlain && length < fewestPlain ? 0 : length
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
  const start = questionLength(words, language)
  const last = words.length - questionLength(words.toReversed(), language)
  const [from, to] = [pieces[start], pieces[last - 1]]
  return start < last && from && to ? query.slice(from.index, to.index + to[0].length) : query
}
