import 'server-only'
import { cacheTag } from 'next/cache'
import type { Former, FormerMember, Member, MemberHints } from '@/lib/backend/model'
import type { Backend } from '@/lib/backend/port'
import { languages, type Language } from '@/lib/domain/languages'
import { isLeader } from '@/lib/domain/leadership'
import { tags } from '@/lib/backend/tags'
import { settings } from '@/lib/settings'
import { contentLife } from './life'
import { read } from './read'

/** Page size that returns all members at once (spec 7). */
const allMembers = 100_000

/** A hosted backend only lists all members: that list is read once for all pages. */
const isRemote = () => settings().BACKEND_URL !== undefined

const listed = async (listMembers: Backend['listMembers'], language: Language, hints: MemberHints) =>
  (await listMembers({ language, page: 1, limit: allMembers, search: '', ...hints })).items

/** The members of a language, in the order set by staff, without the details that their own pages show. */
export async function getMembers(language: Language): Promise<Member[]> {
  'use cache'
  cacheTag(tags.members)
  contentLife()
  return read(({ listMembers }) => listed(listMembers, language, { brief: true }))
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
  const members = await Promise.all(
    others.map((other) => (isRemote() ? getMembers(other) : getSharing(other, translationKey))),
  )
  return members.flatMap((list) => list.filter((member) => member.translationKey === translationKey))
}

async function getSharing(language: Language, sharing: string): Promise<Member[]> {
  'use cache'
  cacheTag(tags.members)
  contentLife()
  return read(({ listMembers }) => listed(listMembers, language, { sharing, brief: true }))
}

/** The members in the home page's leadership list (spec 7). */
export async function getLeaders(language: Language): Promise<Member[]> {
  const members = await (isRemote() ? getMembers(language) : getMayLead(language))
  return members.filter((member) => isLeader(member, language))
}

async function getMayLead(language: Language): Promise<Member[]> {
  'use cache'
  cacheTag(tags.members)
  contentLife()
  return read(({ listMembers }) => listed(listMembers, language, { leaders: true, brief: true }))
}
