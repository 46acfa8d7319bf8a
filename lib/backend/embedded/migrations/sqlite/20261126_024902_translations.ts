import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'
import { createTriggers } from './20261121_233500_search_index'

/**
 * What is known of an article as a translation, and which members are one person in several languages: those that share a
 * translation key, which stay as they are. Translations start as up to date.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`articles\` ADD \`original_changed_at\` text;`)
  await db.run(sql`ALTER TABLE \`articles\` ADD \`translated_from\` text;`)
  await db.run(sql`ALTER TABLE \`articles\` ADD \`translation_checked_at\` text;`)
  await db.run(sql`ALTER TABLE \`articles\` ADD \`translation_checked_by_id\` integer REFERENCES staff(id) ON DELETE SET NULL;`)
  await db.run(sql`CREATE INDEX \`articles_original_changed_at_idx\` ON \`articles\` (\`original_changed_at\`);`)
  await db.run(sql`CREATE INDEX \`articles_translation_checked_by_idx\` ON \`articles\` (\`translation_checked_by_id\`);`)
  await db.run(sql`ALTER TABLE \`_articles_v\` ADD \`version_original_changed_at\` text;`)
  await db.run(sql`ALTER TABLE \`_articles_v\` ADD \`version_translated_from\` text;`)
  await db.run(sql`ALTER TABLE \`_articles_v\` ADD \`version_translation_checked_at\` text;`)
  await db.run(sql`ALTER TABLE \`_articles_v\` ADD \`version_translation_checked_by_id\` integer REFERENCES staff(id) ON DELETE SET NULL;`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_original_changed_at_idx\` ON \`_articles_v\` (\`version_original_changed_at\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_translation_checked_by_idx\` ON \`_articles_v\` (\`version_translation_checked_by_id\`);`)
  await db.run(sql`ALTER TABLE \`members\` ADD \`main_profile_id\` integer REFERENCES members(id) ON DELETE SET NULL;`)
  await db.run(sql`CREATE INDEX \`members_main_profile_idx\` ON \`members\` (\`main_profile_id\`);`)
  await db.run(sql`WITH ranked AS (
    SELECT id,
      row_number() OVER (PARTITION BY COALESCE(NULLIF(translation_key, ''), slug), language ORDER BY id) AS place,
      first_value(id) OVER (
        PARTITION BY COALESCE(NULLIF(translation_key, ''), slug)
        ORDER BY CASE language WHEN 'vi' THEN 0 WHEN 'en' THEN 1 ELSE 2 END, id
      ) AS main_id
    FROM members WHERE deleted_at IS NULL)
    UPDATE members SET main_profile_id = (
      SELECT main_id FROM ranked WHERE ranked.id = members.id AND place = 1 AND main_id <> ranked.id)
    WHERE deleted_at IS NULL;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
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
  	\`publish_at\` text,
  	\`unpublish_at\` text,
  	\`review_asked\` integer DEFAULT false,
  	\`review_returned\` integer DEFAULT false,
  	\`review_asked_by_id\` integer,
  	\`saved_by_id\` integer,
  	\`source_hash\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`meta_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`translation_of_id\`) REFERENCES \`articles\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`preview_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`review_asked_by_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`saved_by_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_articles\`("id", "revision", "title", "summary", "meta_title", "meta_description", "meta_image_id", "format", "body", "html", "title_match", "title_folded", "words", "slug", "type", "language", "translation_of_id", "translation_key", "preview_image_id", "create_date", "views", "publish_at", "unpublish_at", "review_asked", "review_returned", "review_asked_by_id", "saved_by_id", "source_hash", "updated_at", "created_at", "deleted_at", "_status") SELECT "id", "revision", "title", "summary", "meta_title", "meta_description", "meta_image_id", "format", "body", "html", "title_match", "title_folded", "words", "slug", "type", "language", "translation_of_id", "translation_key", "preview_image_id", "create_date", "views", "publish_at", "unpublish_at", "review_asked", "review_returned", "review_asked_by_id", "saved_by_id", "source_hash", "updated_at", "created_at", "deleted_at", "_status" FROM \`articles\`;`)
  await db.run(sql`DROP TABLE \`articles\`;`)
  await db.run(sql`ALTER TABLE \`__new_articles\` RENAME TO \`articles\`;`)
  await createTriggers(db)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`articles_meta_meta_image_idx\` ON \`articles\` (\`meta_image_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`articles_slug_idx\` ON \`articles\` (\`slug\`) WHERE \`deleted_at\` IS NULL;`)
  await db.run(sql`CREATE INDEX \`articles_translation_of_idx\` ON \`articles\` (\`translation_of_id\`);`)
  await db.run(sql`CREATE INDEX \`articles_translation_key_idx\` ON \`articles\` (\`translation_key\`);`)
  await db.run(sql`CREATE INDEX \`articles_preview_image_idx\` ON \`articles\` (\`preview_image_id\`);`)
  await db.run(sql`CREATE INDEX \`articles_publish_at_idx\` ON \`articles\` (\`publish_at\`);`)
  await db.run(sql`CREATE INDEX \`articles_unpublish_at_idx\` ON \`articles\` (\`unpublish_at\`);`)
  await db.run(sql`CREATE INDEX \`articles_review_asked_by_idx\` ON \`articles\` (\`review_asked_by_id\`);`)
  await db.run(sql`CREATE INDEX \`articles_saved_by_idx\` ON \`articles\` (\`saved_by_id\`);`)
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
  	\`version_publish_at\` text,
  	\`version_unpublish_at\` text,
  	\`version_review_asked\` integer DEFAULT false,
  	\`version_review_returned\` integer DEFAULT false,
  	\`version_review_asked_by_id\` integer,
  	\`version_saved_by_id\` integer,
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
  	FOREIGN KEY (\`version_preview_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_review_asked_by_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_saved_by_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__articles_v\`("id", "parent_id", "version_revision", "version_title", "version_summary", "version_meta_title", "version_meta_description", "version_meta_image_id", "version_format", "version_body", "version_html", "version_title_match", "version_title_folded", "version_words", "version_slug", "version_type", "version_language", "version_translation_of_id", "version_translation_key", "version_preview_image_id", "version_create_date", "version_views", "version_publish_at", "version_unpublish_at", "version_review_asked", "version_review_returned", "version_review_asked_by_id", "version_saved_by_id", "version_source_hash", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest") SELECT "id", "parent_id", "version_revision", "version_title", "version_summary", "version_meta_title", "version_meta_description", "version_meta_image_id", "version_format", "version_body", "version_html", "version_title_match", "version_title_folded", "version_words", "version_slug", "version_type", "version_language", "version_translation_of_id", "version_translation_key", "version_preview_image_id", "version_create_date", "version_views", "version_publish_at", "version_unpublish_at", "version_review_asked", "version_review_returned", "version_review_asked_by_id", "version_saved_by_id", "version_source_hash", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest" FROM \`_articles_v\`;`)
  await db.run(sql`DROP TABLE \`_articles_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__articles_v\` RENAME TO \`_articles_v\`;`)
  await db.run(sql`CREATE INDEX \`_articles_v_parent_idx\` ON \`_articles_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_meta_version_meta_image_idx\` ON \`_articles_v\` (\`version_meta_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_slug_idx\` ON \`_articles_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_translation_of_idx\` ON \`_articles_v\` (\`version_translation_of_id\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_translation_key_idx\` ON \`_articles_v\` (\`version_translation_key\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_preview_image_idx\` ON \`_articles_v\` (\`version_preview_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_publish_at_idx\` ON \`_articles_v\` (\`version_publish_at\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_unpublish_at_idx\` ON \`_articles_v\` (\`version_unpublish_at\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_review_asked_by_idx\` ON \`_articles_v\` (\`version_review_asked_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_saved_by_idx\` ON \`_articles_v\` (\`version_saved_by_id\`);`)
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
  await db.run(sql`CREATE TABLE \`__new_members\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_order\` text,
  	\`revision\` text DEFAULT '0',
  	\`full_name\` text NOT NULL,
  	\`name\` text,
  	\`full_name_match\` text,
  	\`gmail\` text,
  	\`phone\` text,
  	\`pen_name\` text,
  	\`description\` text,
  	\`slug\` text NOT NULL,
  	\`language\` text DEFAULT 'vi' NOT NULL,
  	\`translation_key\` text,
  	\`photo_id\` integer,
  	\`is_show\` integer DEFAULT true,
  	\`is_hidden\` integer DEFAULT false,
  	\`source_hash\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	FOREIGN KEY (\`photo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_members\`("id", "_order", "revision", "full_name", "name", "full_name_match", "gmail", "phone", "pen_name", "description", "slug", "language", "translation_key", "photo_id", "is_show", "is_hidden", "source_hash", "updated_at", "created_at", "deleted_at") SELECT "id", "_order", "revision", "full_name", "name", "full_name_match", "gmail", "phone", "pen_name", "description", "slug", "language", "translation_key", "photo_id", "is_show", "is_hidden", "source_hash", "updated_at", "created_at", "deleted_at" FROM \`members\`;`)
  await db.run(sql`DROP TABLE \`members\`;`)
  await db.run(sql`ALTER TABLE \`__new_members\` RENAME TO \`members\`;`)
  await db.run(sql`CREATE INDEX \`members__order_idx\` ON \`members\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`members_full_name_match_idx\` ON \`members\` (\`full_name_match\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`members_slug_idx\` ON \`members\` (\`slug\`) WHERE \`deleted_at\` IS NULL;`)
  await db.run(sql`CREATE INDEX \`members_language_idx\` ON \`members\` (\`language\`);`)
  await db.run(sql`CREATE INDEX \`members_translation_key_idx\` ON \`members\` (\`translation_key\`);`)
  await db.run(sql`CREATE INDEX \`members_photo_idx\` ON \`members\` (\`photo_id\`);`)
  await db.run(sql`CREATE INDEX \`members_updated_at_idx\` ON \`members\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`members_created_at_idx\` ON \`members\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`members_deleted_at_idx\` ON \`members\` (\`deleted_at\`);`)
}
