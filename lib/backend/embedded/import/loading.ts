import {
  APIError,
  ValidationError,
  type Payload,
  type PayloadRequest,
  type RequiredDataFromCollectionSlug,
} from 'payload'
import { decision, mayReplace } from '@/lib/content/import/content'
import { ContentProblems } from '@/lib/content/import/problems'

export interface Loading {
  payload: Payload
  req: PayloadRequest
  folder: string
  result: ImportResult
}

export interface ImportResult {
  created: number
  updated: number
  unchanged: number
}

type Imported = 'articles' | 'members' | 'ecosystems' | 'topics' | 'videos' | 'legal-texts' | 'site-pages'

const isInTrash = (row: object): boolean => 'deletedAt' in row && Boolean(row.deletedAt)

const isPublished = (row: object): boolean => '_status' in row && row._status === 'published'

/** The record with a slug, or the last one in the trash. A revision is compared with the newest draft. */
export async function findImported(
  { payload, req }: { payload: Payload; req: PayloadRequest | undefined },
  collection: Imported,
  slug: string,
  isRevision = false,
) {
  const query = { collection, where: { slug: { equals: slug } }, limit: 1, depth: 0, pagination: false, req } as const
  const { docs } = await payload.find(query)
  const row = docs[0] ?? (await payload.find({ ...query, trash: true, sort: '-deletedAt' })).docs[0]
  if (!row || !isRevision || isInTrash(row) || !isPublished(row)) return row
  const newest = (await payload.find({ ...query, draft: true })).docs[0]
  return newest ? { ...row, sourceHash: newest.sourceHash ?? null } : row
}

/** Throws ContentProblems if the record here is none that one of this hash may replace. */
export function assertReplaceable(row: { sourceHash?: string | null } | undefined, hash: string, slug: string): void {
  if (mayReplace(row, hash)) return
  const message = `the site has another record with the id ${slug}, which this import does not replace`
  throw new ContentProblems([{ file: slug, line: 1, message }])
}

/** Writes what is new or changed, else edits of staff stay. Throws ContentProblems for one that lacks images now. */
export async function upsert(
  loading: Loading,
  collection: Imported,
  slug: string,
  sourceHash: string,
  write: (id: number | undefined, isPublic: boolean) => Promise<unknown>,
  isRevision = false,
): Promise<void> {
  const row = await findImported(loading, collection, slug, isRevision)
  assertReplaceable(row, sourceHash, slug)
  const decided = decision(row, sourceHash)
  if (decided === 'kept') throw new NotReplaced(slug)
  if (decided !== 'unchanged') await write(row?.id, row !== undefined && !isInTrash(row) && isPublished(row))
  loading.result[decided] += 1
}

export class NotReplaced extends ContentProblems {
  constructor(name: string) {
    super([{ file: name, line: 1, message: 'it stays as it is here until its pictures can be had' }])
  }
}

/** What the site refuses is a problem of that file, with the field and in the words of the studio. */
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

type Data<C extends Imported> = RequiredDataFromCollectionSlug<C>

/** Creates a record, or replaces one and takes it out of the trash. Collections are written alike; one stands for all. */
export function save<C extends Imported>(
  { payload, req }: Loading,
  collection: C,
  id: number | undefined,
  data: Data<C>,
): Promise<{ id: number }> {
  const record = { collection: collection as 'topics', data: data as unknown as Data<'topics'>, depth: 0, req }
  if (id === undefined) return payload.create(record)
  return payload.update({ ...record, id, data: { ...record.data, deletedAt: null }, trash: true })
}

/** Writes what a file says of a record, if it is new or has changed. */
export const upsertFrom = <C extends Imported>(
  file: string,
  loading: Loading,
  collection: C,
  data: Data<C> & { slug: string; sourceHash: string },
): Promise<void> =>
  upsert(loading, collection, data.slug, data.sourceHash, (id) =>
    ofFile(`${file} (${data.slug})`, 1, () => save(loading, collection, id, data)),
  )
