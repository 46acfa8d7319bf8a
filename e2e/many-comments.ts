import type { Site } from './instances'
import { inDatabase } from './site-database'

/** The id of the oldest comment; they have consecutive ids. */
export const firstId = 100_001

export const count = { heads: 120, replies: 130, api: 250 }

/** The comment with many replies is among the newest. */
export const busyId = firstId + count.heads - 2

export const lateReplyId = firstId + count.heads + 60

export const hiddenIds = [firstId + 1000, firstId + 1001]

interface Row {
  id: number
  minute: number
  state?: string
  replyTo?: number
}

const rows: Row[] = [
  ...Array.from({ length: count.heads }, (_, i) => ({ id: firstId + i, minute: i })),
  ...Array.from({ length: count.replies }, (_, i) => ({
    id: firstId + count.heads + i,
    minute: 1000 + i,
    replyTo: busyId,
  })),
  { id: hiddenIds[0] ?? 0, minute: 500, state: 'HELD' },
  { id: hiddenIds[1] ?? 0, minute: 501, state: 'REMOVED' },
]

export async function makeOldest(environment: Site['environment'], text: string): Promise<void> {
  const time = '2020-01-01T00:00:00.000Z'
  const set = `created_at = '${time}', updated_at = '${time}'`
  await inDatabase(environment, `UPDATE interacted_articles SET ${set} WHERE value = '${text}'`)
}

export async function addManyComments(environment: Site['environment'], slug: string): Promise<void> {
  const begin = Date.parse('2026-01-01T00:00:00Z')
  const values = rows.map(({ id, minute, state = 'SHOWN', replyTo }) => {
    const time = new Date(begin + minute * 60_000).toISOString()
    const article = `(SELECT id FROM articles WHERE slug = '${slug}')`
    return `(${id}, ${article}, 'COMMENT', 'Lời bình ${id}', 'Bạn ${id}', '${state}', 0, ${replyTo ?? 'NULL'}, '${time}', '${time}')`
  })
  const statement = `INSERT INTO interacted_articles (id, article_id, type, value, full_name, state, open_reports,
    reply_to_id, created_at, updated_at) VALUES ${values.join(', ')} ON CONFLICT (id) DO NOTHING`
  await inDatabase(environment, statement)
}
