import { cleanPhone } from '@/lib/domain/phone'
import { toMatchable } from '@/lib/domain/text'
import type { Member, MemberQuery, Page } from '@/lib/backend/model'
import { sharingKey } from '../articles/translations-where'
import { toDate } from '../database/stored-date'
import { notHidden } from '../fields/hidden-from-site'
import { focusOf, imageOf } from '../files/media-path'
import { inOrder } from '../in-order'
import { payload } from '../payload'
import { leaderIds } from './leaders'
import { fromStored } from './stored-department'
import type { Member as MemberRow } from '../payload-types'

function toMember(row: MemberRow): Member {
  return {
    id: row.slug,
    fullName: row.fullName,
    name: row.name ?? '',
    email: row.gmail ?? '',
    phone: cleanPhone(row.phone ?? ''),
    photo: imageOf(row.photo),
    photoFocus: focusOf(row.photo),
    description: row.description ?? '',
    penName: row.penName ?? '',
    linkedin: row.linkedin || undefined,
    orcid: row.orcid || undefined,
    languagesSpoken: row.languagesSpoken ?? [],
    posts: (row.posts ?? []).map(({ role, department }) => ({ role, department: fromStored(department) })),
    language: row.language,
    translationKey: row.translationKey || row.slug,
    updatedDate: toDate(row.updatedAt),
    isShow: row.isShow ?? true,
    memberDetails: (row.memberDetails ?? []).map((detail) => ({
      type: detail.typeDetail,
      period: detail.period ?? '',
      title: detail.title,
      organisation: detail.organisation ?? '',
      description: detail.description ?? '',
    })),
  }
}

export async function listMembers({
  search,
  page,
  limit,
  language,
  leaders,
  sharing,
  brief,
  ...query
}: MemberQuery): Promise<Page<Member>> {
  const backend = await payload()
  const matchable = toMatchable(search)
  const named = leaders && language ? await leaderIds(language, limit) : query.named
  if (named?.length === 0) return { items: [], page, limit, total: 0 }
  const found = await backend.find({
    collection: 'members',
    where: {
      and: [
        notHidden,
        ...(language ? [{ language: { equals: language } }] : []),
        ...(matchable ? [{ fullNameMatch: { contains: matchable } }] : []),
        ...(sharing === undefined ? [] : [sharingKey(sharing)]),
        ...(named ? [{ slug: { in: named } }] : []),
      ],
    },
    sort: ['_order', 'id'],
    ...(brief && { select: { memberDetails: false } }),
    page,
    limit,
    // Otherwise they are counted, too.
    ...(named && { pagination: false }),
    depth: 1,
  })
  return { items: found.docs.map(toMember), page, limit, total: found.totalDocs }
}

export async function getMember(id: string): Promise<Member | undefined> {
  const backend = await payload()
  const { docs } = await backend.find({
    collection: 'members',
    where: { and: [notHidden, { slug: { equals: id } }] },
    limit: 1,
    depth: 1,
    pagination: false,
  })
  return docs[0] && toMember(docs[0])
}

export async function membersNamed(ids: string[]): Promise<Member[]> {
  const backend = await payload()
  const { docs } = await backend.find({
    collection: 'members',
    where: { and: [notHidden, { slug: { in: ids } }] },
    depth: 1,
    pagination: false,
  })
  return inOrder(ids, docs, ({ slug }) => slug).map(toMember)
}
