import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'
import { lockedRecords } from '../locked-records'

/** The references of Payload's locks. With what it generates, a record that is locked could not be deleted. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const table of lockedRecords) {
    await db.run(
      sql.raw(
        `ALTER TABLE payload_locked_documents_rels ADD ${table}_id integer REFERENCES ${table} (id) ON DELETE CASCADE`,
      ),
    )
    await db.run(
      sql.raw(
        `CREATE INDEX payload_locked_documents_rels_${table}_id_idx ON payload_locked_documents_rels (${table}_id)`,
      ),
    )
  }
}

/** The program of before does not read the columns. */
export const down = () => Promise.resolve()
