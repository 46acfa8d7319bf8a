import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'
import { createTriggers } from './20261121_233500_search_index'

/** Planned publications, the review of articles and its notes, and who saved a version. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`articles_review_notes\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`text\` text,
  	\`by_id\` integer,
  	\`at\` text,
  	FOREIGN KEY (\`by_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`articles\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`articles_review_notes_order_idx\` ON \`articles_review_notes\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`articles_review_notes_parent_id_idx\` ON \`articles_review_notes\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`articles_review_notes_by_idx\` ON \`articles_review_notes\` (\`by_id\`);`)
  await db.run(sql`CREATE TABLE \`_articles_v_version_review_notes\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`text\` text,
  	\`by_id\` integer,
  	\`at\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`by_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_articles_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_articles_v_version_review_notes_order_idx\` ON \`_articles_v_version_review_notes\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_review_notes_parent_id_idx\` ON \`_articles_v_version_review_notes\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_review_notes_by_idx\` ON \`_articles_v_version_review_notes\` (\`by_id\`);`)
  await db.run(sql`ALTER TABLE \`articles\` ADD \`publish_at\` text;`)
  await db.run(sql`ALTER TABLE \`articles\` ADD \`unpublish_at\` text;`)
  await db.run(sql`ALTER TABLE \`articles\` ADD \`review_returned\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`articles\` ADD \`review_asked_by_id\` integer REFERENCES staff(id) ON DELETE SET NULL;`)
  await db.run(sql`ALTER TABLE \`articles\` ADD \`saved_by_id\` integer REFERENCES staff(id) ON DELETE SET NULL;`)
  await db.run(sql`CREATE INDEX \`articles_publish_at_idx\` ON \`articles\` (\`publish_at\`);`)
  await db.run(sql`CREATE INDEX \`articles_unpublish_at_idx\` ON \`articles\` (\`unpublish_at\`);`)
  await db.run(sql`CREATE INDEX \`articles_review_asked_by_idx\` ON \`articles\` (\`review_asked_by_id\`);`)
  await db.run(sql`CREATE INDEX \`articles_saved_by_idx\` ON \`articles\` (\`saved_by_id\`);`)
  await db.run(sql`ALTER TABLE \`_articles_v\` ADD \`version_publish_at\` text;`)
  await db.run(sql`ALTER TABLE \`_articles_v\` ADD \`version_unpublish_at\` text;`)
  await db.run(sql`ALTER TABLE \`_articles_v\` ADD \`version_review_returned\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`_articles_v\` ADD \`version_review_asked_by_id\` integer REFERENCES staff(id) ON DELETE SET NULL;`)
  await db.run(sql`ALTER TABLE \`_articles_v\` ADD \`version_saved_by_id\` integer REFERENCES staff(id) ON DELETE SET NULL;`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_publish_at_idx\` ON \`_articles_v\` (\`version_publish_at\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_unpublish_at_idx\` ON \`_articles_v\` (\`version_unpublish_at\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_review_asked_by_idx\` ON \`_articles_v\` (\`version_review_asked_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_saved_by_idx\` ON \`_articles_v\` (\`version_saved_by_id\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`articles_review_notes\`;`)
  await db.run(sql`DROP TABLE \`_articles_v_version_review_notes\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_articles\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`revision\` text DEFAULT '0',
  	\`title\` text,
  	\`summary\` text,
  	\`meta_title\` text,
  	\`meta_description\` text,
  	\`meta_image_id\` integer,
  	\`format\` text DEFAULT 'EDITOR',
  	\`body\` text,
  	\`html\` text,
  	\`title_match\` text,
  	\`title_folded\` text,
  	\`words\` text,
  	\`slug\` text,
  	\`type\` text DEFAULT 'NEWS',
  	\`language\` text DEFAULT 'vi',
  	\`translation_of_id\` integer,
  	\`translation_key\` text,
  	\`preview_image_id\` integer,
  	\`create_date\` text,
  	\`views\` numeric DEFAULT 0,
  	\`review_asked\` integer DEFAULT false,
  	\`source_hash\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`meta_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`translation_of_id\`) REFERENCES \`articles\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`preview_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_articles\`("id", "revision", "title", "summary", "meta_title", "meta_description", "meta_image_id", "format", "body", "html", "title_match", "title_folded", "words", "slug", "type", "language", "translation_of_id", "translation_key", "preview_image_id", "create_date", "views", "review_asked", "source_hash", "updated_at", "created_at", "deleted_at", "_status") SELECT "id", "revision", "title", "summary", "meta_title", "meta_description", "meta_image_id", "format", "body", "html", "title_match", "title_folded", "words", "slug", "type", "language", "translation_of_id", "translation_key", "preview_image_id", "create_date", "views", "review_asked", "source_hash", "updated_at", "created_at", "deleted_at", "_status" FROM \`articles\`;`)
  await db.run(sql`DROP TABLE \`articles\`;`)
  await db.run(sql`ALTER TABLE \`__new_articles\` RENAME TO \`articles\`;`)
  await createTriggers(db)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`articles_meta_meta_image_idx\` ON \`articles\` (\`meta_image_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`articles_slug_idx\` ON \`articles\` (\`slug\`) WHERE \`deleted_at\` IS NULL;`)
  await db.run(sql`CREATE INDEX \`articles_translation_of_idx\` ON \`articles\` (\`translation_of_id\`);`)
  await db.run(sql`CREATE INDEX \`articles_translation_key_idx\` ON \`articles\` (\`translation_key\`);`)
  await db.run(sql`CREATE INDEX \`articles_preview_image_idx\` ON \`articles\` (\`preview_image_id\`);`)
  await db.run(sql`CREATE INDEX \`articles_updated_at_idx\` ON \`articles\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`articles_created_at_idx\` ON \`articles\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`articles_deleted_at_idx\` ON \`articles\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`articles__status_idx\` ON \`articles\` (\`_status\`);`)
  await db.run(sql`CREATE INDEX \`_status_language_type_createDate_idx\` ON \`articles\` (\`_status\`,\`language\`,\`type\`,\`create_date\`);`)
  await db.run(sql`CREATE INDEX \`_status_type_createDate_idx\` ON \`articles\` (\`_status\`,\`type\`,\`create_date\`);`)
  await db.run(sql`CREATE INDEX \`_status_language_createDate_titleMatch_idx\` ON \`articles\` (\`_status\`,\`language\`,\`create_date\`,\`title_match\`);`)
  await db.run(sql`CREATE INDEX \`_status_createDate_titleMatch_idx\` ON \`articles\` (\`_status\`,\`create_date\`,\`title_match\`);`)
  await db.run(sql`CREATE INDEX \`_status_language_createDate_titleFolded_idx\` ON \`articles\` (\`_status\`,\`language\`,\`create_date\`,\`title_folded\`);`)
  await db.run(sql`CREATE TABLE \`__new__articles_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_revision\` text DEFAULT '0',
  	\`version_title\` text,
  	\`version_summary\` text,
  	\`version_meta_title\` text,
  	\`version_meta_description\` text,
  	\`version_meta_image_id\` integer,
  	\`version_format\` text DEFAULT 'EDITOR',
  	\`version_body\` text,
  	\`version_html\` text,
  	\`version_title_match\` text,
  	\`version_title_folded\` text,
  	\`version_words\` text,
  	\`version_slug\` text,
  	\`version_type\` text DEFAULT 'NEWS',
  	\`version_language\` text DEFAULT 'vi',
  	\`version_translation_of_id\` integer,
  	\`version_translation_key\` text,
  	\`version_preview_image_id\` integer,
  	\`version_create_date\` text,
  	\`version_views\` numeric DEFAULT 0,
  	\`version_review_asked\` integer DEFAULT false,
  	\`version_source_hash\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`articles\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_meta_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_translation_of_id\`) REFERENCES \`articles\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_preview_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__articles_v\`("id", "parent_id", "version_revision", "version_title", "version_summary", "version_meta_title", "version_meta_description", "version_meta_image_id", "version_format", "version_body", "version_html", "version_title_match", "version_title_folded", "version_words", "version_slug", "version_type", "version_language", "version_translation_of_id", "version_translation_key", "version_preview_image_id", "version_create_date", "version_views", "version_review_asked", "version_source_hash", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest") SELECT "id", "parent_id", "version_revision", "version_title", "version_summary", "version_meta_title", "version_meta_description", "version_meta_image_id", "version_format", "version_body", "version_html", "version_title_match", "version_title_folded", "version_words", "version_slug", "version_type", "version_language", "version_translation_of_id", "version_translation_key", "version_preview_image_id", "version_create_date", "version_views", "version_review_asked", "version_source_hash", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest" FROM \`_articles_v\`;`)
  await db.run(sql`DROP TABLE \`_articles_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__articles_v\` RENAME TO \`_articles_v\`;`)
  await db.run(sql`CREATE INDEX \`_articles_v_parent_idx\` ON \`_articles_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_meta_version_meta_image_idx\` ON \`_articles_v\` (\`version_meta_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_slug_idx\` ON \`_articles_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_translation_of_idx\` ON \`_articles_v\` (\`version_translation_of_id\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_translation_key_idx\` ON \`_articles_v\` (\`version_translation_key\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_preview_image_idx\` ON \`_articles_v\` (\`version_preview_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_updated_at_idx\` ON \`_articles_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_created_at_idx\` ON \`_articles_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_deleted_at_idx\` ON \`_articles_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version__status_idx\` ON \`_articles_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_created_at_idx\` ON \`_articles_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_updated_at_idx\` ON \`_articles_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_latest_idx\` ON \`_articles_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`compound_index_idx\` ON \`_articles_v\` (\`version__status\`,\`version_language\`,\`version_type\`,\`version_create_date\`);`)
  await db.run(sql`CREATE INDEX \`version__status_version_type_version_createDate_idx\` ON \`_articles_v\` (\`version__status\`,\`version_type\`,\`version_create_date\`);`)
  await db.run(sql`CREATE INDEX \`compound_index_1_idx\` ON \`_articles_v\` (\`version__status\`,\`version_language\`,\`version_create_date\`,\`version_title_match\`);`)
  await db.run(sql`CREATE INDEX \`version__status_version_createDate_version_titleMatch_idx\` ON \`_articles_v\` (\`version__status\`,\`version_create_date\`,\`version_title_match\`);`)
  await db.run(sql`CREATE INDEX \`compound_index_2_idx\` ON \`_articles_v\` (\`version__status\`,\`version_language\`,\`version_create_date\`,\`version_title_folded\`);`)
}
