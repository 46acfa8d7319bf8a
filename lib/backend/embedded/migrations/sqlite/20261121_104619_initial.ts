import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`articles\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`summary\` text,
  	\`format\` text DEFAULT 'EDITOR',
  	\`body\` text,
  	\`html\` text,
  	\`content\` text,
  	\`title_match\` text,
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
  await db.run(sql`CREATE TABLE \`_articles_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_title\` text,
  	\`version_summary\` text,
  	\`version_format\` text DEFAULT 'EDITOR',
  	\`version_body\` text,
  	\`version_html\` text,
  	\`version_content\` text,
  	\`version_title_match\` text,
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
  await db.run(sql`CREATE TABLE \`media\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`alt\` text,
  	\`source_hash\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric,
  	\`focal_x\` numeric,
  	\`focal_y\` numeric
  );
  `)
  await db.run(sql`CREATE INDEX \`media_updated_at_idx\` ON \`media\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`media_created_at_idx\` ON \`media\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`media_filename_idx\` ON \`media\` (\`filename\`);`)
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
  	\`position\` numeric DEFAULT 1000,
  	\`source_hash\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`photo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`members_full_name_match_idx\` ON \`members\` (\`full_name_match\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`members_slug_idx\` ON \`members\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`members_language_idx\` ON \`members\` (\`language\`);`)
  await db.run(sql`CREATE INDEX \`members_translation_key_idx\` ON \`members\` (\`translation_key\`);`)
  await db.run(sql`CREATE INDEX \`members_photo_idx\` ON \`members\` (\`photo_id\`);`)
  await db.run(sql`CREATE INDEX \`members_position_idx\` ON \`members\` (\`position\`);`)
  await db.run(sql`CREATE INDEX \`members_updated_at_idx\` ON \`members\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`members_created_at_idx\` ON \`members\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`ecosystems\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`full_name_vi\` text NOT NULL,
  	\`full_name_en\` text,
  	\`full_name_zh\` text,
  	\`type_ecosystem\` text NOT NULL,
  	\`link_website\` text,
  	\`logo_id\` integer,
  	\`position\` numeric DEFAULT 1000,
  	\`slug\` text NOT NULL,
  	\`source_hash\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`logo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`ecosystems_logo_idx\` ON \`ecosystems\` (\`logo_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`ecosystems_slug_idx\` ON \`ecosystems\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`ecosystems_updated_at_idx\` ON \`ecosystems\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`ecosystems_created_at_idx\` ON \`ecosystems\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`videos\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title_vi\` text NOT NULL,
  	\`title_en\` text,
  	\`title_zh\` text,
  	\`video_id\` text NOT NULL,
  	\`position\` numeric DEFAULT 1000,
  	\`slug\` text NOT NULL,
  	\`source_hash\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`videos_slug_idx\` ON \`videos\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`videos_updated_at_idx\` ON \`videos\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`videos_created_at_idx\` ON \`videos\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`interacted_articles\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`article_id\` integer NOT NULL,
  	\`type\` text NOT NULL,
  	\`value\` text NOT NULL,
  	\`user_name\` text NOT NULL,
  	\`full_name\` text NOT NULL,
  	\`avatar\` text,
  	\`rate_key\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`article_id\`) REFERENCES \`articles\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`interacted_articles_article_idx\` ON \`interacted_articles\` (\`article_id\`);`)
  await db.run(sql`CREATE INDEX \`interacted_articles_user_name_idx\` ON \`interacted_articles\` (\`user_name\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`interacted_articles_rate_key_idx\` ON \`interacted_articles\` (\`rate_key\`);`)
  await db.run(sql`CREATE INDEX \`interacted_articles_updated_at_idx\` ON \`interacted_articles\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`interacted_articles_created_at_idx\` ON \`interacted_articles\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`article_type_idx\` ON \`interacted_articles\` (\`article_id\`,\`type\`);`)
  await db.run(sql`CREATE TABLE \`consultation_requests\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`full_name\` text NOT NULL,
  	\`phone\` text NOT NULL,
  	\`gmail\` text,
  	\`address\` text,
  	\`subject\` text,
  	\`content\` text,
  	\`file_id\` integer,
  	\`status\` text DEFAULT 'PENDING' NOT NULL,
  	\`consult_date\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`file_id\`) REFERENCES \`attachments\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`consultation_requests_file_idx\` ON \`consultation_requests\` (\`file_id\`);`)
  await db.run(sql`CREATE INDEX \`consultation_requests_updated_at_idx\` ON \`consultation_requests\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`consultation_requests_created_at_idx\` ON \`consultation_requests\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`attachments\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric,
  	\`focal_x\` numeric,
  	\`focal_y\` numeric
  );
  `)
  await db.run(sql`CREATE INDEX \`attachments_updated_at_idx\` ON \`attachments\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`attachments_created_at_idx\` ON \`attachments\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`attachments_filename_idx\` ON \`attachments\` (\`filename\`);`)
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
  	\`role\` text DEFAULT 'editor' NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`email\` text NOT NULL,
  	\`reset_password_token\` text,
  	\`reset_password_expiration\` text,
  	\`salt\` text,
  	\`hash\` text,
  	\`reset_password_requested_at\` text,
  	\`login_attempts\` numeric DEFAULT 0,
  	\`lock_until\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`staff_updated_at_idx\` ON \`staff\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`staff_created_at_idx\` ON \`staff\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`staff_email_idx\` ON \`staff\` (\`email\`);`)
  await db.run(sql`CREATE TABLE \`payload_kv\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`data\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`payload_kv_key_idx\` ON \`payload_kv\` (\`key\`);`)
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
  	\`articles_id\` integer,
  	\`media_id\` integer,
  	\`members_id\` integer,
  	\`ecosystems_id\` integer,
  	\`videos_id\` integer,
  	\`interacted_articles_id\` integer,
  	\`consultation_requests_id\` integer,
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
  	FOREIGN KEY (\`consultation_requests_id\`) REFERENCES \`consultation_requests\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`attachments_id\`) REFERENCES \`attachments\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`website_views_id\`) REFERENCES \`website_views\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`staff_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_articles_id_idx\` ON \`payload_locked_documents_rels\` (\`articles_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_members_id_idx\` ON \`payload_locked_documents_rels\` (\`members_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_ecosystems_id_idx\` ON \`payload_locked_documents_rels\` (\`ecosystems_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_videos_id_idx\` ON \`payload_locked_documents_rels\` (\`videos_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_interacted_articles_id_idx\` ON \`payload_locked_documents_rels\` (\`interacted_articles_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_consultation_requests_id_idx\` ON \`payload_locked_documents_rels\` (\`consultation_requests_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_attachments_id_idx\` ON \`payload_locked_documents_rels\` (\`attachments_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_website_views_id_idx\` ON \`payload_locked_documents_rels\` (\`website_views_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_staff_id_idx\` ON \`payload_locked_documents_rels\` (\`staff_id\`);`)
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
  await db.run(sql`CREATE TABLE \`site_record\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`contact_email\` text NOT NULL,
  	\`contact_address_vi\` text NOT NULL,
  	\`contact_address_en\` text,
  	\`contact_address_zh\` text,
  	\`contact_tax_code\` text,
  	\`contact_hours_opens\` text NOT NULL,
  	\`contact_hours_closes\` text NOT NULL,
  	\`contact_map_latitude\` numeric NOT NULL,
  	\`contact_map_longitude\` numeric NOT NULL,
  	\`contact_map_embed_url\` text NOT NULL,
  	\`contact_social_facebook\` text,
  	\`contact_social_zalo\` text,
  	\`contact_chat_url\` text,
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
  	\`source_hash\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
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
  await db.run(sql`CREATE TABLE \`_site_record_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_contact_email\` text NOT NULL,
  	\`version_contact_address_vi\` text NOT NULL,
  	\`version_contact_address_en\` text,
  	\`version_contact_address_zh\` text,
  	\`version_contact_tax_code\` text,
  	\`version_contact_hours_opens\` text NOT NULL,
  	\`version_contact_hours_closes\` text NOT NULL,
  	\`version_contact_map_latitude\` numeric NOT NULL,
  	\`version_contact_map_longitude\` numeric NOT NULL,
  	\`version_contact_map_embed_url\` text NOT NULL,
  	\`version_contact_social_facebook\` text,
  	\`version_contact_social_zalo\` text,
  	\`version_contact_chat_url\` text,
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
  	\`version_source_hash\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`_site_record_v_created_at_idx\` ON \`_site_record_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_site_record_v_updated_at_idx\` ON \`_site_record_v\` (\`updated_at\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  // The other way round than `up`: with a table its rows go, and SQLite looks at the tables that refer to them.
  await db.run(sql`DROP TABLE \`_site_record_v\`;`)
  await db.run(sql`DROP TABLE \`_site_record_v_version_home_hero_slides\`;`)
  await db.run(sql`DROP TABLE \`_site_record_v_version_home_services\`;`)
  await db.run(sql`DROP TABLE \`_site_record_v_version_home_intro_tips\`;`)
  await db.run(sql`DROP TABLE \`_site_record_v_version_home_intro_paragraphs\`;`)
  await db.run(sql`DROP TABLE \`_site_record_v_version_contact_hours_days\`;`)
  await db.run(sql`DROP TABLE \`_site_record_v_version_contact_offices\`;`)
  await db.run(sql`DROP TABLE \`_site_record_v_version_contact_contacts\`;`)
  await db.run(sql`DROP TABLE \`_site_record_v_version_contact_hotlines\`;`)
  await db.run(sql`DROP TABLE \`site_record\`;`)
  await db.run(sql`DROP TABLE \`site_record_home_hero_slides\`;`)
  await db.run(sql`DROP TABLE \`site_record_home_services\`;`)
  await db.run(sql`DROP TABLE \`site_record_home_intro_tips\`;`)
  await db.run(sql`DROP TABLE \`site_record_home_intro_paragraphs\`;`)
  await db.run(sql`DROP TABLE \`site_record_contact_hours_days\`;`)
  await db.run(sql`DROP TABLE \`site_record_contact_offices\`;`)
  await db.run(sql`DROP TABLE \`site_record_contact_contacts\`;`)
  await db.run(sql`DROP TABLE \`site_record_contact_hotlines\`;`)
  await db.run(sql`DROP TABLE \`payload_migrations\`;`)
  await db.run(sql`DROP TABLE \`payload_preferences_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_preferences\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents\`;`)
  await db.run(sql`DROP TABLE \`payload_kv\`;`)
  await db.run(sql`DROP TABLE \`staff\`;`)
  await db.run(sql`DROP TABLE \`staff_sessions\`;`)
  await db.run(sql`DROP TABLE \`website_views\`;`)
  await db.run(sql`DROP TABLE \`attachments\`;`)
  await db.run(sql`DROP TABLE \`consultation_requests\`;`)
  await db.run(sql`DROP TABLE \`interacted_articles\`;`)
  await db.run(sql`DROP TABLE \`videos\`;`)
  await db.run(sql`DROP TABLE \`ecosystems\`;`)
  await db.run(sql`DROP TABLE \`members\`;`)
  await db.run(sql`DROP TABLE \`members_member_details\`;`)
  await db.run(sql`DROP TABLE \`members_posts\`;`)
  await db.run(sql`DROP TABLE \`media\`;`)
  await db.run(sql`DROP TABLE \`_articles_v\`;`)
  await db.run(sql`DROP TABLE \`articles\`;`)
}
