import type { Language } from '@/lib/domain/languages'
import { fold, singleSpaced } from '@/lib/domain/text'

export interface KnownMember {
  id: string
  translationKey: string
  language: Language
  fullName: string
}

const titles =
  /^(?:(?:(?:pgs|gs|tskh|ts|ths|ncs|ls|bs|ks|cn|dr|mr|mrs|ms|prof|assoc)(?:\.\s*|\s+))|(?:luat su|tien si|thac si|giao su|pho giao su|attorney|lawyer)\s+)+/

const comparableName = (name: string): string => singleSpaced(fold(name)).replace(titles, '')

export type MemberFinder = ReturnType<typeof memberFinder>

/** Finds the record in the language, else in another one, of the only person who has a name. */
export function memberFinder(members: readonly KnownMember[]) {
  const byName = Map.groupBy(members, ({ fullName }) => comparableName(fullName))
  return (name: string, language: Language) => {
    const results = byName.get(comparableName(name)) ?? []
    const people = new Set(results.map(({ translationKey }) => translationKey)).size
    const member = results.find((each) => each.language === language) ?? results[0]
    return { member: people === 1 ? member : undefined, people }
  }
}
