import type { Language } from '@/lib/domain/languages'
import { fold, singleSpaced } from '@/lib/domain/text'

/** A member of the site, as an import looks for one. */
export interface KnownMember {
  id: string
  /** The same in all languages. */
  translationKey: string
  language: Language
  fullName: string
}

/** Titles before a name: "PGS.TS. Nguyễn Văn An", "LS Trần Thị Bình", "Dr. Le Van Cuong". */
const titles =
  /^(?:(?:(?:pgs|gs|tskh|ts|ths|ncs|ls|bs|ks|cn|dr|mr|mrs|ms|prof|assoc)(?:\.\s*|\s+))|(?:luat su|tien si|thac si|giao su|pho giao su|attorney|lawyer)\s+)+/

/** A name by which people are compared: without case, accents and titles. */
export const comparableName = (name: string): string => singleSpaced(fold(name)).replace(titles, '')

/** What a name fits. */
interface FoundMember {
  /** The record in the language, else in another one, of the only person who has the name. */
  member: KnownMember | undefined
  /** People who have the name. */
  people: number
}

/** Finds members by their names. */
export type MemberFinder = (name: string, language: Language) => FoundMember

/** Makes what finds these members. */
export function memberFinder(members: readonly KnownMember[]): MemberFinder {
  const byName = new Map<string, KnownMember[]>()
  for (const member of members) {
    const name = comparableName(member.fullName)
    byName.set(name, [...(byName.get(name) ?? []), member])
  }
  return (name, language) => {
    const found = byName.get(comparableName(name)) ?? []
    const people = new Set(found.map(({ translationKey }) => translationKey)).size
    const member = found.find((each) => each.language === language) ?? found[0]
    return { member: people === 1 ? member : undefined, people }
  }
}
