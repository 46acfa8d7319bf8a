import type { CollectionBeforeChangeHook, CollectionBeforeOperationHook, Payload } from 'payload'
import { fold } from '@/lib/domain/text'
import { picturesUsedIn } from '../picture-uses/stored-uses'
import { answerable } from './picture-search'

const wordsOf = ({ filename, alt }: { filename?: string | null; alt?: string | null }): string =>
  fold(`${filename ?? ''} ${alt ?? ''}`)

/** Keeps the words by which a picture is found. */
export const keepPictureWords: CollectionBeforeChangeHook = ({ data, originalDoc }) => ({
  ...data,
  words: wordsOf({ ...originalDoc, ...data }),
})

const batchSize = 200

/** Fills the words of pictures that were saved before this column existed. */
export async function fillPictureWords(payload: Payload): Promise<void> {
  for (;;) {
    const { docs } = await payload.find({
      collection: 'media',
      where: { words: { exists: false } },
      trash: true,
      select: { alt: true },
      limit: batchSize,
      depth: 0,
      pagination: false,
    })
    if (docs.length === 0) return
    for (const picture of docs)
      await payload.db.updateOne({
        collection: 'media',
        id: picture.id,
        data: { words: wordsOf(picture) },
        returning: false,
      })
  }
}

const searching: readonly string[] = ['read', 'count', 'update', 'delete']

/** Lets staff search pictures by the titles of the records that use them, and without accents. */
export const searchPictures: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  // What is found can also be counted, or changed and deleted at once.
  if (!searching.includes(operation) || !('where' in args) || !args.where || !req.user) return args
  return { ...args, where: await answerable(args.where, (words) => picturesUsedIn(req, words)) }
}
