import type { InteractionEntry } from '@/lib/content/import/schemas'
import type { InteractedArticle } from '../payload-types'
import type { Loading } from './loading'

const collection = 'interacted-articles'

const timeOf = (date: string | undefined, other: string) => new Date(date ?? other).toISOString()

/** Comments before their replies. */
const headsFirst = (entries: readonly InteractionEntry[]) =>
  [...entries].sort((a, b) => Number(a.replyTo !== undefined) - Number(b.replyTo !== undefined))

/**
 * Adds the comments and ratings of an imported article, except those that it has: by the key of their import, or by
 * writer and time. A newer text of one replaces its former one; what staff or its writer hid stays hidden. They belong
 * to no account here.
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
  const byKey = new Map(rows.map((row) => [row.onceKey, row]))
  const sameAs = ({ type, fullName, createdDate }: InteractionEntry) =>
    rows.find(
      (row) =>
        row.type === type &&
        (row.fullName ?? '') === fullName &&
        row.createdAt === timeOf(createdDate, article.createDate),
    )
  const ids = new Map<string, number>()
  for (const entry of headsFirst(entries)) {
    const row = byKey.get(keyOf(entry)) ?? sameAs(entry)
    ids.set(entry.id, row ? await renew(row, entry) : await create(entry))
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

  async function renew(row: InteractedArticle, { value, updatedDate }: InteractionEntry): Promise<number> {
    const editedAt = timeOf(updatedDate, row.createdAt)
    const isNewer = row.state === 'SHOWN' && row.value !== value && editedAt > (row.editedAt ?? row.createdAt)
    if (isNewer) await payload.update({ collection, id: row.id, data: { value, editedAt }, depth: 0, req })
    result[isNewer ? 'updated' : 'unchanged'] += 1
    return row.id
  }
}
