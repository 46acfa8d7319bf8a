import { queryWords, searchText } from './search'

/**
 * The members of whom every word of a query says something, in their order: each word begins one of the words that
 * describe them. Case and tone marks do not matter. A query without words finds nobody.
 */
export function findMembers<M>(query: string, members: readonly M[], describe: (member: M) => string): M[] {
  const sought = queryWords(query)
  if (sought.length === 0) return []
  return members.filter((member) => {
    const words = searchText(describe(member)).split(' ')
    return sought.every((part) => words.some((word) => word.startsWith(part)))
  })
}
