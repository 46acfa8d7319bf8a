import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/** Sign-ins are counted by account, network and device; accounts are no longer locked. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE sign_in_attempts (id text PRIMARY KEY NOT NULL, account text NOT NULL, tried integer NOT NULL, expires text NOT NULL);
    CREATE INDEX sign_in_attempts_account_idx ON sign_in_attempts (account);
    ALTER TABLE staff DROP COLUMN login_attempts;
    ALTER TABLE staff DROP COLUMN lock_until;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP TABLE sign_in_attempts;
    ALTER TABLE staff ADD COLUMN login_attempts numeric DEFAULT 0;
    ALTER TABLE staff ADD COLUMN lock_until timestamp(3) with time zone;`)
}
