import { z } from 'zod'
import { departments, ecosystemTypes, memberDetailTypes, memberRoles, splitCodes } from '@/lib/domain/codes'
import { articleTypes } from '@/lib/domain/sections'
import { idFault } from './faults'

const text = z.string().transform((value) => value.normalize('NFC').trim())
const optional = text.nullish().transform((value) => value ?? '')
const required = text.pipe(z.string().min(1, 'must not be empty'))

const slug = z.string().superRefine((value, context) => {
  const message = idFault(value)
  if (message) context.addIssue({ code: 'custom', message, input: value })
})

const dateTime = z.iso.datetime({
  offset: true,
  error: 'must be a date and time with its offset, as 2026-03-14T08:30:00+07:00',
})

const perLanguage = z.object({ vi: required, en: required, zh: required })

/** A comma-separated list of known codes. */
const codeList = (codes: readonly string[]) =>
  optional.refine(
    (value) => splitCodes(value).every((code) => code === '' || codes.includes(code)),
    `must be codes of the specification: ${codes.join(', ')}`,
  )

const image = optional.refine(
  (value) => !value.includes('..') && !value.startsWith('/'),
  'must be a path below images/',
)

/** Front matter of an article file. */
export const articleFront = z.strictObject({
  title: required.pipe(z.string().max(300)),
  type: z.enum(articleTypes),
  translationKey: slug.optional(),
  createDate: dateTime,
  summary: required,
  preview_img: image.optional(),
  authors: z.array(z.strictObject({ name: required, member: slug.optional() })).default([]),
  views: z.number().int().min(0).default(0),
})

export const memberEntry = z.strictObject({
  id: slug,
  translationKey: slug.optional(),
  fullName: required,
  name: optional,
  gmail: z
    .union([z.literal(''), z.email()])
    .nullish()
    .transform((value) => value ?? ''),
  phone: z
    .string()
    .regex(/^\d{0,11}$/, 'must be at most 11 digits')
    .nullish()
    .transform((value) => value ?? ''),
  imgUrl: image,
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
})

export const partnerEntry = z.strictObject({
  id: slug,
  typeEcosystem: z.enum(ecosystemTypes),
  linkWebsite: z
    .union([z.literal(''), z.url({ protocol: /^https?$/ })])
    .nullish()
    .transform((value) => value ?? ''),
  imgUrl: image,
  fullName: perLanguage,
})

export const videoEntry = z.strictObject({
  id: slug,
  title: perLanguage,
  videoId: z.string().regex(/^[\w-]{11}$/, 'must be the 11 characters of a YouTube video id'),
  uploadDate: dateTime.optional(),
})

export type ArticleFront = z.infer<typeof articleFront>
export type MemberEntry = z.infer<typeof memberEntry>
export type PartnerEntry = z.infer<typeof partnerEntry>
export type VideoEntry = z.infer<typeof videoEntry>
