import type { CollectionBeforeChangeHook, CollectionBeforeOperationHook } from 'payload'
import { fold } from '@/lib/domain/text'
import type { Backfill } from '../backfill/backfill'
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

/** Fills the words of pictures that were saved before this column existed. */
export const pictureWordsBackfill: Backfill = {
  name: 'picture-words-1',
  async fillNext(payload, after = 0) {
    const { docs } = await payload.find({
      collection: 'media',
      where: { and: [{ words: { exists: false } }, { id: { greater_than: after } }] },
      sort: 'id',
      trash: true,
      select: { alt: true },
      limit: batchSize,
      depth: 0,
      pagination: false,
    })
    for (const picture of docs)
      await payload.db.updateOne({
        collection: 'media',
        id: picture.id,
        data: { words: wordsOf(picture) },
        returning: false,
      })
    return docs.at(-1)?.id
  },
}

const searching: readonly string[] = ['read', 'count', 'update', 'delete']

/** Lets staff search pictures by the titles of the records that use them, and without accents. */
export const searchPictures: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  // What is found can also be counted, or changed and deleted at once.
  if (!searching.includes(operation) || !('where' in args) || !args.where || !req.user) return args
  return { ...args, where: await answerable(args.where, (words) => picturesUsedIn(req, words)) }
}
