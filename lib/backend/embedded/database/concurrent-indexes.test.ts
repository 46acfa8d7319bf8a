import { expect, test } from '@jest/globals'
import { concurrentIndexes } from './concurrent-indexes'
import { databases, migrateAll, mockAdapters, sql, type Database } from './migrated-database'

const onPostgres = databases.filter(([name]) => name === 'PostgreSQL')
const withPostgres = onPostgres.length > 0 ? test : test.skip

const definitionOf = (wanted: string) => concurrentIndexes.find(({ name }) => name === wanted)?.definition

withPostgres('queues of requests are counted in an index alone, without those in the trash', async () => {
  for (const [, open] of onPostgres) await expectIndexOnlyCount(await open())
})

async function expectIndexOnlyCount(database: Database): Promise<void> {
  try {
    mockAdapters()
    await migrateAll(database)
    const name = 'consultation_requests_by_status_idx'
    await database.run(sql.raw(`CREATE INDEX ${name} ON ${definitionOf(name)}`))
    await database.run(
      sql.raw(`INSERT INTO consultation_requests (reference, once_key, full_name, phone, content, status)
        SELECT 'R' || i, 'K' || i, 'An', '0900123456', repeat('a question ', 20),
          CASE WHEN i % 3 = 0 THEN 'ANSWERED' ELSE 'CLOSED' END::enum_consultation_requests_status
        FROM generate_series(1, 5000) AS i`),
    )
    await database.run(sql.raw('VACUUM ANALYZE consultation_requests'))
    const plan = await database.run(
      sql.raw(`EXPLAIN SELECT count(*) FROM consultation_requests WHERE status = 'CLOSED' AND deleted_at IS NULL`),
    )
    const scan = plan.flatMap((line) => Object.values(line)).find((text) => String(text).includes('Scan'))
    expect(scan).toContain(`Index Only Scan using ${name}`)
  } finally {
    await database.close()
  }
}
