import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'
import { createTriggers } from './20261121_233500_search_index'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`articles_authors\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`member_id\` integer,
  	FOREIGN KEY (\`member_id\`) REFERENCES \`members\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`articles\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`articles_authors_order_idx\` ON \`articles_authors\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`articles_authors_parent_id_idx\` ON \`articles_authors\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`articles_authors_member_idx\` ON \`articles_authors\` (\`member_id\`);`)
  await db.run(sql`CREATE TABLE \`_articles_v_version_authors\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`member_id\` integer,
  	\`_uuid\` text,
  	FOREIGN KEY (\`member_id\`) REFERENCES \`members\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_articles_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_articles_v_version_authors_order_idx\` ON \`_articles_v_version_authors\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_authors_parent_id_idx\` ON \`_articles_v_version_authors\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_authors_member_idx\` ON \`_articles_v_version_authors\` (\`member_id\`);`)
  await db.run(sql`CREATE TABLE \`former_addresses\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`kind\` text NOT NULL,
  	\`slug\` text NOT NULL,
  	\`article_id\` integer,
  	\`member_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`article_id\`) REFERENCES \`articles\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`member_id\`) REFERENCES \`members\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`former_addresses_article_idx\` ON \`former_addresses\` (\`article_id\`);`)
  await db.run(sql`CREATE INDEX \`former_addresses_member_idx\` ON \`former_addresses\` (\`member_id\`);`)
  await db.run(sql`CREATE INDEX \`former_addresses_updated_at_idx\` ON \`former_addresses\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`former_addresses_created_at_idx\` ON \`former_addresses\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`kind_slug_idx\` ON \`former_addresses\` (\`kind\`,\`slug\`);`)
  await db.run(sql`CREATE TABLE \`index_notices\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`path\` text NOT NULL,
  	\`attempts\` numeric DEFAULT 0 NOT NULL,
  	\`next_attempt_at\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`index_notices_path_idx\` ON \`index_notices\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`index_notices_next_attempt_at_idx\` ON \`index_notices\` (\`next_attempt_at\`);`)
  await db.run(sql`CREATE INDEX \`index_notices_updated_at_idx\` ON \`index_notices\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`index_notices_created_at_idx\` ON \`index_notices\` (\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`articles\` ADD \`meta_title\` text;`)
  await db.run(sql`ALTER TABLE \`articles\` ADD \`meta_description\` text;`)
  await db.run(sql`ALTER TABLE \`articles\` ADD \`meta_image_id\` integer REFERENCES media(id) ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`articles_meta_meta_image_idx\` ON \`articles\` (\`meta_image_id\`);`)
  await db.run(sql`ALTER TABLE \`_articles_v\` ADD \`version_meta_title\` text;`)
  await db.run(sql`ALTER TABLE \`_articles_v\` ADD \`version_meta_description\` text;`)
  await db.run(sql`ALTER TABLE \`_articles_v\` ADD \`version_meta_image_id\` integer REFERENCES media(id) ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_meta_version_meta_image_idx\` ON \`_articles_v\` (\`version_meta_image_id\`);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`former_addresses_id\` integer REFERENCES former_addresses(id) ON DELETE cascade;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`index_notices_id\` integer REFERENCES index_notices(id) ON DELETE cascade;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_former_addresses_id_idx\` ON \`payload_locked_documents_rels\` (\`former_addresses_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_index_notices_id_idx\` ON \`payload_locked_documents_rels\` (\`index_notices_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`articles_authors\`;`)
  await db.run(sql`DROP TABLE \`_articles_v_version_authors\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_articles\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`summary\` text,
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
  	\`source_hash\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`translation_of_id\`) REFERENCES \`articles\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`preview_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_articles\`("id", "title", "summary", "format", "body", "html", "title_match", "title_folded", "words", "slug", "type", "language", "translation_of_id", "translation_key", "preview_image_id", "create_date", "views", "source_hash", "updated_at", "created_at", "_status") SELECT "id", "title", "summary", "format", "body", "html", "title_match", "title_folded", "words", "slug", "type", "language", "translation_of_id", "translation_key", "preview_image_id", "create_date", "views", "source_hash", "updated_at", "created_at", "_status" FROM \`articles\`;`)
  await db.run(sql`DROP TABLE \`articles\`;`)
  await db.run(sql`ALTER TABLE \`__new_articles\` RENAME TO \`articles\`;`)
  await createTriggers(db)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE UNIQUE INDEX \`articles_slug_idx\` ON \`articles\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`articles_translation_of_idx\` ON \`articles\` (\`translation_of_id\`);`)
  await db.run(sql`CREATE INDEX \`articles_translation_key_idx\` ON \`articles\` (\`translation_key\`);`)
  await db.run(sql`CREATE INDEX \`articles_preview_image_idx\` ON \`articles\` (\`preview_image_id\`);`)
  await db.run(sql`CREATE INDEX \`articles_updated_at_idx\` ON \`articles\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`articles_created_at_idx\` ON \`articles\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`articles__status_idx\` ON \`articles\` (\`_status\`);`)
  await db.run(sql`CREATE INDEX \`_status_language_type_createDate_idx\` ON \`articles\` (\`_status\`,\`language\`,\`type\`,\`create_date\`);`)
  await db.run(sql`CREATE INDEX \`_status_type_createDate_idx\` ON \`articles\` (\`_status\`,\`type\`,\`create_date\`);`)
  await db.run(sql`CREATE INDEX \`_status_language_createDate_titleMatch_idx\` ON \`articles\` (\`_status\`,\`language\`,\`create_date\`,\`title_match\`);`)
  await db.run(sql`CREATE INDEX \`_status_createDate_titleMatch_idx\` ON \`articles\` (\`_status\`,\`create_date\`,\`title_match\`);`)
  await db.run(sql`CREATE INDEX \`_status_language_createDate_titleFolded_idx\` ON \`articles\` (\`_status\`,\`language\`,\`create_date\`,\`title_folded\`);`)
  await db.run(sql`CREATE TABLE \`__new__articles_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_title\` text,
  	\`version_summary\` text,
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
  	\`version_source_hash\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`articles\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_translation_of_id\`) REFERENCES \`articles\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_preview_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__articles_v\`("id", "parent_id", "version_title", "version_summary", "version_format", "version_body", "version_html", "version_title_match", "version_title_folded", "version_words", "version_slug", "version_type", "version_language", "version_translation_of_id", "version_translation_key", "version_preview_image_id", "version_create_date", "version_views", "version_source_hash", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "latest") SELECT "id", "parent_id", "version_title", "version_summary", "version_format", "version_body", "version_html", "version_title_match", "version_title_folded", "version_words", "version_slug", "version_type", "version_language", "version_translation_of_id", "version_translation_key", "version_preview_image_id", "version_create_date", "version_views", "version_source_hash", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "latest" FROM \`_articles_v\`;`)
  await db.run(sql`DROP TABLE \`_articles_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__articles_v\` RENAME TO \`_articles_v\`;`)
  await db.run(sql`CREATE INDEX \`_articles_v_parent_idx\` ON \`_articles_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_slug_idx\` ON \`_articles_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_translation_of_idx\` ON \`_articles_v\` (\`version_translation_of_id\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_translation_key_idx\` ON \`_articles_v\` (\`version_translation_key\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_preview_image_idx\` ON \`_articles_v\` (\`version_preview_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_updated_at_idx\` ON \`_articles_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_created_at_idx\` ON \`_articles_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version__status_idx\` ON \`_articles_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_created_at_idx\` ON \`_articles_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_updated_at_idx\` ON \`_articles_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_latest_idx\` ON \`_articles_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`compound_index_idx\` ON \`_articles_v\` (\`version__status\`,\`version_language\`,\`version_type\`,\`version_create_date\`);`)
  await db.run(sql`CREATE INDEX \`version__status_version_type_version_createDate_idx\` ON \`_articles_v\` (\`version__status\`,\`version_type\`,\`version_create_date\`);`)
  await db.run(sql`CREATE INDEX \`compound_index_1_idx\` ON \`_articles_v\` (\`version__status\`,\`version_language\`,\`version_create_date\`,\`version_title_match\`);`)
  await db.run(sql`CREATE INDEX \`version__status_version_createDate_version_titleMatch_idx\` ON \`_articles_v\` (\`version__status\`,\`version_create_date\`,\`version_title_match\`);`)
  await db.run(sql`CREATE INDEX \`compound_index_2_idx\` ON \`_articles_v\` (\`version__status\`,\`version_language\`,\`version_create_date\`,\`version_title_folded\`);`)
  await db.run(sql`CREATE TABLE \`__new_payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`articles_id\` integer,
  	\`media_id\` integer,
  	\`members_id\` integer,
  	\`ecosystems_id\` integer,
  	\`videos_id\` integer,
  	\`interacted_articles_id\` integer,
  	\`accounts_id\` integer,
  	\`comment_reports_id\` integer,
  	\`avatars_id\` integer,
  	\`consultation_requests_id\` integer,
  	\`mails_id\` integer,
  	\`attachments_id\` integer,
  	\`website_views_id\` integer,
  	\`staff_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`articles_id\`) REFERENCES \`articles\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`members_id\`) REFERENCES \`members\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`ecosystems_id\`) REFERENCES \`ecosystems\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`videos_id\`) REFERENCES \`videos\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`interacted_articles_id\`) REFERENCES \`interacted_articles\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`accounts_id\`) REFERENCES \`accounts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`comment_reports_id\`) REFERENCES \`comment_reports\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`avatars_id\`) REFERENCES \`avatars\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`consultation_requests_id\`) REFERENCES \`consultation_requests\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`mails_id\`) REFERENCES \`mails\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`attachments_id\`) REFERENCES \`attachments\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`website_views_id\`) REFERENCES \`website_views\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`staff_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "articles_id", "media_id", "members_id", "ecosystems_id", "videos_id", "interacted_articles_id", "accounts_id", "comment_reports_id", "avatars_id", "consultation_requests_id", "mails_id", "attachments_id", "website_views_id", "staff_id") SELECT "id", "order", "parent_id", "path", "articles_id", "media_id", "members_id", "ecosystems_id", "videos_id", "interacted_articles_id", "accounts_id", "comment_reports_id", "avatars_id", "consultation_requests_id", "mails_id", "attachments_id", "website_views_id", "staff_id" FROM \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_articles_id_idx\` ON \`payload_locked_documents_rels\` (\`articles_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_members_id_idx\` ON \`payload_locked_documents_rels\` (\`members_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_ecosystems_id_idx\` ON \`payload_locked_documents_rels\` (\`ecosystems_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_videos_id_idx\` ON \`payload_locked_documents_rels\` (\`videos_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_interacted_articles_id_idx\` ON \`payload_locked_documents_rels\` (\`interacted_articles_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_accounts_id_idx\` ON \`payload_locked_documents_rels\` (\`accounts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_comment_reports_id_idx\` ON \`payload_locked_documents_rels\` (\`comment_reports_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_avatars_id_idx\` ON \`payload_locked_documents_rels\` (\`avatars_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_consultation_requests_id_idx\` ON \`payload_locked_documents_rels\` (\`consultation_requests_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_mails_id_idx\` ON \`payload_locked_documents_rels\` (\`mails_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_attachments_id_idx\` ON \`payload_locked_documents_rels\` (\`attachments_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_website_views_id_idx\` ON \`payload_locked_documents_rels\` (\`website_views_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_staff_id_idx\` ON \`payload_locked_documents_rels\` (\`staff_id\`);`)
  // Last: until the references are gone, no row may be removed while a table that they name is missing.
  await db.run(sql`DROP TABLE \`former_addresses\`;`)
  await db.run(sql`DROP TABLE \`index_notices\`;`)
}
