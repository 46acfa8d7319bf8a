import { APIError, ValidationError, type Payload, type PayloadRequest } from 'payload'
import { decision } from '@/lib/content/import/content'
import { ContentProblems } from '@/lib/content/import/problems'

/** What an import has done so far, and what it runs in. */
export interface Loading {
  payload: Payload
  req: PayloadRequest
  /** The content folder. */
  folder: string
  result: ImportResult
}

export interface ImportResult {
  created: number
  updated: number
  unchanged: number
}

type Imported = 'articles' | 'members' | 'ecosystems' | 'videos' | 'legal-texts'

/** The record with a slug; if there is none, the one that was moved to the trash last. */
export async function findImported(
  { payload, req }: { payload: Payload; req: PayloadRequest | undefined },
  collection: Imported,
  slug: string,
) {
  const query = { collection, where: { slug: { equals: slug } }, limit: 1, depth: 0, pagination: false, req } as const
  const { docs } = await payload.find(query)
  return docs[0] ?? (await payload.find({ ...query, trash: true, sort: '-deletedAt' })).docs[0]
}

/**
 * Writes a record only if its file is new or has changed; otherwise edits made in the studio are kept, its deletion
 * too. A changed file takes its record out of the trash. Throws ContentProblems for one that stays as it is because the
 * new one lacks pictures for now.
 */
export async function upsert(
  loading: Loading,
  collection: Imported,
  slug: string,
  sourceHash: string,
  write: (id: number | undefined) => Promise<unknown>,
): Promise<void> {
  const row = await findImported(loading, collection, slug)
  const decided = decision(row, sourceHash)
  if (decided === 'kept') throw keptAsItIs(slug)
  if (decided !== 'unchanged') await write(row?.id)
  loading.result[decided] += 1
}

/** The problem of a changed record that lacks pictures for now. */
export const keptAsItIs = (name: string): ContentProblems =>
  new ContentProblems([{ file: name, line: 1, message: 'it stays as it is here until its pictures can be had' }])

/**
 * Runs `work` on what a file holds. What the site refuses of it is a problem of that file, with the field and in the
 * words that staff see in the studio.
 */
export async function ofFile<T>(file: string, line: number, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof ValidationError)
      throw new ContentProblems(
        error.data.errors.map(({ path, message }) => ({ file, line, message: `${path}: ${message}` })),
        { cause: error },
      )
    if (error instanceof APIError && error.isPublic)
      throw new ContentProblems([{ file, line, message: error.message }], { cause: error })
    throw error
  }
}
