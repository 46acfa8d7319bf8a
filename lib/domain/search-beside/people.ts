import {
  hasAllWords,
  hasEveryAccent,
  isChinese,
  phraseAt,
  typedAs,
  typedWords,
  type Typed,
  type TypedWord,
} from './typed-words'

/** A person, in the words of a language. */
export interface PersonWords {
  name: readonly TypedWord[]
  posts: readonly { role: readonly TypedWord[]; department: readonly TypedWord[] }[]
}

/** Ways to address a person, which are no part of the name. Of Chinese, characters. */
const addresses = new Set([
  ...'ong ba co thay anh chi em chu bac ls ts ths gs pgs luat su tien si thac giao pho cu nhan tham phan'.split(' '),
  ...'trong tai vien giang chuyen gia mr mrs ms miss dr doctor prof professor associate lawyer judge'.split(' '),
  ...'arbitrator 先 生 女 士 博 硕 教 授 老 师 律 法 官'.split(' '),
])

/** Words that say nothing of a role. */
const fillers = new Set('cua ilc of the department and'.split(' '))

/** What roles are called elsewhere, and their words here. Longer ones come first. */
const synonyms = [
  ['truong phong', 'truong ban'],
  ['pho phong', 'pho truong ban'],
  ['pho ban', 'pho truong ban'],
  ['pho giam doc', 'pho vien truong'],
  ['vien pho', 'pho vien truong'],
  ['giam doc', 'vien truong'],
  ['deputy director', 'vice president'],
  ['director', 'president'],
  ['manager', 'head'],
  ['chairman', 'chairperson'],
  ['chairwoman', 'chairperson'],
  ['所 长', '院 长'],
  ['经 理', '部 长'],
] as const

/** Words of a role that make it that of a deputy. */
const deputies = new Set(['pho', 'deputy', 'vice', '副'])

/** Puts the words of this site in place of other names of roles. */
function withOwnRoles(words: readonly TypedWord[]): TypedWord[] {
  const text = ` ${words.map(({ word }) => word).join(' ')} `
  for (const [other, own] of synonyms) {
    const at = text.indexOf(` ${other} `)
    if (at < 0) continue
    const start = text.slice(0, at).split(' ').filter(Boolean).length
    return [
      ...words.slice(0, start),
      ...own.split(' ').map((word) => ({ word, accents: '' })),
      ...words.slice(start + other.split(' ').length),
    ]
  }
  return [...words]
}

/** The words of a query that a name must have: all but ways to address somebody. */
export function wordsOfName({ words }: Typed): readonly TypedWord[] {
  const rest = words.filter(({ word }) => !addresses.has(word))
  return rest.length > 0 ? rest : words
}

/** The rank of a person by name: 0 if it is typed with all accents, more if it is typed otherwise. */
function rankByName(query: Typed, name: readonly TypedWord[]): number | undefined {
  const words = query.words.filter(({ word }) => !addresses.has(word) || name.some((part) => part.word === word))
  const called = { ...query, words }
  const isShort = words.length < 2
  const isAddressed = words.length === 1 && words.length < query.words.length
  if (isAddressed && hasEveryAccent(called, name.slice(-1))) return 1
  if (words.length === 0 || (isShort && (words.length < query.words.length || isChinese(called)))) return undefined
  if (phraseAt(called, name) !== undefined) return hasEveryAccent(called, name) ? 0 : 1
  return !isShort && !isChinese(called) && hasAllWords(called, name) ? 2 : undefined
}

/** The rank of a person by one of their posts: 3 if the role is named, 4 if that of whom they are the deputy is. */
function rankByPost(query: Typed, { name, posts }: PersonWords): number | undefined {
  const words = withOwnRoles(query.words).filter(({ word }) => !fillers.has(word))
  const asked = { ...query, words }
  const has = ({ word }: TypedWord) => words.some((typed) => typed.word === word) || fillers.has(word)
  const ranks = posts.map(({ department, role }) => {
    const head = role.filter(({ word }) => !deputies.has(word))
    if (head.length === 0 || !head.every(has) || !hasAllWords(asked, [...role, ...department, ...name])) return Infinity
    return role.every(has) ? 3 : 4
  })
  const best = Math.min(...ranks)
  return best === Infinity ? undefined : best
}

/** Words of the longest query that is looked for among people. */
const mostWords = 12

/** Whether a query may name a person: it has words, and no more than a name, a role and a department have. */
export const mayNamePerson = ({ words }: Typed): boolean => words.length > 0 && words.length <= mostWords

/**
 * How well a person fits a query, the lower the better; undefined if not at all. A person is found by name, also with
 * the way to address them, and by role with department: "trưởng phòng đào tạo".
 */
export function personRank(query: Typed, person: PersonWords): number | undefined {
  if (!mayNamePerson(query)) return undefined
  return rankByName(typedAs(query, person.name), person.name) ?? rankByPost(query, person)
}

/** Whether a query may name a role of which the head has these words: then people are looked for by it. */
export function mayNameRole(query: Typed, role: string): boolean {
  const typed = new Set(withOwnRoles(query.words).map(({ word }) => word))
  const head = typedWords(role).filter(({ word }) => !deputies.has(word) && !fillers.has(word))
  return head.length > 0 && head.every(({ word }) => typed.has(word))
}
