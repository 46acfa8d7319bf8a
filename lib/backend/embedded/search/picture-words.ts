import { sql } from '@payloadcms/db-sqlite'
import type { CollectionBeforeChangeHook, CollectionBeforeOperationHook } from 'payload'
import { z } from 'zod'
import { fold } from '@/lib/domain/text'
import type { Backfill } from '../backfill/backfill'
import { inTransaction, transactionOf } from '../database/transaction'
import { picturesUsedIn } from '../picture-uses/stored-uses'
import { answerable } from './picture-search'

const wordsOf = ({ filename, alt }: { filename?: string | null; alt?: string | null }): string =>
  fold(`${filename ?? ''} ${alt ?? ''}`)

/** Keeps the words by which a picture is found. */
export const keepPictureWords: CollectionBeforeChangeHook = ({ data, originalDoc }) => ({
  ...data,
  words: wordsOf({ ...originalDoc, ...data }),
})

/** Pictures of one step. */
const batchSize = 25

const unfilledRows = z.array(
  z.object({ id: z.coerce.number(), filename: z.string().nullable(), alt: z.string().nullable() }),
)

/**
 * Fills the words of pictures that were saved before this column existed. A picture that is saved meanwhile has its
 * words from that save.
 */
export const pictureWordsBackfill: Backfill = {
  name: 'picture-words-1',
  fillNext: (payload, after = 0) =>
    inTransaction(payload, async (req) => {
      const { db } = payload
      const drizzle = await transactionOf(req)
      const { rows } = await db.execute({
        drizzle,
        sql: sql`SELECT id, filename, alt FROM media WHERE words IS NULL AND id > ${after}
          ORDER BY id LIMIT ${batchSize}`,
      })
      const pictures = unfilledRows.parse(rows)
      for (const { id, ...picture } of pictures)
        await db.execute({
          drizzle,
          sql: sql`UPDATE media SET words = ${wordsOf(picture)} WHERE id = ${id} AND words IS NULL`,
        })
      return pictures.at(-1)?.id
    }),
}

const searching: readonly string[] = ['read', 'count', 'update', 'delete']

/** Lets staff search pictures by the titles of the records that use them, and without accents. */
export const searchPictures: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  // What is found can also be counted, or changed and deleted at once.
  if (!searching.includes(operation) || !('where' in args) || !args.where || !req.user) return args
  return { ...args, where: await answerable(args.where, (words) => picturesUsedIn(req, words)) }
}
