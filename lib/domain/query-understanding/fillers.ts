import type { Language } from '../languages'
import { queryWords } from '../search'

/** Words of questions, which texts need not have. Folded, since questions are mostly typed in a hurry. */
const fillers: Record<Language, ReadonlySet<string>> = {
  vi: new Set(
    queryWords(
      `là gì thế nào như làm sao ra ở đâu bao nhiêu khi nào tại vì cần những các phải có không được cho của và với thì
      hay nên xin muốn hỏi về cách để từ trong mẫu vn việt nam how to what is the a of for in`,
    ),
  ),
  en: new Set(
    queryWords(
      `a an and any are can do does for from get how i in into is it me my need of on or our should the there to want we
      what when where which who why will with you your vietnam vietnamese vn`,
    ),
  ),
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
