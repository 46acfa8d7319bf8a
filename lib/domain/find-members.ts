import { queryWords, searchText } from './search/words'

/**
 * The members of whom every word of a query says something, in their order: each word begins one of the words that
 * describe them. Case and tone marks do not matter. A query without words finds nobody. `describe` returns texts, many
 * of which several members share: each is folded once.
 */
export function findMembers<M>(query: string, members: readonly M[], describe: (member: M) => string[]): M[] {
  const sought = queryWords(query)
  if (sought.length === 0) return []
  const folded = new Map<string, string[]>()
  const wordsOf = (text: string) => {
    const known = folded.get(text)
    if (known) return known
    const words = searchText(text).split(' ')
    folded.set(text, words)
    return words
  }
  return members.filter((member) => {
    const texts = describe(member).map(wordsOf)
    return sought.every((part) => texts.some((words) => words.some((word) => word.startsWith(part))))
  })
}
