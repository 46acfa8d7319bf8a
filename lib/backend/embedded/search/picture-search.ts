import type { Where } from 'payload'
import { fold } from '@/lib/domain/text'

/**
 * Fields that stand for a search: without accents in name and description, and in the titles of what uses a picture.
 */
export const pictureSearchFields = { words: 'words', usedIn: 'usedIn' } as const

type Condition = Record<string, unknown>

const likeOf = (comparison: unknown): string | undefined => {
  const like = (comparison as Condition | null | undefined)?.like
  return typeof like === 'string' ? like : undefined
}

/** A filter whose conditions on the search fields are ones that the database can answer. */
export async function answerable(where: Where, find: (words: string) => Promise<number[]>): Promise<Where> {
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
