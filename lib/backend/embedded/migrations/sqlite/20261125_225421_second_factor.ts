import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

/**
 * Second factors of staff. Their tables are not of a collection, and have no foreign key: whoever makes the table of
 * accounts anew must not turn them off.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`staff_security\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`revision\` text DEFAULT '0',
  	\`require_second_factor\` integer DEFAULT false,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(
    sql`CREATE TABLE staff_second_factors (staff_id integer PRIMARY KEY NOT NULL, secret text NOT NULL, last_step integer NOT NULL, since text NOT NULL);`,
  )
  await db.run(
    sql`CREATE TABLE staff_recovery_codes (staff_id integer NOT NULL, hash text NOT NULL, PRIMARY KEY (staff_id, hash));`,
  )
  await db.run(sql`CREATE TABLE staff_verified_sessions (id text PRIMARY KEY NOT NULL, staff_id integer NOT NULL);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const table of ['staff_verified_sessions', 'staff_recovery_codes', 'staff_second_factors'])
    await db.run(sql`DROP TABLE ${sql.identifier(table)};`)
  await db.run(sql`DROP TABLE \`staff_security\`;`)
}
