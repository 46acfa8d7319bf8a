import { randomUUID } from 'node:crypto'
import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

/** An id of this database, by which a bucket tells whose files it holds. A restore of an older backup has made one already. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE IF NOT EXISTS installation (id text PRIMARY KEY NOT NULL);`)
  await db.run(sql`INSERT INTO installation (id) SELECT ${randomUUID()} WHERE NOT EXISTS (SELECT 1 FROM installation);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE installation;`)
}
