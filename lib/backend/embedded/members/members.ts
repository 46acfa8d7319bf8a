import { sql } from '@payloadcms/db-sqlite'
import { z } from 'zod'
import { cleanPhone } from '@/lib/domain/phone'
import { toMatchable } from '@/lib/domain/text'
import type { Member, MemberQuery, Page } from '@/lib/backend/model'
import type { Language } from '@/lib/domain/languages'
import { sharingKey } from '../articles/translations-where'
import { toDate } from '../database/stored-date'
import { notHidden } from '../fields/hidden-from-site'
import { focusOf, imageOf } from '../files/media-path'
import { inOrder } from '../in-order'
import { payload } from '../payload'
import { fromStored } from './stored-department'
import type { Member as MemberRow } from '../payload-types'
import { rowsOf } from '../database/rows-of'

/** The leaders (`isLeader`) in the order set by staff. A statement: Payload would join each member with their posts. */
export async function leaderIds(language: Language, limit: number): Promise<string[]> {
  const rows = await rowsOf(
    sql`SELECT m.slug FROM members m
      WHERE m.language = ${language} AND m.is_show IS TRUE AND m.is_hidden IS NOT TRUE AND m.deleted_at IS NULL
        AND m.id IN (SELECT p._parent_id FROM members_posts p
          WHERE p.department = 'BOARD_OF_DIRECTORS' OR p.role IN ('GROUP_PRESIDENT', 'ROOM_PRESIDENT'))
      ORDER BY m._order, m.id LIMIT ${limit}`,
    z.object({ slug: z.string() }),
  )
  return rows.map(({ slug }) => slug)
}

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
  const result = await backend.find({
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
  return { items: result.docs.map(toMember), page, limit, total: result.totalDocs }
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

export const getMember = async (id: string): Promise<Member | undefined> => (await membersNamed([id]))[0]
