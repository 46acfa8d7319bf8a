import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`media_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`media_texts_order_parent\` ON \`media_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`ALTER TABLE \`articles\` ADD \`title_folded\` text;`)
  await db.run(sql`ALTER TABLE \`articles\` ADD \`words\` text;`)
  await db.run(sql`CREATE INDEX \`_status_language_createDate_titleFolded_idx\` ON \`articles\` (\`_status\`,\`language\`,\`create_date\`,\`title_folded\`);`)
  await db.run(sql`ALTER TABLE \`articles\` DROP COLUMN \`content\`;`)
  await db.run(sql`ALTER TABLE \`_articles_v\` ADD \`version_title_folded\` text;`)
  await db.run(sql`ALTER TABLE \`_articles_v\` ADD \`version_words\` text;`)
  await db.run(sql`CREATE INDEX \`compound_index_2_idx\` ON \`_articles_v\` (\`version__status\`,\`version_language\`,\`version_create_date\`,\`version_title_folded\`);`)
  await db.run(sql`ALTER TABLE \`_articles_v\` DROP COLUMN \`version_content\`;`)
  // Imported dates stood with their offset, the studio's do not, and dates are sorted as texts.
  await db.run(sql`UPDATE \`articles\` SET \`create_date\` = strftime('%Y-%m-%dT%H:%M:%fZ', \`create_date\`) WHERE \`create_date\` NOT LIKE '%Z';`)
  await db.run(sql`UPDATE \`_articles_v\` SET \`version_create_date\` = strftime('%Y-%m-%dT%H:%M:%fZ', \`version_create_date\`) WHERE \`version_create_date\` NOT LIKE '%Z';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`media_texts\`;`)
  await db.run(sql`DROP INDEX \`_status_language_createDate_titleFolded_idx\`;`)
  await db.run(sql`ALTER TABLE \`articles\` ADD \`content\` text;`)
  await db.run(sql`ALTER TABLE \`articles\` DROP COLUMN \`title_folded\`;`)
  await db.run(sql`ALTER TABLE \`articles\` DROP COLUMN \`words\`;`)
  await db.run(sql`DROP INDEX \`compound_index_2_idx\`;`)
  await db.run(sql`ALTER TABLE \`_articles_v\` ADD \`version_content\` text;`)
  await db.run(sql`ALTER TABLE \`_articles_v\` DROP COLUMN \`version_title_folded\`;`)
  await db.run(sql`ALTER TABLE \`_articles_v\` DROP COLUMN \`version_words\`;`)
}
