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

export const interactionColumns = sql`c.id, c.type, c.state, c.value, c.account_id AS account, c.user_name AS "userName",
  c.full_name AS "fullName", c.avatar, c.reply_to_id AS "replyTo", c.from_institute AS "fromInstitute",
  c.created_at AS "createdAt", c.edited_at AS "editedAt"`

export const byBlocked = sql`(SELECT b.id FROM interacted_articles AS b JOIN accounts ON accounts.id = b.account_id
  WHERE accounts.blocked = TRUE)`

export const interactionRow = z
  .object({
    id: number,
    type: z.enum(interactionTypes),
    state: z.enum(commentStates),
    value: z.string().nullable(),
    account: number.nullable(),
    userName: z.string().nullable(),
    fullName: z.string().nullable(),
    avatar: z.string().nullable(),
    replyTo: number.nullable(),
    // SQLite has no booleans.
    fromInstitute: z.coerce.boolean(),
    createdAt: storedDate,
    editedAt: storedDate,
  })
  .transform(toInteraction)
