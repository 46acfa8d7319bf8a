import { sql } from '@payloadcms/db-sqlite'
import { z } from 'zod'
import { interactionTypes } from '@/lib/domain/codes'
import { commentStates, isWaiting } from '@/lib/domain/comment-states'
import type { Interaction } from '@/lib/backend/model'
import { opaqueAuthor } from '@/lib/backend/opaque-author'
import { idOf } from '../database/id-of'
import { storedDate } from '../database/stored-date'
import type { InteractedArticle } from '../payload-types'

/** What is read of a stored comment or rating. A date that cannot be read is undefined. */
type Stored = Pick<InteractedArticle, 'id' | 'type' | 'state'> &
  Partial<
    Pick<InteractedArticle, 'account' | 'avatar' | 'fromInstitute' | 'fullName' | 'replyTo' | 'userName' | 'value'>
  > & { createdAt: Date | undefined; editedAt: Date | undefined }

/** A stored comment or rating, without the e-mail address of its writer. */
export function toInteraction(row: Stored): Interaction {
  const account = idOf(row.account)
  const replyTo = idOf(row.replyTo)
  return {
    id: String(row.id),
    author: opaqueAuthor(account ? `account ${account}` : row.fromInstitute ? 'institute' : (row.userName ?? '')),
    fullName: row.fullName ?? '',
    avatar: row.avatar ?? undefined,
    type: row.type,
    value: row.value ?? '',
    createdDate: row.createdAt,
    updatedDate: row.editedAt ?? row.createdAt,
    replyTo: replyTo ? String(replyTo) : undefined,
    isHeld: isWaiting(row.state),
    isRemoved: row.state === 'REMOVED',
    isInstitute: row.fromInstitute ?? false,
  }
}

const number = z.coerce.number()

export const interactionColumns = sql`c.id, c.type, c.state, c.value, c.account_id, c.user_name, c.full_name, c.avatar,
  c.reply_to_id, c.from_institute, c.created_at, c.edited_at`

export const byBlocked = sql`(SELECT b.id FROM interacted_articles AS b JOIN accounts ON accounts.id = b.account_id
  WHERE accounts.blocked)`

export const interactionRow = z
  .object({
    id: number,
    type: z.enum(interactionTypes),
    state: z.enum(commentStates),
    value: z.string().nullable(),
    account_id: number.nullable(),
    user_name: z.string().nullable(),
    full_name: z.string().nullable(),
    avatar: z.string().nullable(),
    reply_to_id: number.nullable(),
    // SQLite has no booleans.
    from_institute: z.coerce.boolean(),
    created_at: storedDate,
    edited_at: storedDate,
  })
  .transform((row) =>
    toInteraction({
      id: row.id,
      type: row.type,
      state: row.state,
      value: row.value,
      account: row.account_id,
      userName: row.user_name,
      fullName: row.full_name,
      avatar: row.avatar,
      replyTo: row.reply_to_id,
      fromInstitute: row.from_institute,
      createdAt: row.created_at,
      editedAt: row.edited_at,
    }),
  )
