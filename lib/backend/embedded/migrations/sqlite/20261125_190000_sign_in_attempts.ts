import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

/** Sign-ins are counted by account, network and device; accounts are no longer locked. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(
    sql`CREATE TABLE sign_in_attempts (id text PRIMARY KEY NOT NULL, account text NOT NULL, tried integer NOT NULL, expires text NOT NULL);`,
  )
  await db.run(sql`CREATE INDEX sign_in_attempts_account_idx ON sign_in_attempts (account);`)
  await db.run(sql`ALTER TABLE staff DROP COLUMN login_attempts;`)
  await db.run(sql`ALTER TABLE staff DROP COLUMN lock_until;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE sign_in_attempts;`)
  await db.run(sql`ALTER TABLE staff ADD login_attempts numeric DEFAULT 0;`)
  await db.run(sql`ALTER TABLE staff ADD lock_until text;`)
}
