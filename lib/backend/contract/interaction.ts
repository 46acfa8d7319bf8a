import { z } from 'zod'
import { interactionTypes, longestNote, reportReasons } from '@/lib/domain/codes'
import { lengthOf, longestComment, tidyComment } from '@/lib/domain/clean-text'
import { toNfc } from '@/lib/domain/nfc'
import type { EditedComment, Interaction, NewInteraction, User } from '../model'
import { opaqueAuthor } from '../opaque-author'
import { readable } from './readable'
import { code, id, idIn, isNamed, listOf, imageAddress, text, wireDate, words } from './values'

const fields = z.object({
  id: id.nullish(),
  _id: id.nullish(),
  userName: text,
  fullName: text,
  avatar: imageAddress,
  type: code(interactionTypes),
  value: text,
  createdDate: wireDate.nullish(),
  updatedDate: wireDate.nullish(),
  replyTo: id.nullish(),
  isHeld: z.boolean().nullish(),
  isRemoved: z.boolean().nullish(),
  isInstitute: z.boolean().nullish(),
})

const isShowable = (read: z.infer<typeof fields>) =>
  read.type === 'RATE' || (isNamed(read) && (read.value.trim() !== '' || read.isRemoved === true))

/** Wire format of an interaction (spec 3). */
export const wireInteraction = readable('interaction', fields, isShowable)

export type WireInteraction = z.infer<typeof fields>

/** Response to a new interaction, of which a third-party backend may omit every part. */
export const wireWritten = fields.extend({ value: words, createdDate: wireDate }).partial()

export const wireOwn = z.object({ interactedArticles: listOf(wireInteraction) })

export const wireEdited = z
  .object({ id, value: z.string(), isHeld: z.boolean().nullable() })
  .partial()
  .transform(({ isHeld, ...wire }): Partial<EditedComment> => ({ ...wire, isHeld: isHeld ?? false }))

export const wireRemoved = z.object({ removed: z.literal(true).nullish() })
export const wireReported = z.object({ reported: z.literal(true).nullish() })

export const writerOf = ({ userName }: Pick<WireInteraction, 'userName'>): string => userName.trim().toLowerCase()

/** Without the ratings that their writer has replaced (spec 7). Writers without a name cannot be told apart. */
export function latestRatings(interactions: readonly WireInteraction[]): WireInteraction[] {
  const latest = new Map<string, WireInteraction>()
  const timeOf = ({ createdDate, updatedDate }: WireInteraction) => (updatedDate ?? createdDate)?.getTime() ?? 0
  for (const rate of interactions) {
    const writer = writerOf(rate)
    const before = latest.get(writer)
    if (rate.type === 'RATE' && (!before || timeOf(rate) >= timeOf(before))) latest.set(writer, rate)
  }
  return interactions.filter((one) => {
    const writer = writerOf(one)
    return one.type !== 'RATE' || writer === '' || latest.get(writer) === one
  })
}

export function toInteraction(wire: WireInteraction): Interaction {
  return {
    id: idIn(wire),
    author: opaqueAuthor(wire.userName),
    fullName: wire.fullName,
    avatar: wire.avatar,
    type: wire.type,
    value: wire.value,
    createdDate: wire.createdDate ?? undefined,
    updatedDate: wire.updatedDate ?? wire.createdDate ?? undefined,
    replyTo: wire.replyTo ?? undefined,
    isHeld: wire.isHeld ?? false,
    isRemoved: wire.isRemoved ?? false,
    isInstitute: wire.isInstitute ?? false,
  }
}

/** Only its writer sees their own address and that the entry is theirs (product decisions 4). */
export function fromInteraction(interaction: Interaction, articleId: string, writer?: User) {
  return {
    id: interaction.id,
    userName: writer?.userName ?? interaction.author,
    fullName: interaction.fullName,
    avatar: interaction.avatar ?? null,
    type: interaction.type,
    value: interaction.value,
    articleID: articleId,
    createdDate: interaction.createdDate?.toISOString() ?? null,
    updatedDate: interaction.updatedDate?.toISOString() ?? null,
    ...(interaction.replyTo !== undefined && { replyTo: interaction.replyTo }),
    ...(interaction.isRemoved && { isRemoved: true }),
    ...(interaction.isInstitute && { isInstitute: true }),
    ...(writer && { isMine: true, isHeld: interaction.isHeld }),
  }
}

/** Body of `POST /interactedArticle` for a backend that reads identity and time from it: the contract's fields only. */
export function fromNewInteraction(
  { userName, fullName, avatar }: User,
  { articleId, type, value }: NewInteraction,
  now: Date,
) {
  const date = now.toISOString()
  return {
    userName,
    fullName,
    avatar: avatar ?? null,
    type,
    value,
    articleID: articleId,
    createdDate: date,
    updatedDate: date,
  }
}

const commentValue = z
  .string({ error: 'required' })
  // A coarse limit before tidying: no text longer than this can be tidied to a valid length.
  .max(longestComment * 8, 'too_long')
  .transform(tidyComment)
  .pipe(
    z
      .string()
      .min(1, 'required')
      .refine((value) => lengthOf(value) <= longestComment, 'too_long'),
  )

const rateValue = z
  .union([z.string(), z.number()], { error: 'required' })
  .transform((value) => String(value).trim())
  .pipe(z.string().regex(/^[1-5]$/, 'out_of_range'))

const articleID = z.string({ error: 'required' }).trim().min(1, 'required').max(300, 'too_long').transform(toNfc)

/** Body of `POST /interactedArticle` (spec 7). Identity and time come from the session and the server. */
export const newInteraction = z
  .discriminatedUnion(
    'type',
    [
      z.object({ type: z.literal('COMMENT'), value: commentValue, articleID, replyTo: id.nullish() }),
      z.object({ type: z.literal('RATE'), value: rateValue, articleID }),
    ],
    { error: 'unknown' },
  )
  .transform(
    (body): NewInteraction => ({
      articleId: body.articleID,
      type: body.type,
      value: body.value,
      replyTo: 'replyTo' in body ? (body.replyTo ?? undefined) : undefined,
    }),
  )

export const editedComment = z.object({ value: commentValue })

export const newReport = z.object({
  reason: z.enum(reportReasons, { error: 'unknown' }),
  note: z
    .string()
    .max(longestNote * 8, 'too_long')
    .nullish()
    .transform((value) => tidyComment(value ?? ''))
    .pipe(z.string().max(longestNote, 'too_long')),
})

export const ownQuery = z.object({ articleID })
