import { z } from 'zod'
import {
  departments,
  memberDetailTypes,
  splitCodes,
  isPersonalLink,
  spokenLanguages,
  type PersonalSite,
} from '@/lib/domain/codes'
import { defaultLanguage, type Language } from '@/lib/domain/languages'
import { toPosts } from '@/lib/domain/roles'
import { logOnce } from '@/lib/operations/log/loggable'
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
  imageAddress,
  text,
  wireDate,
  wireFlag,
  wireLanguage,
  words,
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

const codes = z
  .union([words, z.array(words)])
  .nullish()
  .transform((inputs) => [inputs ?? ''].flat().join(',').replaceAll(';', ','))

const personalLink = (site: PersonalSite) =>
  optionalText.refine((address) => address === undefined || isPersonalLink(site, address))

const fields = z.object({
  id: id.nullish(),
  _id: id.nullish(),
  fullName: text,
  name: text,
  gmail: optionalText,
  email: optionalText,
  phone: text,
  imgUrl: imageAddress,
  description: text,
  penName: text,
  role: codes,
  department: codes,
  language: wireLanguage.nullish(),
  translationKey: optionalText,
  updatedDate: wireDate.nullish(),
  isShow: wireFlag.nullish(),
  linkedin: personalLink('linkedin'),
  orcid: personalLink('orcid'),
  languagesSpoken: partsOf(z.enum(spokenLanguages)),
  memberDetails: partsOf(wireDetail),
})

/** Wire format of a member: `role` and `department` are comma-separated and parallel (spec 3). */
export const wireMember = readable('member', fields, (read) => isNamed(read) || read.fullName !== '')

export const listedMember = readable('member', fields, isNamed)

export const wireMemberList = z
  .object({ members: countedListOf(listedMember), pagination })
  .transform(({ members: { items, leftOut }, pagination: paging }) => ({
    members: items,
    leftOut,
    pagination: paging,
  }))

/** The units of a member, with an unknown one among the others: the member must not be missing from the overview. */
function unitsOf(memberId: string, department: string): string {
  return splitCodes(department)
    .map((unit) => {
      if (unit === '' || departments.some((known) => known === unit)) return unit
      logOnce(`unit ${unit}`, `member ${memberId} of the hosted backend is shown among other departments:`, unit)
      return 'OTHER_DEPRATMENTS'
    })
    .join(',')
}

export function toMember(wire: z.infer<typeof fields>, requested: Language = defaultLanguage): Member {
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
    linkedin: wire.linkedin,
    orcid: wire.orcid,
    languagesSpoken: wire.languagesSpoken ?? [],
    posts: toPosts(wire.role, unitsOf(memberId, wire.department)),
    language: wire.language ?? requested,
    translationKey: wire.translationKey ?? memberId,
    updatedDate: wire.updatedDate ?? undefined,
    isShow: wire.isShow ?? true,
    memberDetails: (wire.memberDetails ?? []).map(({ typeDetail, ...detail }) => ({ type: typeDetail, ...detail })),
  }
}

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
    linkedin: member.linkedin,
    orcid: member.orcid,
    languagesSpoken: member.languagesSpoken,
    ...fromPosts(member.posts),
    language: member.language,
    translationKey: member.translationKey,
    updatedDate: member.updatedDate?.toISOString() ?? null,
    isShow: member.isShow,
    memberDetails: member.memberDetails.map(({ type, ...detail }) => ({ typeDetail: type, ...detail })),
  }
}
