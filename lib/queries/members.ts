import 'server-only'
import { allMembers } from '@/lib/backend/addresses'
import type { Former, FormerMember, Member, MemberEntry, MemberHints } from '@/lib/backend/model'
import type { Backend } from '@/lib/backend/port'
import { languages, type Language } from '@/lib/domain/languages'
import { isLeader } from '@/lib/domain/roles'
import { homeLeaders } from '@/lib/domain/paging'
import type { ListPages, OverviewView } from '@/lib/domain/overview'
import { overviewLists, type GroupLists } from '@/lib/domain/overview-lists'
import { tags } from '@/lib/backend/tags'
import { settings } from '@/lib/operations/settings'
import { cacheContent } from './cache-content'
import { read } from './read'

/** A hosted backend only lists all members: that list is read once for all pages. */
const isRemote = () => settings().BACKEND_URL !== undefined

const listed = async (
  listMembers: Backend['listMembers'],
  language: Language,
  hints: MemberHints,
  limit = allMembers,
) => (await listMembers({ language, page: 1, limit, search: '', ...hints })).items

async function getMembers(language: Language): Promise<Member[]> {
  'use cache'
  cacheContent(tags.members)
  return read(({ listMembers }) => listed(listMembers, language, { brief: true }))
}

async function named({ listMembers }: Backend, language: Language, ids: string[]): Promise<Member[]> {
  if (ids.length === 0) return []
  const results = await listed(listMembers, language, { named: ids, brief: true })
  const byId = new Map(results.map((member) => [member.id, member]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

export async function getOverviewLists(
  language: Language,
  view: OverviewView,
  pages: ListPages,
): Promise<GroupLists<Member>[] | undefined> {
  return isRemote() ? overviewLists(view, pages, await getMembers(language)) : getStoredLists(language, view, pages)
}

async function getStoredLists(
  language: Language,
  view: OverviewView,
  pages: ListPages,
): Promise<GroupLists<Member>[] | undefined> {
  'use cache'
  cacheContent(tags.members)
  return read(async (from) => {
    const groups = overviewLists(view, pages, await from.memberEntries(language))
    const ids = groups?.flatMap(({ lists }) => lists.flatMap(({ members }) => members.map(({ id }) => id))) ?? []
    const byId = new Map((await named(from, language, [...new Set(ids)])).map((member) => [member.id, member]))
    return groups?.map(({ key, lists }) => ({
      key,
      lists: lists.map((list) => ({ ...list, members: list.members.flatMap(({ id }) => byId.get(id) ?? []) })),
    }))
  })
}

/** The first `most` members that `choose` returns, in the order of staff, and how many. Queries are not cached. */
export async function findMembersBy(
  language: Language,
  choose: (members: readonly MemberEntry[]) => MemberEntry[],
  most: number,
): Promise<{ members: Member[]; total: number }> {
  if (isRemote()) {
    const all = await getMembers(language)
    const chosen = new Set(choose(all).map(({ id }) => id))
    const members = all.filter(({ id }) => chosen.has(id))
    return { members: members.slice(0, most), total: members.length }
  }
  return read(async (from) => {
    const chosen = choose(await from.memberEntries(language)).map(({ id }) => id)
    return { members: await named(from, language, chosen.slice(0, most)), total: chosen.length }
  })
}

export async function getMember(id: string): Promise<Member | undefined> {
  'use cache'
  cacheContent(tags.members)
  return read((from) => from.getMember(id))
}

export async function getFormerMember(id: string): Promise<Former<FormerMember> | undefined> {
  'use cache'
  cacheContent(tags.members)
  return read(({ formerMember }) => formerMember(id))
}

export async function getProfilesOf({ language, translationKey }: Member): Promise<Member[]> {
  const others = languages.filter((other) => other !== language)
  const members = await Promise.all(
    others.map((other) => (isRemote() ? getMembers(other) : getSharing(other, translationKey))),
  )
  return members.flatMap((list) => list.filter((member) => member.translationKey === translationKey))
}

async function getSharing(language: Language, sharing: string): Promise<Member[]> {
  'use cache'
  cacheContent(tags.members)
  return read(({ listMembers }) => listed(listMembers, language, { sharing, brief: true }))
}

export async function getLeaders(language: Language): Promise<Member[]> {
  const members = await (isRemote() ? getMembers(language) : getMayLead(language))
  return members.filter((member) => isLeader(member, language)).slice(0, homeLeaders)
}

async function getMayLead(language: Language): Promise<Member[]> {
  'use cache'
  cacheContent(tags.members)
  return read(({ listMembers }) => listed(listMembers, language, { leaders: true, brief: true }, homeLeaders))
}
