import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
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
  await db.run(sql`CREATE TABLE \`moderation\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`hold_first\` integer DEFAULT false,
  	\`words\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_interacted_articles\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`state\` text DEFAULT 'SHOWN' NOT NULL,
  	\`open_reports\` numeric DEFAULT 0 NOT NULL,
  	\`account_id\` integer,
  	\`article_id\` integer NOT NULL,
  	\`type\` text NOT NULL,
  	\`value\` text,
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
  await db.run(sql`INSERT INTO \`__new_interacted_articles\`("id", "state", "open_reports", "account_id", "article_id", "type", "value", "reply_to_id", "user_name", "full_name", "avatar", "edited_at", "once_key", "updated_at", "created_at") SELECT "id", 'SHOWN', 0, NULL, "article_id", "type", "value", NULL, "user_name", "full_name", "avatar", NULL, "rate_key", "updated_at", "created_at" FROM \`interacted_articles\`;`)
  await db.run(sql`DROP TABLE \`interacted_articles\`;`)
  await db.run(sql`ALTER TABLE \`__new_interacted_articles\` RENAME TO \`interacted_articles\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
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
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`accounts_id\` integer REFERENCES accounts(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`comment_reports_id\` integer REFERENCES comment_reports(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`avatars_id\` integer REFERENCES avatars(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_accounts_id_idx\` ON \`payload_locked_documents_rels\` (\`accounts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_comment_reports_id_idx\` ON \`payload_locked_documents_rels\` (\`comment_reports_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_avatars_id_idx\` ON \`payload_locked_documents_rels\` (\`avatars_id\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`moderation\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_interacted_articles\` (
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
  await db.run(sql`INSERT INTO \`__new_interacted_articles\`("id", "article_id", "type", "value", "user_name", "full_name", "avatar", "rate_key", "updated_at", "created_at") SELECT "id", "article_id", "type", coalesce("value", ''), coalesce("user_name", ''), coalesce("full_name", ''), "avatar", "once_key", "updated_at", "created_at" FROM \`interacted_articles\`;`)
  await db.run(sql`DROP TABLE \`interacted_articles\`;`)
  await db.run(sql`ALTER TABLE \`__new_interacted_articles\` RENAME TO \`interacted_articles\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`interacted_articles_article_idx\` ON \`interacted_articles\` (\`article_id\`);`)
  await db.run(sql`CREATE INDEX \`interacted_articles_user_name_idx\` ON \`interacted_articles\` (\`user_name\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`interacted_articles_rate_key_idx\` ON \`interacted_articles\` (\`rate_key\`);`)
  await db.run(sql`CREATE INDEX \`interacted_articles_updated_at_idx\` ON \`interacted_articles\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`interacted_articles_created_at_idx\` ON \`interacted_articles\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`article_type_idx\` ON \`interacted_articles\` (\`article_id\`,\`type\`);`)
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
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "articles_id", "media_id", "members_id", "ecosystems_id", "videos_id", "interacted_articles_id", "consultation_requests_id", "attachments_id", "website_views_id", "staff_id") SELECT "id", "order", "parent_id", "path", "articles_id", "media_id", "members_id", "ecosystems_id", "videos_id", "interacted_articles_id", "consultation_requests_id", "attachments_id", "website_views_id", "staff_id" FROM \`payload_locked_documents_rels\`;`)
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
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_consultation_requests_id_idx\` ON \`payload_locked_documents_rels\` (\`consultation_requests_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_attachments_id_idx\` ON \`payload_locked_documents_rels\` (\`attachments_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_website_views_id_idx\` ON \`payload_locked_documents_rels\` (\`website_views_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_staff_id_idx\` ON \`payload_locked_documents_rels\` (\`staff_id\`);`)
  // Last: until the references are gone, no row may be removed while a table that they name is missing.
  await db.run(sql`DROP TABLE \`comment_reports\`;`)
  await db.run(sql`DROP TABLE \`avatars\`;`)
  await db.run(sql`DROP TABLE \`accounts\`;`)
}
