import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

/**
 * A video may have a file in place of its id at YouTube. SQLite cannot make a column optional, and a table made anew
 * would lose what refers to it, so the column is made anew.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`videos\` ADD \`file_id\` integer REFERENCES documents(id) ON DELETE SET NULL;`)
  await db.run(sql`CREATE INDEX \`videos_file_idx\` ON \`videos\` (\`file_id\`);`)
  await db.run(sql`ALTER TABLE \`videos\` RENAME COLUMN \`video_id\` TO \`former_video_id\`;`)
  await db.run(sql`ALTER TABLE \`videos\` ADD \`video_id\` text;`)
  await db.run(sql`UPDATE \`videos\` SET \`video_id\` = \`former_video_id\`;`)
  await db.run(sql`ALTER TABLE \`videos\` DROP COLUMN \`former_video_id\`;`)
}

/** The previous release has no videos without an id at YouTube. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DELETE FROM \`videos\` WHERE \`video_id\` IS NULL;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_videos\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_order\` text,
  	\`revision\` text DEFAULT '0',
  	\`title_vi\` text NOT NULL,
  	\`title_en\` text,
  	\`title_zh\` text,
  	\`video_id\` text NOT NULL,
  	\`upload_date\` text,
  	\`slug\` text NOT NULL,
  	\`source_hash\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text
  );
  `)
  await db.run(sql`INSERT INTO \`__new_videos\`("id", "_order", "revision", "title_vi", "title_en", "title_zh", "video_id", "upload_date", "slug", "source_hash", "updated_at", "created_at", "deleted_at") SELECT "id", "_order", "revision", "title_vi", "title_en", "title_zh", "video_id", "upload_date", "slug", "source_hash", "updated_at", "created_at", "deleted_at" FROM \`videos\`;`)
  await db.run(sql`DROP TABLE \`videos\`;`)
  await db.run(sql`ALTER TABLE \`__new_videos\` RENAME TO \`videos\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`videos__order_idx\` ON \`videos\` (\`_order\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`videos_slug_idx\` ON \`videos\` (\`slug\`) WHERE \`deleted_at\` IS NULL;`)
  await db.run(sql`CREATE INDEX \`videos_updated_at_idx\` ON \`videos\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`videos_created_at_idx\` ON \`videos\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`videos_deleted_at_idx\` ON \`videos\` (\`deleted_at\`);`)
}
