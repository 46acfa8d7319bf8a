import { z } from 'zod'
import { memberDetailTypes } from '@/lib/domain/codes'
import { defaultLanguage, type Language } from '@/lib/domain/languages'
import { toPosts } from '@/lib/domain/roles'
import type { Member } from '../model'
import { pagination } from './envelope'
import { readable } from './readable'
import {
  code,
  countedListOf,
  id,
  idIn,
  isNamed,
  optionalText,
  partsOf,
  pictureAddress,
  text,
  wireDate,
  wireLanguage,
} from './values'

const wireDetail = readable(
  'detail of a member',
  z.object({
    typeDetail: code(memberDetailTypes),
    period: text,
    title: text,
    organisation: text,
    description: text,
  }),
)

const fields = z.object({
  id: id.nullish(),
  _id: id.nullish(),
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
  language: wireLanguage.nullish(),
  translationKey: optionalText,
  updatedDate: wireDate.nullish(),
  isShow: z.boolean().nullish(),
  memberDetails: partsOf(wireDetail),
})

/** Wire format of a member: `role` and `department` are comma-separated and parallel (spec 3). */
export const wireMember = readable('member', fields, (read) => isNamed(read) || read.fullName !== '')

/** A member of a list. */
export const listedMember = readable('member', fields, isNamed)

export const wireMemberList = z
  .object({ members: countedListOf(listedMember), pagination })
  .transform(({ members: { items, leftOut }, pagination: paging }) => ({
    members: items,
    leftOut,
    pagination: paging,
  }))

/** A member; one without a language has the one that the list was asked for. */
export function toMember(wire: z.infer<typeof fields>, asked: Language = defaultLanguage): Member {
  const memberId = idIn(wire)
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
    language: wire.language ?? asked,
    translationKey: wire.translationKey ?? memberId,
    updatedDate: wire.updatedDate ?? undefined,
    isShow: wire.isShow ?? true,
    memberDetails: (wire.memberDetails ?? []).map(({ typeDetail, ...detail }) => ({ type: typeDetail, ...detail })),
  }
}

/** Serialises positions: two parallel lists with commas. */
export const fromPosts = (posts: Member['posts']) => ({
  role: posts.map((post) => post.role).join(', '),
  department: posts.map((post) => post.department).join(', '),
})

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
    ...fromPosts(member.posts),
    language: member.language,
    translationKey: member.translationKey,
    updatedDate: member.updatedDate?.toISOString() ?? null,
    isShow: member.isShow,
    memberDetails: member.memberDetails.map(({ type, ...detail }) => ({ typeDetail: type, ...detail })),
  }
}
