import { cleanText } from '@/lib/domain/clean-text'
import { z } from 'zod'
import {
  departments,
  ecosystemTypes,
  interactionTypes,
  memberDetailTypes,
  memberRoles,
  splitCodes,
  isPersonalLink,
  spokenLanguages,
  type PersonalSite,
} from '@/lib/domain/codes'
import { isId } from '@/lib/domain/ids'
import { cleanPhone, isPhone } from '@/lib/domain/phone'
import { isSpan } from '@/lib/domain/closed-days'
import { offerLimits } from '@/lib/domain/offer'
import { maxTopics } from '@/lib/domain/topics'
import { articleTypes } from '@/lib/domain/sections'
import { secondsOf } from '@/lib/domain/video-duration'
import { webAddress } from '@/lib/domain/web-address'
import { idError } from './errors'

const text = z.string().transform((value) => cleanText(value).trim())
const optional = text.nullish().transform((value) => value ?? '')
export const required = text.pipe(z.string().min(1, 'must not be empty'))

const slug = z.string().superRefine((value, context) => {
  const message = idError(value)
  if (message) context.addIssue({ code: 'custom', message, input: value })
})

export const dateTime = z.iso.datetime({
  offset: true,
  error: 'must be a date and time with its offset, as 2026-03-14T08:30:00+07:00',
})

const perLanguage = z.object({ vi: required, en: required, zh: required })

const codeList = (codes: readonly string[]) =>
  optional.refine(
    (value) => splitCodes(value).every((code) => code === '' || codes.includes(code)),
    `must be codes of the specification: ${codes.join(', ')}`,
  )

const image = optional.refine(
  (value) => !value.includes('..') && !value.startsWith('/'),
  'must be a path below images/',
)

/** Ids that a record had before, in any form that an address can have: they redirect to it. */
const formerIds = z.array(z.string().refine(isId, 'must be an id in an address')).optional()

/** A draft; published at its date, or a draft if that has passed; a draft that leaves what is public as it is. */
const importedStates = ['DRAFT', 'PLANNED', 'REVISION'] as const

export type ImportedState = (typeof importedStates)[number]

const offerLine = text.pipe(z.string().max(offerLimits.line)).optional()
const offerLines = z
  .array(required.pipe(z.string().max(offerLimits.line)))
  .max(offerLimits.lines)
  .optional()

const offerEntry = z.strictObject({
  promise: offerLine,
  includes: offerLines,
  duration: offerLine,
  fee: offerLine,
  bring: offerLines,
  audience: offerLine,
  place: offerLine,
  isOnline: z.boolean().optional(),
  seats: offerLine,
  dates: z
    .array(
      z
        .strictObject({ firstDay: z.string(), lastDay: z.string() })
        .refine(isSpan, 'must be a first and a last day, as 2027-01-09'),
    )
    .max(offerLimits.dates)
    .optional(),
})

/** Front matter of an article file. What is optional is absent from the hash of the files that lack it. */
export const articleFront = z.strictObject({
  title: required.pipe(z.string().max(300)),
  type: z.enum(articleTypes),
  translationKey: slug.optional(),
  createDate: dateTime,
  summary: required,
  preview_img: image.optional(),
  authors: z.array(z.strictObject({ name: required, member: slug.optional() })).default([]),
  reviewer: slug.optional(),
  views: z.number().int().min(0).default(0),
  updatedDate: dateTime.optional(),
  state: z.enum(importedStates).optional(),
  formerIds,
  meta: z
    .strictObject({
      title: text.pipe(z.string().max(200)).optional(),
      description: text.pipe(z.string().max(500)).optional(),
      image: image.optional(),
    })
    .optional(),
  offer: offerEntry.optional(),
  topics: z.array(slug).max(maxTopics).optional(),
})

export const interactionEntry = z
  .strictObject({
    id: z.string().min(1, 'must not be empty').max(300),
    type: z.enum(interactionTypes),
    /** The same for all that a person has written: their e-mail address, or a key that does not tell it. */
    author: optional,
    fullName: optional,
    value: optional,
    createdDate: dateTime.optional(),
    updatedDate: dateTime.optional(),
    replyTo: z.string().optional(),
    isRemoved: z.boolean().default(false),
    isInstitute: z.boolean().default(false),
  })
  .refine(({ type, value }) => type !== 'RATE' || /^[1-5]$/.test(value), {
    path: ['value'],
    error: 'must be a rating from 1 to 5',
  })
  .refine(({ type, value, isRemoved }) => type === 'RATE' || value !== '' || isRemoved, {
    path: ['value'],
    error: 'must not be empty',
  })

const percent = z.number().min(0).max(100)

export const imageEntry = z.strictObject({
  file: required,
  focus: z.strictObject({ x: percent, y: percent }).optional(),
  /** Whether a site of this kind has stored it: it keeps its name and its bytes if these are the ones of `sha256`. */
  stored: z.boolean().default(false),
  sha256: z
    .string()
    .regex(/^[0-9a-f]{64}$/, 'must be the 64 hexadecimal digits of a SHA-256')
    .optional(),
})

const personalLink = (site: PersonalSite) =>
  z
    .string()
    .refine((address) => isPersonalLink(site, address), `must be an address of ${site}`)
    .optional()

export const memberEntry = z.strictObject({
  id: slug,
  translationKey: slug.optional(),
  fullName: required,
  name: optional,
  gmail: z
    .union([z.literal(''), z.email()])
    .nullish()
    .transform((value) => value ?? ''),
  phone: optional
    .transform(cleanPhone)
    .refine((value) => value === '' || isPhone(value), 'must be a telephone number, as 0912345678 or +4930123456'),
  imgUrl: image,
  linkedin: personalLink('linkedin'),
  orcid: personalLink('orcid'),
  languagesSpoken: z.array(z.enum(spokenLanguages)).optional(),
  penName: optional,
  role: codeList(memberRoles),
  department: codeList(departments),
  isShow: z.boolean().default(true),
  description: optional,
  memberDetails: z
    .array(
      z.strictObject({
        typeDetail: z.enum(memberDetailTypes),
        period: optional,
        title: required,
        organisation: optional,
        description: optional,
      }),
    )
    .default([]),
  updatedDate: dateTime.optional(),
  formerIds,
})

export const partnerEntry = z.strictObject({
  id: slug,
  typeEcosystem: z.enum(ecosystemTypes),
  linkWebsite: optional.refine(
    (value) => value === '' || webAddress(value) !== undefined,
    'must be an http(s) address',
  ),
  imgUrl: image,
  fullName: perLanguage,
})

export const topicEntry = z.strictObject({ id: slug, name: perLanguage })

export const videoEntry = z
  .strictObject({
    id: slug,
    title: perLanguage,
    file: z
      .string()
      .regex(/^documents\/.+\.mp4$/i, 'must be an MP4 file below documents/')
      .optional(),
    videoId: z
      .string()
      .regex(/^[\w-]{11}$/, 'must be the 11 characters of a YouTube video id')
      .optional(),
    uploadDate: dateTime.optional(),
    hasCaptions: z.boolean().optional(),
    transcript: z.strictObject({ vi: optional, en: optional, zh: optional }).optional(),
    duration: z
      .string()
      .refine((value) => secondsOf(value) !== undefined, 'must be minutes and seconds, as 2:35')
      .optional(),
  })
  .refine(({ file, videoId }) => file ?? videoId, 'must have file or videoId')

export type ImageEntry = z.infer<typeof imageEntry>
export type InteractionEntry = z.infer<typeof interactionEntry>
export type ArticleFront = z.infer<typeof articleFront>
export type MemberEntry = z.infer<typeof memberEntry>
export type PartnerEntry = z.infer<typeof partnerEntry>
export type TopicEntry = z.infer<typeof topicEntry>
export type VideoEntry = z.infer<typeof videoEntry>
