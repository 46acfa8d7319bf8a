import type { CollectionBeforeChangeHook, CollectionBeforeOperationHook, Payload, Where } from 'payload'
import { fold } from '@/lib/domain/text'
import { picturesUsedIn } from '../picture-uses/stored-uses'

/** Fields that stand for a search: without accents in name and description, and in the titles of what uses a picture. */
export const pictureSearchFields = { words: 'words', usedIn: 'usedIn' } as const

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

type Condition = Record<string, unknown>

const likeOf = (comparison: unknown): string | undefined => {
  const like = (comparison as Condition | null | undefined)?.like
  return typeof like === 'string' ? like : undefined
}

/** A filter whose conditions on the search fields are ones that the database can answer. */
async function answerable(where: Where, find: (words: string) => Promise<number[]>): Promise<Where> {
  const answered: Where = {}
  for (const [name, value] of Object.entries(where)) {
    const like = likeOf(value)
    if (Array.isArray(value)) answered[name] = await Promise.all(value.map((each) => answerable(each, find)))
    else if (name === pictureSearchFields.words && like !== undefined) answered[name] = { like: fold(like) }
    else if (name === pictureSearchFields.usedIn)
      answered.and = [...(answered.and ?? []), { id: { in: like === undefined ? [] : await find(like) } }]
    else answered[name] = value
  }
  return answered
}

/** Lets staff search pictures by the titles of the records that use them, and without accents. */
export const searchPictures: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'read' || !('where' in args) || !args.where || !req.user) return args
  return { ...args, where: await answerable(args.where, (words) => picturesUsedIn(req, words)) }
}
