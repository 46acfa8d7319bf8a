import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'
import { isTakenOver, makeOwnObjects } from '../own-objects/sqlite'

/** Makes what Payload generates for the collections, and then what belongs to no collection. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  if (await isTakenOver(db)) return
  await db.run(sql`CREATE TABLE \`media\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`revision\` text DEFAULT '0',
  	\`alt\` text,
  	\`words\` text,
  	\`source_hash\` text,
  	\`folder_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric,
  	\`focal_x\` numeric,
  	\`focal_y\` numeric,
  	FOREIGN KEY (\`folder_id\`) REFERENCES \`folders\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`media_folder_idx\` ON \`media\` (\`folder_id\`);`)
  await db.run(sql`CREATE INDEX \`media_updated_at_idx\` ON \`media\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`media_created_at_idx\` ON \`media\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`media_deleted_at_idx\` ON \`media\` (\`deleted_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`media_filename_idx\` ON \`media\` (\`filename\`);`)
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
  await db.run(sql`CREATE TABLE \`articles\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`revision\` text DEFAULT '0',
  	\`title\` text,
  	\`summary\` text,
  	\`offer_promise\` text,
  	\`offer_includes\` text,
  	\`offer_duration\` text,
  	\`offer_fee\` text,
  	\`offer_bring\` text,
  	\`offer_place\` text,
  	\`offer_is_online\` integer,
  	\`offer_audience\` text,
  	\`offer_seats\` text,
  	\`meta_title\` text,
  	\`meta_description\` text,
  	\`meta_image_id\` integer,
  	\`format\` text DEFAULT 'EDITOR',
  	\`body\` text,
  	\`html\` text,
  	\`reviewer_id\` integer,
  	\`title_match\` text,
  	\`title_folded\` text,
  	\`words\` text,
  	\`slug\` text,
  	\`type\` text DEFAULT 'NEWS',
  	\`language\` text DEFAULT 'vi',
  	\`translation_of_id\` integer,
  	\`translation_key\` text,
  	\`original_changed_at\` text,
  	\`translated_from\` text,
  	\`translation_checked_at\` text,
  	\`translation_checked_by_id\` integer,
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
  	FOREIGN KEY (\`reviewer_id\`) REFERENCES \`members\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`translation_of_id\`) REFERENCES \`articles\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`translation_checked_by_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`preview_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`review_asked_by_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`saved_by_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`articles_meta_meta_image_idx\` ON \`articles\` (\`meta_image_id\`);`)
  await db.run(sql`CREATE INDEX \`articles_reviewer_idx\` ON \`articles\` (\`reviewer_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`articles_slug_idx\` ON \`articles\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`articles_translation_of_idx\` ON \`articles\` (\`translation_of_id\`);`)
  await db.run(sql`CREATE INDEX \`articles_translation_key_idx\` ON \`articles\` (\`translation_key\`);`)
  await db.run(sql`CREATE INDEX \`articles_original_changed_at_idx\` ON \`articles\` (\`original_changed_at\`);`)
  await db.run(sql`CREATE INDEX \`articles_translation_checked_by_idx\` ON \`articles\` (\`translation_checked_by_id\`);`)
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
  await db.run(sql`CREATE TABLE \`articles_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`topics_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`articles\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`topics_id\`) REFERENCES \`topics\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`articles_rels_order_idx\` ON \`articles_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`articles_rels_parent_idx\` ON \`articles_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`articles_rels_path_idx\` ON \`articles_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`articles_rels_topics_id_idx\` ON \`articles_rels\` (\`topics_id\`);`)
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
  await db.run(sql`CREATE TABLE \`_articles_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_revision\` text DEFAULT '0',
  	\`version_title\` text,
  	\`version_summary\` text,
  	\`version_offer_promise\` text,
  	\`version_offer_includes\` text,
  	\`version_offer_duration\` text,
  	\`version_offer_fee\` text,
  	\`version_offer_bring\` text,
  	\`version_offer_place\` text,
  	\`version_offer_is_online\` integer,
  	\`version_offer_audience\` text,
  	\`version_offer_seats\` text,
  	\`version_meta_title\` text,
  	\`version_meta_description\` text,
  	\`version_meta_image_id\` integer,
  	\`version_format\` text DEFAULT 'EDITOR',
  	\`version_body\` text,
  	\`version_html\` text,
  	\`version_reviewer_id\` integer,
  	\`version_title_match\` text,
  	\`version_title_folded\` text,
  	\`version_words\` text,
  	\`version_slug\` text,
  	\`version_type\` text DEFAULT 'NEWS',
  	\`version_language\` text DEFAULT 'vi',
  	\`version_translation_of_id\` integer,
  	\`version_translation_key\` text,
  	\`version_original_changed_at\` text,
  	\`version_translated_from\` text,
  	\`version_translation_checked_at\` text,
  	\`version_translation_checked_by_id\` integer,
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
  	FOREIGN KEY (\`version_reviewer_id\`) REFERENCES \`members\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_translation_of_id\`) REFERENCES \`articles\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_translation_checked_by_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_preview_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_review_asked_by_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_saved_by_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_articles_v_parent_idx\` ON \`_articles_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_meta_version_meta_image_idx\` ON \`_articles_v\` (\`version_meta_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_reviewer_idx\` ON \`_articles_v\` (\`version_reviewer_id\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_slug_idx\` ON \`_articles_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_translation_of_idx\` ON \`_articles_v\` (\`version_translation_of_id\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_translation_key_idx\` ON \`_articles_v\` (\`version_translation_key\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_original_changed_at_idx\` ON \`_articles_v\` (\`version_original_changed_at\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_translation_checked_by_idx\` ON \`_articles_v\` (\`version_translation_checked_by_id\`);`)
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
  await db.run(sql`CREATE TABLE \`_articles_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`topics_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_articles_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`topics_id\`) REFERENCES \`topics\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_articles_v_rels_order_idx\` ON \`_articles_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_rels_parent_idx\` ON \`_articles_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_rels_path_idx\` ON \`_articles_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_rels_topics_id_idx\` ON \`_articles_v_rels\` (\`topics_id\`);`)
  await db.run(sql`CREATE TABLE \`documents\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`revision\` text DEFAULT '0',
  	\`title\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric
  );
  `)
  await db.run(sql`CREATE INDEX \`documents_updated_at_idx\` ON \`documents\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`documents_created_at_idx\` ON \`documents\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`documents_deleted_at_idx\` ON \`documents\` (\`deleted_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`documents_filename_idx\` ON \`documents\` (\`filename\`);`)
  await db.run(sql`CREATE TABLE \`documents_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`documents_texts_order_parent\` ON \`documents_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`members_languages_spoken\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`members\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`members_languages_spoken_order_idx\` ON \`members_languages_spoken\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`members_languages_spoken_parent_idx\` ON \`members_languages_spoken\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`members_posts\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`role\` text NOT NULL,
  	\`department\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`members\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`members_posts_order_idx\` ON \`members_posts\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`members_posts_parent_id_idx\` ON \`members_posts\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`members_member_details\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`type_detail\` text NOT NULL,
  	\`period\` text,
  	\`title\` text NOT NULL,
  	\`organisation\` text,
  	\`description\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`members\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`members_member_details_order_idx\` ON \`members_member_details\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`members_member_details_parent_id_idx\` ON \`members_member_details\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`members\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_order\` text,
  	\`revision\` text DEFAULT '0',
  	\`full_name\` text NOT NULL,
  	\`name\` text,
  	\`gmail\` text,
  	\`phone\` text,
  	\`linkedin\` text,
  	\`orcid\` text,
  	\`pen_name\` text,
  	\`description\` text,
  	\`full_name_match\` text,
  	\`slug\` text NOT NULL,
  	\`language\` text DEFAULT 'vi' NOT NULL,
  	\`translation_key\` text,
  	\`main_profile_id\` integer,
  	\`photo_id\` integer,
  	\`is_show\` integer DEFAULT true,
  	\`is_hidden\` integer DEFAULT false,
  	\`source_hash\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	FOREIGN KEY (\`main_profile_id\`) REFERENCES \`members\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`photo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`members__order_idx\` ON \`members\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`members_full_name_match_idx\` ON \`members\` (\`full_name_match\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`members_slug_idx\` ON \`members\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`members_language_idx\` ON \`members\` (\`language\`);`)
  await db.run(sql`CREATE INDEX \`members_translation_key_idx\` ON \`members\` (\`translation_key\`);`)
  await db.run(sql`CREATE INDEX \`members_main_profile_idx\` ON \`members\` (\`main_profile_id\`);`)
  await db.run(sql`CREATE INDEX \`members_photo_idx\` ON \`members\` (\`photo_id\`);`)
  await db.run(sql`CREATE INDEX \`members_updated_at_idx\` ON \`members\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`members_created_at_idx\` ON \`members\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`members_deleted_at_idx\` ON \`members\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`ecosystems\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_order\` text,
  	\`revision\` text DEFAULT '0',
  	\`full_name_vi\` text NOT NULL,
  	\`full_name_en\` text,
  	\`full_name_zh\` text,
  	\`type_ecosystem\` text NOT NULL,
  	\`link_website\` text,
  	\`logo_id\` integer,
  	\`is_hidden\` integer DEFAULT false,
  	\`slug\` text NOT NULL,
  	\`source_hash\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	FOREIGN KEY (\`logo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`ecosystems__order_idx\` ON \`ecosystems\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`ecosystems_logo_idx\` ON \`ecosystems\` (\`logo_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`ecosystems_slug_idx\` ON \`ecosystems\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`ecosystems_updated_at_idx\` ON \`ecosystems\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`ecosystems_created_at_idx\` ON \`ecosystems\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`ecosystems_deleted_at_idx\` ON \`ecosystems\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`videos\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_order\` text,
  	\`revision\` text DEFAULT '0',
  	\`title_vi\` text NOT NULL,
  	\`title_en\` text,
  	\`title_zh\` text,
  	\`video_id\` text,
  	\`file_id\` integer,
  	\`has_captions\` integer,
  	\`transcript_vi\` text,
  	\`transcript_en\` text,
  	\`transcript_zh\` text,
  	\`duration\` text,
  	\`upload_date\` text,
  	\`slug\` text NOT NULL,
  	\`source_hash\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	FOREIGN KEY (\`file_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`videos__order_idx\` ON \`videos\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`videos_file_idx\` ON \`videos\` (\`file_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`videos_slug_idx\` ON \`videos\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`videos_updated_at_idx\` ON \`videos\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`videos_created_at_idx\` ON \`videos\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`videos_deleted_at_idx\` ON \`videos\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`site_pages\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`revision\` text DEFAULT '0',
  	\`vi_title\` text,
  	\`vi_summary\` text,
  	\`vi_body\` text,
  	\`en_title\` text,
  	\`en_summary\` text,
  	\`en_body\` text,
  	\`zh_title\` text,
  	\`zh_summary\` text,
  	\`zh_body\` text,
  	\`slug\` text,
  	\`published_at\` text,
  	\`source_hash\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`site_pages_slug_idx\` ON \`site_pages\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`site_pages_updated_at_idx\` ON \`site_pages\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`site_pages_created_at_idx\` ON \`site_pages\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`site_pages__status_idx\` ON \`site_pages\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_site_pages_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_revision\` text DEFAULT '0',
  	\`version_vi_title\` text,
  	\`version_vi_summary\` text,
  	\`version_vi_body\` text,
  	\`version_en_title\` text,
  	\`version_en_summary\` text,
  	\`version_en_body\` text,
  	\`version_zh_title\` text,
  	\`version_zh_summary\` text,
  	\`version_zh_body\` text,
  	\`version_slug\` text,
  	\`version_published_at\` text,
  	\`version_source_hash\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`site_pages\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_site_pages_v_parent_idx\` ON \`_site_pages_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_site_pages_v_version_version_slug_idx\` ON \`_site_pages_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_site_pages_v_version_version_updated_at_idx\` ON \`_site_pages_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_site_pages_v_version_version_created_at_idx\` ON \`_site_pages_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_site_pages_v_version_version__status_idx\` ON \`_site_pages_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_site_pages_v_created_at_idx\` ON \`_site_pages_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_site_pages_v_updated_at_idx\` ON \`_site_pages_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_site_pages_v_latest_idx\` ON \`_site_pages_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`legal_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`revision\` text DEFAULT '0',
  	\`number\` text NOT NULL,
  	\`kind\` text DEFAULT 'LAW' NOT NULL,
  	\`title_vi\` text NOT NULL,
  	\`title_en\` text,
  	\`title_zh\` text,
  	\`issuer_vi\` text NOT NULL,
  	\`issuer_en\` text,
  	\`issuer_zh\` text,
  	\`issued\` text,
  	\`in_force_from\` text,
  	\`expired_from\` text,
  	\`replaced_by_id\` integer,
  	\`address\` text,
  	\`slug\` text,
  	\`source_hash\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	FOREIGN KEY (\`replaced_by_id\`) REFERENCES \`legal_texts\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`legal_texts_replaced_by_idx\` ON \`legal_texts\` (\`replaced_by_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`legal_texts_slug_idx\` ON \`legal_texts\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`legal_texts_updated_at_idx\` ON \`legal_texts\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`legal_texts_created_at_idx\` ON \`legal_texts\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`legal_texts_deleted_at_idx\` ON \`legal_texts\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`legal_texts_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`legal_texts\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`legal_texts_texts_order_parent\` ON \`legal_texts_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`legal_texts_texts_text_idx\` ON \`legal_texts_texts\` (\`text\`);`)
  await db.run(sql`CREATE TABLE \`legal_texts_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`legal_texts_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`legal_texts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`legal_texts_id\`) REFERENCES \`legal_texts\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`legal_texts_rels_order_idx\` ON \`legal_texts_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`legal_texts_rels_parent_idx\` ON \`legal_texts_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`legal_texts_rels_path_idx\` ON \`legal_texts_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`legal_texts_rels_legal_texts_id_idx\` ON \`legal_texts_rels\` (\`legal_texts_id\`);`)
  await db.run(sql`CREATE TABLE \`topics\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`revision\` text DEFAULT '0',
  	\`name_vi\` text NOT NULL,
  	\`name_en\` text,
  	\`name_zh\` text,
  	\`slug\` text NOT NULL,
  	\`source_hash\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`topics_slug_idx\` ON \`topics\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`topics_updated_at_idx\` ON \`topics\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`topics_created_at_idx\` ON \`topics\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`topics_deleted_at_idx\` ON \`topics\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`interacted_articles\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`state\` text DEFAULT 'SHOWN' NOT NULL,
  	\`open_reports\` numeric DEFAULT 0 NOT NULL,
  	\`from_institute\` integer DEFAULT false,
  	\`account_id\` integer,
  	\`article_id\` integer NOT NULL,
  	\`type\` text NOT NULL,
  	\`value\` text,
  	\`words\` text,
  	\`reply_to_id\` integer,
  	\`user_name\` text,
  	\`full_name\` text,
  	\`avatar\` text,
  	\`edited_at\` text,
  	\`once_key\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`account_id\`) REFERENCES \`accounts\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`article_id\`) REFERENCES \`articles\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`reply_to_id\`) REFERENCES \`interacted_articles\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`interacted_articles_state_idx\` ON \`interacted_articles\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`interacted_articles_open_reports_idx\` ON \`interacted_articles\` (\`open_reports\`);`)
  await db.run(sql`CREATE INDEX \`interacted_articles_account_idx\` ON \`interacted_articles\` (\`account_id\`);`)
  await db.run(sql`CREATE INDEX \`interacted_articles_article_idx\` ON \`interacted_articles\` (\`article_id\`);`)
  await db.run(sql`CREATE INDEX \`interacted_articles_reply_to_idx\` ON \`interacted_articles\` (\`reply_to_id\`);`)
  await db.run(sql`CREATE INDEX \`interacted_articles_user_name_idx\` ON \`interacted_articles\` (\`user_name\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`interacted_articles_once_key_idx\` ON \`interacted_articles\` (\`once_key\`);`)
  await db.run(sql`CREATE INDEX \`interacted_articles_updated_at_idx\` ON \`interacted_articles\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`interacted_articles_created_at_idx\` ON \`interacted_articles\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`article_type_state_idx\` ON \`interacted_articles\` (\`article_id\`,\`type\`,\`state\`);`)
  await db.run(sql`CREATE TABLE \`accounts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`blocked\` integer DEFAULT false,
  	\`full_name\` text NOT NULL,
  	\`email\` text,
  	\`provider\` text NOT NULL,
  	\`uid\` text NOT NULL,
  	\`avatar_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`avatar_id\`) REFERENCES \`avatars\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`accounts_blocked_idx\` ON \`accounts\` (\`blocked\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`accounts_uid_idx\` ON \`accounts\` (\`uid\`);`)
  await db.run(sql`CREATE INDEX \`accounts_avatar_idx\` ON \`accounts\` (\`avatar_id\`);`)
  await db.run(sql`CREATE INDEX \`accounts_updated_at_idx\` ON \`accounts\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`accounts_created_at_idx\` ON \`accounts\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`comment_reports\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`comment_id\` integer NOT NULL,
  	\`reason\` text NOT NULL,
  	\`note\` text,
  	\`account_id\` integer NOT NULL,
  	\`once_key\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`comment_id\`) REFERENCES \`interacted_articles\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`account_id\`) REFERENCES \`accounts\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`comment_reports_comment_idx\` ON \`comment_reports\` (\`comment_id\`);`)
  await db.run(sql`CREATE INDEX \`comment_reports_account_idx\` ON \`comment_reports\` (\`account_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`comment_reports_once_key_idx\` ON \`comment_reports\` (\`once_key\`);`)
  await db.run(sql`CREATE INDEX \`comment_reports_updated_at_idx\` ON \`comment_reports\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`comment_reports_created_at_idx\` ON \`comment_reports\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`avatars\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric
  );
  `)
  await db.run(sql`CREATE INDEX \`avatars_updated_at_idx\` ON \`avatars\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`avatars_created_at_idx\` ON \`avatars\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`avatars_filename_idx\` ON \`avatars\` (\`filename\`);`)
  await db.run(sql`CREATE TABLE \`consultation_requests_notes\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`text\` text NOT NULL,
  	\`by_id\` integer,
  	\`at\` text,
  	FOREIGN KEY (\`by_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`consultation_requests\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`consultation_requests_notes_order_idx\` ON \`consultation_requests_notes\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`consultation_requests_notes_parent_id_idx\` ON \`consultation_requests_notes\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`consultation_requests_notes_by_idx\` ON \`consultation_requests_notes\` (\`by_id\`);`)
  await db.run(sql`CREATE TABLE \`consultation_requests_history\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`at\` text NOT NULL,
  	\`by_id\` integer,
  	\`what\` text NOT NULL,
  	FOREIGN KEY (\`by_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`consultation_requests\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`consultation_requests_history_order_idx\` ON \`consultation_requests_history\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`consultation_requests_history_parent_id_idx\` ON \`consultation_requests_history\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`consultation_requests_history_by_idx\` ON \`consultation_requests_history\` (\`by_id\`);`)
  await db.run(sql`CREATE TABLE \`consultation_requests\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`revision\` numeric DEFAULT 0 NOT NULL,
  	\`status\` text DEFAULT 'PENDING' NOT NULL,
  	\`assignee_id\` integer,
  	\`reference\` text NOT NULL,
  	\`suspicions\` text,
  	\`full_name\` text NOT NULL,
  	\`phone\` text NOT NULL,
  	\`gmail\` text,
  	\`address\` text,
  	\`consult_date\` text,
  	\`consult_time\` text,
  	\`consult_until\` text,
  	\`subject\` text,
  	\`content\` text,
  	\`file_id\` integer,
  	\`file_url\` text,
  	\`language\` text,
  	\`privacy_version\` text,
  	\`once_key\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	FOREIGN KEY (\`assignee_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`file_id\`) REFERENCES \`attachments\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`consultation_requests_status_idx\` ON \`consultation_requests\` (\`status\`);`)
  await db.run(sql`CREATE INDEX \`consultation_requests_assignee_idx\` ON \`consultation_requests\` (\`assignee_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`consultation_requests_reference_idx\` ON \`consultation_requests\` (\`reference\`);`)
  await db.run(sql`CREATE INDEX \`consultation_requests_phone_idx\` ON \`consultation_requests\` (\`phone\`);`)
  await db.run(sql`CREATE INDEX \`consultation_requests_gmail_idx\` ON \`consultation_requests\` (\`gmail\`);`)
  await db.run(sql`CREATE INDEX \`consultation_requests_file_idx\` ON \`consultation_requests\` (\`file_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`consultation_requests_once_key_idx\` ON \`consultation_requests\` (\`once_key\`);`)
  await db.run(sql`CREATE INDEX \`consultation_requests_updated_at_idx\` ON \`consultation_requests\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`consultation_requests_created_at_idx\` ON \`consultation_requests\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`consultation_requests_deleted_at_idx\` ON \`consultation_requests\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`mails\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`state\` text DEFAULT 'WAITING' NOT NULL,
  	\`kind\` text NOT NULL,
  	\`request_id\` integer,
  	\`staff_id\` integer,
  	\`written_by\` text,
  	\`to\` text NOT NULL,
  	\`subject\` text,
  	\`text\` text,
  	\`language\` text,
  	\`html\` text,
  	\`calendar\` text,
  	\`reply_to\` text,
  	\`ordered_at\` text NOT NULL,
  	\`attempts\` numeric DEFAULT 0 NOT NULL,
  	\`next_attempt_at\` text NOT NULL,
  	\`sent_at\` text,
  	\`last_error\` text,
  	\`once_key\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`request_id\`) REFERENCES \`consultation_requests\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`staff_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`mails_request_idx\` ON \`mails\` (\`request_id\`);`)
  await db.run(sql`CREATE INDEX \`mails_staff_idx\` ON \`mails\` (\`staff_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`mails_once_key_idx\` ON \`mails\` (\`once_key\`);`)
  await db.run(sql`CREATE INDEX \`mails_updated_at_idx\` ON \`mails\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`mails_created_at_idx\` ON \`mails\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`state_nextAttemptAt_idx\` ON \`mails\` (\`state\`,\`next_attempt_at\`);`)
  await db.run(sql`CREATE TABLE \`attachments\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`name\` text NOT NULL,
  	\`type\` text NOT NULL,
  	\`bytes\` numeric NOT NULL,
  	\`digest\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`attachments_key_idx\` ON \`attachments\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`attachments_updated_at_idx\` ON \`attachments\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`attachments_created_at_idx\` ON \`attachments\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`redirects\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`revision\` text DEFAULT '0',
  	\`from\` text NOT NULL,
  	\`to\` text NOT NULL,
  	\`active\` integer DEFAULT true,
  	\`note\` text,
  	\`hits\` numeric DEFAULT 0,
  	\`last_used\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`redirects_from_idx\` ON \`redirects\` (\`from\`);`)
  await db.run(sql`CREATE INDEX \`redirects_updated_at_idx\` ON \`redirects\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`redirects_created_at_idx\` ON \`redirects\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`website_views\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`day\` text NOT NULL,
  	\`views\` numeric DEFAULT 0 NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`website_views_day_idx\` ON \`website_views\` (\`day\`);`)
  await db.run(sql`CREATE INDEX \`website_views_updated_at_idx\` ON \`website_views\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`website_views_created_at_idx\` ON \`website_views\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`former_addresses\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`kind\` text NOT NULL,
  	\`slug\` text NOT NULL,
  	\`article_id\` integer,
  	\`member_id\` integer,
  	\`legal_text_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`article_id\`) REFERENCES \`articles\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`member_id\`) REFERENCES \`members\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`legal_text_id\`) REFERENCES \`legal_texts\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`former_addresses_article_idx\` ON \`former_addresses\` (\`article_id\`);`)
  await db.run(sql`CREATE INDEX \`former_addresses_member_idx\` ON \`former_addresses\` (\`member_id\`);`)
  await db.run(sql`CREATE INDEX \`former_addresses_legal_text_idx\` ON \`former_addresses\` (\`legal_text_id\`);`)
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
  await db.run(sql`CREATE TABLE \`staff_roles\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`staff_roles_order_idx\` ON \`staff_roles\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`staff_roles_parent_idx\` ON \`staff_roles\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`staff_sessions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`created_at\` text,
  	\`expires_at\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`staff_sessions_order_idx\` ON \`staff_sessions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`staff_sessions_parent_id_idx\` ON \`staff_sessions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`staff\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`full_name\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`email\` text NOT NULL,
  	\`reset_password_token\` text,
  	\`reset_password_expiration\` text,
  	\`salt\` text,
  	\`hash\` text,
  	\`reset_password_requested_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`staff_updated_at_idx\` ON \`staff\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`staff_created_at_idx\` ON \`staff\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`staff_email_idx\` ON \`staff\` (\`email\`);`)
  await db.run(sql`CREATE TABLE \`activities\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`who\` text,
  	\`what\` text NOT NULL,
  	\`area\` text NOT NULL,
  	\`record\` text,
  	\`title\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`activities_who_idx\` ON \`activities\` (\`who\`);`)
  await db.run(sql`CREATE INDEX \`activities_what_idx\` ON \`activities\` (\`what\`);`)
  await db.run(sql`CREATE INDEX \`activities_updated_at_idx\` ON \`activities\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`activities_created_at_idx\` ON \`activities\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_kv\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`data\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`payload_kv_key_idx\` ON \`payload_kv\` (\`key\`);`)
  await db.run(sql`CREATE TABLE \`folders\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`folder_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`folder_id\`) REFERENCES \`folders\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`folders_name_idx\` ON \`folders\` (\`name\`);`)
  await db.run(sql`CREATE INDEX \`folders_folder_idx\` ON \`folders\` (\`folder_id\`);`)
  await db.run(sql`CREATE INDEX \`folders_updated_at_idx\` ON \`folders\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`folders_created_at_idx\` ON \`folders\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_locked_documents\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`global_slug\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_global_slug_idx\` ON \`payload_locked_documents\` (\`global_slug\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_updated_at_idx\` ON \`payload_locked_documents\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_created_at_idx\` ON \`payload_locked_documents\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	\`articles_id\` integer,
  	\`documents_id\` integer,
  	\`members_id\` integer,
  	\`ecosystems_id\` integer,
  	\`videos_id\` integer,
  	\`site_pages_id\` integer,
  	\`legal_texts_id\` integer,
  	\`topics_id\` integer,
  	\`interacted_articles_id\` integer,
  	\`accounts_id\` integer,
  	\`comment_reports_id\` integer,
  	\`avatars_id\` integer,
  	\`consultation_requests_id\` integer,
  	\`mails_id\` integer,
  	\`attachments_id\` integer,
  	\`redirects_id\` integer,
  	\`website_views_id\` integer,
  	\`former_addresses_id\` integer,
  	\`index_notices_id\` integer,
  	\`staff_id\` integer,
  	\`activities_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`articles_id\`) REFERENCES \`articles\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`documents_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`members_id\`) REFERENCES \`members\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`ecosystems_id\`) REFERENCES \`ecosystems\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`videos_id\`) REFERENCES \`videos\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`site_pages_id\`) REFERENCES \`site_pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`legal_texts_id\`) REFERENCES \`legal_texts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`topics_id\`) REFERENCES \`topics\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`interacted_articles_id\`) REFERENCES \`interacted_articles\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`accounts_id\`) REFERENCES \`accounts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`comment_reports_id\`) REFERENCES \`comment_reports\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`avatars_id\`) REFERENCES \`avatars\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`consultation_requests_id\`) REFERENCES \`consultation_requests\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`mails_id\`) REFERENCES \`mails\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`attachments_id\`) REFERENCES \`attachments\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`redirects_id\`) REFERENCES \`redirects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`website_views_id\`) REFERENCES \`website_views\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`former_addresses_id\`) REFERENCES \`former_addresses\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`index_notices_id\`) REFERENCES \`index_notices\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`staff_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`activities_id\`) REFERENCES \`activities\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_articles_id_idx\` ON \`payload_locked_documents_rels\` (\`articles_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_documents_id_idx\` ON \`payload_locked_documents_rels\` (\`documents_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_members_id_idx\` ON \`payload_locked_documents_rels\` (\`members_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_ecosystems_id_idx\` ON \`payload_locked_documents_rels\` (\`ecosystems_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_videos_id_idx\` ON \`payload_locked_documents_rels\` (\`videos_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_site_pages_id_idx\` ON \`payload_locked_documents_rels\` (\`site_pages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_legal_texts_id_idx\` ON \`payload_locked_documents_rels\` (\`legal_texts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_topics_id_idx\` ON \`payload_locked_documents_rels\` (\`topics_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_interacted_articles_id_idx\` ON \`payload_locked_documents_rels\` (\`interacted_articles_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_accounts_id_idx\` ON \`payload_locked_documents_rels\` (\`accounts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_comment_reports_id_idx\` ON \`payload_locked_documents_rels\` (\`comment_reports_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_avatars_id_idx\` ON \`payload_locked_documents_rels\` (\`avatars_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_consultation_requests_id_idx\` ON \`payload_locked_documents_rels\` (\`consultation_requests_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_mails_id_idx\` ON \`payload_locked_documents_rels\` (\`mails_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_attachments_id_idx\` ON \`payload_locked_documents_rels\` (\`attachments_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_redirects_id_idx\` ON \`payload_locked_documents_rels\` (\`redirects_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_website_views_id_idx\` ON \`payload_locked_documents_rels\` (\`website_views_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_former_addresses_id_idx\` ON \`payload_locked_documents_rels\` (\`former_addresses_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_index_notices_id_idx\` ON \`payload_locked_documents_rels\` (\`index_notices_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_staff_id_idx\` ON \`payload_locked_documents_rels\` (\`staff_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_activities_id_idx\` ON \`payload_locked_documents_rels\` (\`activities_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_preferences\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`key\` text,
  	\`value\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_preferences_key_idx\` ON \`payload_preferences\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_updated_at_idx\` ON \`payload_preferences\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_created_at_idx\` ON \`payload_preferences\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_preferences_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`staff_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_preferences\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`staff_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_order_idx\` ON \`payload_preferences_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_parent_idx\` ON \`payload_preferences_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_path_idx\` ON \`payload_preferences_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_staff_id_idx\` ON \`payload_preferences_rels\` (\`staff_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_migrations\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`batch\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_migrations_updated_at_idx\` ON \`payload_migrations\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_migrations_created_at_idx\` ON \`payload_migrations\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`site_record_contact_hotlines\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`phone\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site_record\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`site_record_contact_hotlines_order_idx\` ON \`site_record_contact_hotlines\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`site_record_contact_hotlines_parent_id_idx\` ON \`site_record_contact_hotlines\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`site_record_contact_contacts\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name_vi\` text NOT NULL,
  	\`name_en\` text,
  	\`name_zh\` text,
  	\`phone\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site_record\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`site_record_contact_contacts_order_idx\` ON \`site_record_contact_contacts\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`site_record_contact_contacts_parent_id_idx\` ON \`site_record_contact_contacts\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`site_record_contact_licences\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`text_vi\` text NOT NULL,
  	\`text_en\` text,
  	\`text_zh\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site_record\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`site_record_contact_licences_order_idx\` ON \`site_record_contact_licences\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`site_record_contact_licences_parent_id_idx\` ON \`site_record_contact_licences\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`site_record_contact_offices\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name_vi\` text NOT NULL,
  	\`name_en\` text,
  	\`name_zh\` text,
  	\`address_vi\` text NOT NULL,
  	\`address_en\` text,
  	\`address_zh\` text,
  	\`phone\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site_record\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`site_record_contact_offices_order_idx\` ON \`site_record_contact_offices\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`site_record_contact_offices_parent_id_idx\` ON \`site_record_contact_offices\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`site_record_contact_hours_days\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`site_record\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`site_record_contact_hours_days_order_idx\` ON \`site_record_contact_hours_days\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`site_record_contact_hours_days_parent_idx\` ON \`site_record_contact_hours_days\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`site_record_contact_slots_periods_days\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`site_record_contact_slots_periods\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`site_record_contact_slots_periods_days_order_idx\` ON \`site_record_contact_slots_periods_days\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`site_record_contact_slots_periods_days_parent_idx\` ON \`site_record_contact_slots_periods_days\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`site_record_contact_slots_periods\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`from\` text NOT NULL,
  	\`until\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site_record\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`site_record_contact_slots_periods_order_idx\` ON \`site_record_contact_slots_periods\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`site_record_contact_slots_periods_parent_id_idx\` ON \`site_record_contact_slots_periods\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`site_record_contact_closed_days\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`first_day\` text NOT NULL,
  	\`last_day\` text NOT NULL,
  	\`name_vi\` text NOT NULL,
  	\`name_en\` text,
  	\`name_zh\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site_record\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`site_record_contact_closed_days_order_idx\` ON \`site_record_contact_closed_days\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`site_record_contact_closed_days_parent_id_idx\` ON \`site_record_contact_closed_days\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`site_record_home_hero_slides\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title_vi\` text NOT NULL,
  	\`title_en\` text,
  	\`title_zh\` text,
  	\`text_vi\` text NOT NULL,
  	\`text_en\` text,
  	\`text_zh\` text,
  	\`image_id\` integer,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site_record\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`site_record_home_hero_slides_order_idx\` ON \`site_record_home_hero_slides\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`site_record_home_hero_slides_parent_id_idx\` ON \`site_record_home_hero_slides\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`site_record_home_hero_slides_image_idx\` ON \`site_record_home_hero_slides\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`site_record_home_intro_paragraphs\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`text_vi\` text NOT NULL,
  	\`text_en\` text,
  	\`text_zh\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site_record\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`site_record_home_intro_paragraphs_order_idx\` ON \`site_record_home_intro_paragraphs\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`site_record_home_intro_paragraphs_parent_id_idx\` ON \`site_record_home_intro_paragraphs\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`site_record_home_intro_tips\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title_vi\` text NOT NULL,
  	\`title_en\` text,
  	\`title_zh\` text,
  	\`text_vi\` text NOT NULL,
  	\`text_en\` text,
  	\`text_zh\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site_record\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`site_record_home_intro_tips_order_idx\` ON \`site_record_home_intro_tips\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`site_record_home_intro_tips_parent_id_idx\` ON \`site_record_home_intro_tips\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`site_record_home_services\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title_vi\` text NOT NULL,
  	\`title_en\` text,
  	\`title_zh\` text,
  	\`text_vi\` text NOT NULL,
  	\`text_en\` text,
  	\`text_zh\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site_record\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`site_record_home_services_order_idx\` ON \`site_record_home_services\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`site_record_home_services_parent_id_idx\` ON \`site_record_home_services\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`site_record\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`revision\` text DEFAULT '0',
  	\`contact_email\` text NOT NULL,
  	\`contact_address_vi\` text NOT NULL,
  	\`contact_address_en\` text,
  	\`contact_address_zh\` text,
  	\`contact_tax_code\` text,
  	\`contact_first_talk\` text,
  	\`contact_hours_opens\` text NOT NULL,
  	\`contact_hours_closes\` text NOT NULL,
  	\`contact_slots_minutes\` numeric,
  	\`contact_slots_people\` numeric DEFAULT 1,
  	\`contact_map_latitude\` numeric NOT NULL,
  	\`contact_map_longitude\` numeric NOT NULL,
  	\`contact_map_embed_url\` text NOT NULL,
  	\`contact_social_facebook\` text,
  	\`contact_social_zalo\` text,
  	\`contact_social_whatsapp\` text,
  	\`contact_social_wechat\` text,
  	\`contact_chat_url\` text,
  	\`contact_verification_google\` text,
  	\`contact_verification_bing\` text,
  	\`contact_verification_baidu\` text,
  	\`contact_verification_facebook\` text,
  	\`contact_verification_zalo\` text,
  	\`home_intro_heading_vi\` text NOT NULL,
  	\`home_intro_heading_en\` text,
  	\`home_intro_heading_zh\` text,
  	\`home_intro_subheading_vi\` text NOT NULL,
  	\`home_intro_subheading_en\` text,
  	\`home_intro_subheading_zh\` text,
  	\`home_globe_phrase_vi\` text NOT NULL,
  	\`home_globe_phrase_en\` text,
  	\`home_globe_phrase_zh\` text,
  	\`home_logo_explanation_heading_vi\` text NOT NULL,
  	\`home_logo_explanation_heading_en\` text,
  	\`home_logo_explanation_heading_zh\` text,
  	\`home_logo_explanation_paragraph_vi\` text NOT NULL,
  	\`home_logo_explanation_paragraph_en\` text,
  	\`home_logo_explanation_paragraph_zh\` text,
  	\`home_mission_vi\` text NOT NULL,
  	\`home_mission_en\` text,
  	\`home_mission_zh\` text,
  	\`home_vision_vi\` text NOT NULL,
  	\`home_vision_en\` text,
  	\`home_vision_zh\` text,
  	\`home_banner_image_id\` integer,
  	\`home_film_image_id\` integer,
  	\`source_hash\` text,
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`home_banner_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`home_film_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`site_record_home_home_banner_image_idx\` ON \`site_record\` (\`home_banner_image_id\`);`)
  await db.run(sql`CREATE INDEX \`site_record_home_home_film_image_idx\` ON \`site_record\` (\`home_film_image_id\`);`)
  await db.run(sql`CREATE TABLE \`_site_record_v_version_contact_hotlines\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`phone\` text NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_site_record_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_site_record_v_version_contact_hotlines_order_idx\` ON \`_site_record_v_version_contact_hotlines\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_site_record_v_version_contact_hotlines_parent_id_idx\` ON \`_site_record_v_version_contact_hotlines\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_site_record_v_version_contact_contacts\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name_vi\` text NOT NULL,
  	\`name_en\` text,
  	\`name_zh\` text,
  	\`phone\` text NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_site_record_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_site_record_v_version_contact_contacts_order_idx\` ON \`_site_record_v_version_contact_contacts\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_site_record_v_version_contact_contacts_parent_id_idx\` ON \`_site_record_v_version_contact_contacts\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_site_record_v_version_contact_licences\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`text_vi\` text NOT NULL,
  	\`text_en\` text,
  	\`text_zh\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_site_record_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_site_record_v_version_contact_licences_order_idx\` ON \`_site_record_v_version_contact_licences\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_site_record_v_version_contact_licences_parent_id_idx\` ON \`_site_record_v_version_contact_licences\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_site_record_v_version_contact_offices\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name_vi\` text NOT NULL,
  	\`name_en\` text,
  	\`name_zh\` text,
  	\`address_vi\` text NOT NULL,
  	\`address_en\` text,
  	\`address_zh\` text,
  	\`phone\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_site_record_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_site_record_v_version_contact_offices_order_idx\` ON \`_site_record_v_version_contact_offices\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_site_record_v_version_contact_offices_parent_id_idx\` ON \`_site_record_v_version_contact_offices\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_site_record_v_version_contact_hours_days\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_site_record_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_site_record_v_version_contact_hours_days_order_idx\` ON \`_site_record_v_version_contact_hours_days\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_site_record_v_version_contact_hours_days_parent_idx\` ON \`_site_record_v_version_contact_hours_days\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_site_record_v_version_contact_slots_periods_days\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_site_record_v_version_contact_slots_periods\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_site_record_v_version_contact_slots_periods_days_order_idx\` ON \`_site_record_v_version_contact_slots_periods_days\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_site_record_v_version_contact_slots_periods_days_parent_idx\` ON \`_site_record_v_version_contact_slots_periods_days\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_site_record_v_version_contact_slots_periods\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`from\` text NOT NULL,
  	\`until\` text NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_site_record_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_site_record_v_version_contact_slots_periods_order_idx\` ON \`_site_record_v_version_contact_slots_periods\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_site_record_v_version_contact_slots_periods_parent_id_idx\` ON \`_site_record_v_version_contact_slots_periods\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_site_record_v_version_contact_closed_days\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`first_day\` text NOT NULL,
  	\`last_day\` text NOT NULL,
  	\`name_vi\` text NOT NULL,
  	\`name_en\` text,
  	\`name_zh\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_site_record_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_site_record_v_version_contact_closed_days_order_idx\` ON \`_site_record_v_version_contact_closed_days\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_site_record_v_version_contact_closed_days_parent_id_idx\` ON \`_site_record_v_version_contact_closed_days\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_site_record_v_version_home_hero_slides\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title_vi\` text NOT NULL,
  	\`title_en\` text,
  	\`title_zh\` text,
  	\`text_vi\` text NOT NULL,
  	\`text_en\` text,
  	\`text_zh\` text,
  	\`image_id\` integer,
  	\`_uuid\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_site_record_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_site_record_v_version_home_hero_slides_order_idx\` ON \`_site_record_v_version_home_hero_slides\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_site_record_v_version_home_hero_slides_parent_id_idx\` ON \`_site_record_v_version_home_hero_slides\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_site_record_v_version_home_hero_slides_image_idx\` ON \`_site_record_v_version_home_hero_slides\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`_site_record_v_version_home_intro_paragraphs\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`text_vi\` text NOT NULL,
  	\`text_en\` text,
  	\`text_zh\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_site_record_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_site_record_v_version_home_intro_paragraphs_order_idx\` ON \`_site_record_v_version_home_intro_paragraphs\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_site_record_v_version_home_intro_paragraphs_parent_id_idx\` ON \`_site_record_v_version_home_intro_paragraphs\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_site_record_v_version_home_intro_tips\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title_vi\` text NOT NULL,
  	\`title_en\` text,
  	\`title_zh\` text,
  	\`text_vi\` text NOT NULL,
  	\`text_en\` text,
  	\`text_zh\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_site_record_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_site_record_v_version_home_intro_tips_order_idx\` ON \`_site_record_v_version_home_intro_tips\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_site_record_v_version_home_intro_tips_parent_id_idx\` ON \`_site_record_v_version_home_intro_tips\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_site_record_v_version_home_services\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title_vi\` text NOT NULL,
  	\`title_en\` text,
  	\`title_zh\` text,
  	\`text_vi\` text NOT NULL,
  	\`text_en\` text,
  	\`text_zh\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_site_record_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_site_record_v_version_home_services_order_idx\` ON \`_site_record_v_version_home_services\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_site_record_v_version_home_services_parent_id_idx\` ON \`_site_record_v_version_home_services\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_site_record_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_revision\` text DEFAULT '0',
  	\`version_contact_email\` text NOT NULL,
  	\`version_contact_address_vi\` text NOT NULL,
  	\`version_contact_address_en\` text,
  	\`version_contact_address_zh\` text,
  	\`version_contact_tax_code\` text,
  	\`version_contact_first_talk\` text,
  	\`version_contact_hours_opens\` text NOT NULL,
  	\`version_contact_hours_closes\` text NOT NULL,
  	\`version_contact_slots_minutes\` numeric,
  	\`version_contact_slots_people\` numeric DEFAULT 1,
  	\`version_contact_map_latitude\` numeric NOT NULL,
  	\`version_contact_map_longitude\` numeric NOT NULL,
  	\`version_contact_map_embed_url\` text NOT NULL,
  	\`version_contact_social_facebook\` text,
  	\`version_contact_social_zalo\` text,
  	\`version_contact_social_whatsapp\` text,
  	\`version_contact_social_wechat\` text,
  	\`version_contact_chat_url\` text,
  	\`version_contact_verification_google\` text,
  	\`version_contact_verification_bing\` text,
  	\`version_contact_verification_baidu\` text,
  	\`version_contact_verification_facebook\` text,
  	\`version_contact_verification_zalo\` text,
  	\`version_home_intro_heading_vi\` text NOT NULL,
  	\`version_home_intro_heading_en\` text,
  	\`version_home_intro_heading_zh\` text,
  	\`version_home_intro_subheading_vi\` text NOT NULL,
  	\`version_home_intro_subheading_en\` text,
  	\`version_home_intro_subheading_zh\` text,
  	\`version_home_globe_phrase_vi\` text NOT NULL,
  	\`version_home_globe_phrase_en\` text,
  	\`version_home_globe_phrase_zh\` text,
  	\`version_home_logo_explanation_heading_vi\` text NOT NULL,
  	\`version_home_logo_explanation_heading_en\` text,
  	\`version_home_logo_explanation_heading_zh\` text,
  	\`version_home_logo_explanation_paragraph_vi\` text NOT NULL,
  	\`version_home_logo_explanation_paragraph_en\` text,
  	\`version_home_logo_explanation_paragraph_zh\` text,
  	\`version_home_mission_vi\` text NOT NULL,
  	\`version_home_mission_en\` text,
  	\`version_home_mission_zh\` text,
  	\`version_home_vision_vi\` text NOT NULL,
  	\`version_home_vision_en\` text,
  	\`version_home_vision_zh\` text,
  	\`version_home_banner_image_id\` integer,
  	\`version_home_film_image_id\` integer,
  	\`version_source_hash\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`version_home_banner_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_home_film_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_site_record_v_version_home_version_home_banner_image_idx\` ON \`_site_record_v\` (\`version_home_banner_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_site_record_v_version_home_version_home_film_image_idx\` ON \`_site_record_v\` (\`version_home_film_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_site_record_v_created_at_idx\` ON \`_site_record_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_site_record_v_updated_at_idx\` ON \`_site_record_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`abbreviations\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`revision\` text DEFAULT '0',
  	\`vi\` text,
  	\`en\` text,
  	\`zh\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`moderation\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`revision\` text DEFAULT '0',
  	\`hold_first\` integer DEFAULT false,
  	\`words\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`consultation_settings_templates\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`subject_vi\` text NOT NULL,
  	\`subject_en\` text,
  	\`subject_zh\` text,
  	\`text_vi\` text NOT NULL,
  	\`text_en\` text,
  	\`text_zh\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`consultation_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`consultation_settings_templates_order_idx\` ON \`consultation_settings_templates\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`consultation_settings_templates_parent_id_idx\` ON \`consultation_settings_templates\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`consultation_settings\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`revision\` text DEFAULT '0',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`staff_security\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`revision\` text DEFAULT '0',
  	\`require_second_factor\` integer DEFAULT false,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await makeOwnObjects(db)
}

/** There is nothing before it. */
export function down(): Promise<void> {
  throw new Error('The first migration cannot be undone')
}
