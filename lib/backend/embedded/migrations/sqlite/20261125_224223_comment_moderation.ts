import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

/** Spam as a state of comments, and answers of the institute. Existing comments keep their state. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`interacted_articles\` ADD \`from_institute\` integer DEFAULT false;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`UPDATE interacted_articles SET state = 'HIDDEN' WHERE state = 'SPAM';`)
  await db.run(sql`ALTER TABLE \`interacted_articles\` DROP COLUMN \`from_institute\`;`)
}
