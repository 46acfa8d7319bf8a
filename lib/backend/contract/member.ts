import { z } from 'zod'
import { memberDetailTypes } from '@/lib/domain/codes'
import { toPosts } from '@/lib/domain/roles'
import type { Member, Page } from '../model'
import { pagination } from './envelope'
import { id, isNamed, listOf, optionalText, partsOf, pictureAddress, text, wireDate, wireLanguage } from './values'

const wireDetail = z.object({
  typeDetail: z.enum(memberDetailTypes),
  period: text,
  title: text,
  organisation: text,
  description: text,
})

/** Wire format of a member: `role` and `department` are comma-separated and parallel (spec 3). */
export const wireMember = z.object({
  id: id.optional(),
  _id: id.optional(),
  fullName: text,
  name: text,
  gmail: optionalText,
  email: optionalText,
  phone: text,
  imgUrl: pictureAddress,
  description: text,
  penName: text,
  role: text,
  department: text,
  language: wireLanguage,
  translationKey: optionalText.catch(undefined),
  updatedDate: wireDate.nullish().catch(undefined),
  isShow: z.boolean().catch(true),
  memberDetails: partsOf(wireDetail),
})

export const wireMemberList = z.object({ members: listOf(wireMember.refine(isNamed)), pagination })

export function toMember(wire: z.infer<typeof wireMember>): Member {
  const memberId = wire.id ?? wire._id ?? ''
  return {
    id: memberId,
    fullName: wire.fullName,
    name: wire.name,
    email: wire.gmail ?? wire.email ?? '',
    phone: wire.phone,
    photo: wire.imgUrl,
    description: wire.description,
    penName: wire.penName,
    posts: toPosts(wire.role, wire.department),
    language: wire.language,
    translationKey: wire.translationKey ?? memberId,
    updatedDate: wire.updatedDate ?? undefined,
    isShow: wire.isShow,
    memberDetails: (wire.memberDetails ?? []).map(({ typeDetail, ...detail }) => ({ type: typeDetail, ...detail })),
  }
}

export function fromMember(member: Member) {
  return {
    id: member.id,
    fullName: member.fullName,
    name: member.name,
    gmail: member.email,
    phone: member.phone,
    imgUrl: member.photo ?? null,
    description: member.description,
    penName: member.penName,
    role: member.posts.map((post) => post.role).join(', '),
    department: member.posts.map((post) => post.department).join(', '),
    language: member.language,
    translationKey: member.translationKey,
    updatedDate: member.updatedDate?.toISOString() ?? null,
    isShow: member.isShow,
    memberDetails: member.memberDetails.map(({ type, ...detail }) => ({ typeDetail: type, ...detail })),
  }
}

export function fromMemberPage(page: Page<Member>) {
  return {
    members: page.items.map(fromMember),
    pagination: { page: page.page, limit: page.limit, total: page.total },
  }
}
