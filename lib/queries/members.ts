import 'server-only'
import { cacheTag } from 'next/cache'
import type { Former, FormerMember, Member } from '@/lib/backend/model'
import { languages, type Language } from '@/lib/domain/languages'
import { isLeader } from '@/lib/domain/leadership'
import { tags } from '@/lib/backend/tags'
import { contentLife } from './life'
import { read } from './read'

/** Page size that returns all members at once (spec 7). */
const allMembers = 100_000

/** The members of a language, in the order set by staff. */
export async function getMembers(language: Language): Promise<Member[]> {
  'use cache'
  cacheTag(tags.members)
  contentLife()
  return (await read(({ listMembers }) => listMembers({ language, page: 1, limit: allMembers, search: '' }))).items
}

/** A member, or undefined if none has this id. */
export async function getMember(id: string): Promise<Member | undefined> {
  'use cache'
  cacheTag(tags.members)
  contentLife()
  return read((from) => from.getMember(id))
}

/** What became of the member who once had an id, if none has it now. Returns undefined if there never was one. */
export async function getFormerMember(id: string): Promise<Former<FormerMember> | undefined> {
  'use cache'
  cacheTag(tags.members)
  contentLife()
  return read(({ formerMember }) => formerMember(id))
}

/** The same person's profiles in other languages, in the order of the languages. */
export async function getProfilesOf({ language, translationKey }: Member): Promise<Member[]> {
  const others = languages.filter((other) => other !== language)
  const members = await Promise.all(others.map(getMembers))
  return members.flatMap((list) => list.filter((member) => member.translationKey === translationKey))
}

/** The members in the home page's leadership list (spec 7). */
export async function getLeaders(language: Language): Promise<Member[]> {
  return (await getMembers(language)).filter((member) => isLeader(member, language))
}
