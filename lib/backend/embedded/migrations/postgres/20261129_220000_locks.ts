import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres'
import { lockedRecords } from '../locked-records'

/** The references of Payload's locks. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const table of lockedRecords) {
    const [column, name] = [`${table}_id`, `payload_locked_documents_rels_${table}`]
    await db.execute(
      sql.raw(`
        ALTER TABLE payload_locked_documents_rels ADD COLUMN ${column} integer;
        ALTER TABLE payload_locked_documents_rels ADD CONSTRAINT ${name}_fk
          FOREIGN KEY (${column}) REFERENCES public.${table} (id) ON DELETE CASCADE;
        CREATE INDEX ${name}_id_idx ON payload_locked_documents_rels (${column});`),
    )
  }
}

/** The program of before does not read the columns. */
export const down = () => Promise.resolve()
