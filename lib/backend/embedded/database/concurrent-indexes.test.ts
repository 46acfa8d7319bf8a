import { expect, test } from '@jest/globals'
import { concurrentIndexes } from './concurrent-indexes'
import { databases, migrateAll, mockAdapters, sql } from './migrated-database'

const open = new Map(databases).get('PostgreSQL')
const onPostgres = open ? test : test.skip

onPostgres('queues of requests are counted in indexes alone, without those in the trash', async () => {
  const database = await open?.()
  if (!database) throw new Error('This needs TEST_DATABASE_URL')
  try {
    mockAdapters()
    await migrateAll(database)
    for (const { name, definition } of concurrentIndexes)
      if (name.startsWith('consultation_requests_by_'))
        await database.run(sql.raw(`CREATE INDEX ${name} ON ${definition}`))
    await database.run(sql.raw(`INSERT INTO staff (id, email) SELECT i, 's' || i FROM generate_series(1, 2) AS i`))
    await database.run(
      sql.raw(`INSERT INTO consultation_requests
          (reference, once_key, full_name, phone, content, status, assignee_id, deleted_at)
        SELECT 'R' || i, 'K' || i, 'An', '0900123456', repeat('a question ', 20),
          CASE WHEN i % 2 = 0 THEN 'ANSWERED' ELSE 'CLOSED' END::enum_consultation_requests_status, 1 + i % 2,
          CASE WHEN i <= 1000 THEN now() END
        FROM generate_series(1, 5000) AS i`),
    )
    await database.run(sql.raw('VACUUM ANALYZE consultation_requests'))
    // PostgreSQL may be looking at the table by itself at this moment, and then marks no page as visible to all.
    for (const way of ['bitmapscan', 'seqscan']) await database.run(sql.raw(`SET enable_${way} = off`))
    for (const [condition, index] of [
      ["status = 'CLOSED'", 'consultation_requests_by_status_idx'],
      ['assignee_id = 1', 'consultation_requests_by_assignee_idx'],
    ] as const) {
      const count = `SELECT count(*) AS n FROM consultation_requests WHERE ${condition} AND deleted_at IS NULL`
      const plan = await database.run(sql.raw(`EXPLAIN ${count}`))
      expect(JSON.stringify(plan)).toContain(`Index Only Scan using ${index}`)
      expect(await database.run(sql.raw(count))).toEqual([{ n: '2000' }])
    }
  } finally {
    await database.close()
  }
})
