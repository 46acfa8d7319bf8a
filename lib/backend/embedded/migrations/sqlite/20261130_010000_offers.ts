import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`articles_offer_dates\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`first_day\` text,
  	\`last_day\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`articles\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`articles_offer_dates_order_idx\` ON \`articles_offer_dates\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`articles_offer_dates_parent_id_idx\` ON \`articles_offer_dates\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_articles_v_version_offer_dates\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`first_day\` text,
  	\`last_day\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_articles_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_articles_v_version_offer_dates_order_idx\` ON \`_articles_v_version_offer_dates\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_offer_dates_parent_id_idx\` ON \`_articles_v_version_offer_dates\` (\`_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`articles\` ADD \`offer_promise\` text;`)
  await db.run(sql`ALTER TABLE \`articles\` ADD \`offer_includes\` text;`)
  await db.run(sql`ALTER TABLE \`articles\` ADD \`offer_duration\` text;`)
  await db.run(sql`ALTER TABLE \`articles\` ADD \`offer_fee\` text;`)
  await db.run(sql`ALTER TABLE \`articles\` ADD \`offer_bring\` text;`)
  await db.run(sql`ALTER TABLE \`articles\` ADD \`offer_place\` text;`)
  await db.run(sql`ALTER TABLE \`articles\` ADD \`offer_is_online\` integer;`)
  await db.run(sql`ALTER TABLE \`articles\` ADD \`offer_audience\` text;`)
  await db.run(sql`ALTER TABLE \`articles\` ADD \`offer_seats\` text;`)
  await db.run(sql`ALTER TABLE \`_articles_v\` ADD \`version_offer_promise\` text;`)
  await db.run(sql`ALTER TABLE \`_articles_v\` ADD \`version_offer_includes\` text;`)
  await db.run(sql`ALTER TABLE \`_articles_v\` ADD \`version_offer_duration\` text;`)
  await db.run(sql`ALTER TABLE \`_articles_v\` ADD \`version_offer_fee\` text;`)
  await db.run(sql`ALTER TABLE \`_articles_v\` ADD \`version_offer_bring\` text;`)
  await db.run(sql`ALTER TABLE \`_articles_v\` ADD \`version_offer_place\` text;`)
  await db.run(sql`ALTER TABLE \`_articles_v\` ADD \`version_offer_is_online\` integer;`)
  await db.run(sql`ALTER TABLE \`_articles_v\` ADD \`version_offer_audience\` text;`)
  await db.run(sql`ALTER TABLE \`_articles_v\` ADD \`version_offer_seats\` text;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`articles_offer_dates\`;`)
  await db.run(sql`DROP TABLE \`_articles_v_version_offer_dates\`;`)
  await db.run(sql`ALTER TABLE \`articles\` DROP COLUMN \`offer_promise\`;`)
  await db.run(sql`ALTER TABLE \`articles\` DROP COLUMN \`offer_includes\`;`)
  await db.run(sql`ALTER TABLE \`articles\` DROP COLUMN \`offer_duration\`;`)
  await db.run(sql`ALTER TABLE \`articles\` DROP COLUMN \`offer_fee\`;`)
  await db.run(sql`ALTER TABLE \`articles\` DROP COLUMN \`offer_bring\`;`)
  await db.run(sql`ALTER TABLE \`articles\` DROP COLUMN \`offer_place\`;`)
  await db.run(sql`ALTER TABLE \`articles\` DROP COLUMN \`offer_is_online\`;`)
  await db.run(sql`ALTER TABLE \`articles\` DROP COLUMN \`offer_audience\`;`)
  await db.run(sql`ALTER TABLE \`articles\` DROP COLUMN \`offer_seats\`;`)
  await db.run(sql`ALTER TABLE \`_articles_v\` DROP COLUMN \`version_offer_promise\`;`)
  await db.run(sql`ALTER TABLE \`_articles_v\` DROP COLUMN \`version_offer_includes\`;`)
  await db.run(sql`ALTER TABLE \`_articles_v\` DROP COLUMN \`version_offer_duration\`;`)
  await db.run(sql`ALTER TABLE \`_articles_v\` DROP COLUMN \`version_offer_fee\`;`)
  await db.run(sql`ALTER TABLE \`_articles_v\` DROP COLUMN \`version_offer_bring\`;`)
  await db.run(sql`ALTER TABLE \`_articles_v\` DROP COLUMN \`version_offer_place\`;`)
  await db.run(sql`ALTER TABLE \`_articles_v\` DROP COLUMN \`version_offer_is_online\`;`)
  await db.run(sql`ALTER TABLE \`_articles_v\` DROP COLUMN \`version_offer_audience\`;`)
  await db.run(sql`ALTER TABLE \`_articles_v\` DROP COLUMN \`version_offer_seats\`;`)
}
