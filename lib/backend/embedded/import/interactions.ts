import type { InteractionEntry } from '@/lib/content/import/schemas'
import type { InteractedArticle } from '../payload-types'
import { wipedFields } from '../database/rewrite-row'
import { deletedOf } from './deleted-interactions'
import type { Loading } from './loading'

const collection = 'interacted-articles'

const timeOf = (date: string | undefined, other: string) => new Date(date ?? other).toISOString()

const headsFirst = (entries: readonly InteractionEntry[]) =>
  [...entries].sort((a, b) => Number(a.replyTo !== undefined) - Number(b.replyTo !== undefined))

async function renew(
  { payload, req, result }: Pick<Loading, 'payload' | 'req' | 'result'>,
  row: InteractedArticle,
  entry: InteractionEntry,
): Promise<number> {
  const { value, createdDate, updatedDate, isRemoved } = entry
  const editedAt = timeOf(updatedDate ?? createdDate, row.createdAt)
  const isNewer = row.state === 'SHOWN' && row.value !== value && editedAt > (row.editedAt ?? row.createdAt)
  const isRemovedNow = isRemoved && row.state !== 'REMOVED'
  const data = isRemovedNow ? wipedFields : { value, editedAt }
  const isChanged = isRemovedNow || isNewer
  if (isChanged) await payload.update({ collection, id: row.id, data, depth: 0, req })
  result[isChanged ? 'updated' : 'unchanged'] += 1
  return row.id
}

/**
 * Adds the comments and ratings of an imported article, except those that it has: by the key of their import, or by
 * writer and time; a writer has one rating. A newer text of one replaces its former one; what staff or its writer hid
 * stays hidden, what was deleted or erased stays away. What its writer removed at its source is emptied here. They
 * belong to no account here.
 */
export async function loadInteractions(
  { payload, req, result }: Loading,
  article: { id: number; createDate: string },
  entries: readonly InteractionEntry[],
): Promise<void> {
  const { docs: rows } = await payload.find({
    collection,
    where: { article: { equals: article.id } },
    depth: 0,
    pagination: false,
    req,
  })
  const keyOf = ({ id, type }: InteractionEntry) => `import:${article.id}:${type}:${id}`
  const headKey = (id: string) => `import:${article.id}:COMMENT:${id}`
  const byKey = new Map(rows.map((row) => [row.onceKey, row]))
  const sameAs = ({ type, author, fullName, createdDate }: InteractionEntry) =>
    rows.find(
      (row) =>
        row.type === type &&
        (row.fullName ?? '') === fullName &&
        row.createdAt === timeOf(createdDate, article.createDate),
    ) ?? rows.find((row) => type === 'RATE' && row.type === type && author !== '' && row.userName === author)
  const rowOf = (entry: InteractionEntry) => byKey.get(keyOf(entry)) ?? sameAs(entry)
  const missing = entries.filter((entry) => !rowOf(entry)).map(keyOf)
  const deleted = await deletedOf({ payload, req }, missing)
  const ids = new Map<string, number>()
  for (const entry of headsFirst(entries)) {
    const row = rowOf(entry)
    const isDeleted = deleted.has(keyOf(entry)) || (entry.replyTo !== undefined && deleted.has(headKey(entry.replyTo)))
    if (!row && isDeleted) continue
    ids.set(entry.id, row ? await renew({ payload, req, result }, row, entry) : await create(entry))
  }

  async function create(entry: InteractionEntry): Promise<number> {
    const { type, value, author, fullName, isInstitute, isRemoved, createdDate, updatedDate, replyTo } = entry
    const createdAt = timeOf(createdDate, article.createDate)
    const isEdited = updatedDate !== undefined && timeOf(updatedDate, '') !== createdAt
    const { id } = await payload.create({
      collection,
      data: {
        article: article.id,
        type,
        value,
        userName: author,
        fullName,
        fromInstitute: isInstitute,
        state: isRemoved ? 'REMOVED' : 'SHOWN',
        openReports: 0,
        replyTo: replyTo === undefined ? null : (ids.get(replyTo) ?? null),
        editedAt: isEdited ? timeOf(updatedDate, createdAt) : null,
        onceKey: keyOf(entry),
        createdAt,
      },
      depth: 0,
      req,
    })
    result.created += 1
    return id
  }
}
