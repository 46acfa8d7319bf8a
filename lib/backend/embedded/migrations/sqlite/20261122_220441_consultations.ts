import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
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
  await db.run(sql`CREATE TABLE \`mails\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`state\` text DEFAULT 'WAITING' NOT NULL,
  	\`kind\` text NOT NULL,
  	\`request_id\` integer NOT NULL,
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
  	FOREIGN KEY (\`request_id\`) REFERENCES \`consultation_requests\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`mails_request_idx\` ON \`mails\` (\`request_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`mails_once_key_idx\` ON \`mails\` (\`once_key\`);`)
  await db.run(sql`CREATE INDEX \`mails_updated_at_idx\` ON \`mails\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`mails_created_at_idx\` ON \`mails\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`state_nextAttemptAt_idx\` ON \`mails\` (\`state\`,\`next_attempt_at\`);`)
  await db.run(sql`DROP INDEX \`attachments_filename_idx\`;`)
  await db.run(sql`ALTER TABLE \`attachments\` ADD \`key\` text NOT NULL;`)
  await db.run(sql`ALTER TABLE \`attachments\` ADD \`name\` text NOT NULL;`)
  await db.run(sql`ALTER TABLE \`attachments\` ADD \`type\` text NOT NULL;`)
  await db.run(sql`ALTER TABLE \`attachments\` ADD \`bytes\` numeric NOT NULL;`)
  await db.run(sql`ALTER TABLE \`attachments\` ADD \`digest\` text NOT NULL;`)
  await db.run(sql`CREATE UNIQUE INDEX \`attachments_key_idx\` ON \`attachments\` (\`key\`);`)
  await db.run(sql`ALTER TABLE \`attachments\` DROP COLUMN \`url\`;`)
  await db.run(sql`ALTER TABLE \`attachments\` DROP COLUMN \`thumbnail_u_r_l\`;`)
  await db.run(sql`ALTER TABLE \`attachments\` DROP COLUMN \`filename\`;`)
  await db.run(sql`ALTER TABLE \`attachments\` DROP COLUMN \`mime_type\`;`)
  await db.run(sql`ALTER TABLE \`attachments\` DROP COLUMN \`filesize\`;`)
  await db.run(sql`ALTER TABLE \`attachments\` DROP COLUMN \`width\`;`)
  await db.run(sql`ALTER TABLE \`attachments\` DROP COLUMN \`height\`;`)
  await db.run(sql`ALTER TABLE \`attachments\` DROP COLUMN \`focal_x\`;`)
  await db.run(sql`ALTER TABLE \`attachments\` DROP COLUMN \`focal_y\`;`)
  await db.run(sql`ALTER TABLE \`consultation_requests\` ADD \`assignee_id\` integer REFERENCES staff(id);`)
  await db.run(sql`ALTER TABLE \`consultation_requests\` ADD \`reference\` text NOT NULL;`)
  await db.run(sql`ALTER TABLE \`consultation_requests\` ADD \`suspicions\` text;`)
  await db.run(sql`ALTER TABLE \`consultation_requests\` ADD \`file_url\` text;`)
  await db.run(sql`ALTER TABLE \`consultation_requests\` ADD \`language\` text;`)
  await db.run(sql`ALTER TABLE \`consultation_requests\` ADD \`privacy_version\` text;`)
  await db.run(sql`ALTER TABLE \`consultation_requests\` ADD \`revision\` numeric DEFAULT 0 NOT NULL;`)
  await db.run(sql`ALTER TABLE \`consultation_requests\` ADD \`once_key\` text NOT NULL;`)
  await db.run(sql`CREATE INDEX \`consultation_requests_status_idx\` ON \`consultation_requests\` (\`status\`);`)
  await db.run(sql`CREATE INDEX \`consultation_requests_assignee_idx\` ON \`consultation_requests\` (\`assignee_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`consultation_requests_reference_idx\` ON \`consultation_requests\` (\`reference\`);`)
  await db.run(sql`CREATE INDEX \`consultation_requests_phone_idx\` ON \`consultation_requests\` (\`phone\`);`)
  await db.run(sql`CREATE INDEX \`consultation_requests_gmail_idx\` ON \`consultation_requests\` (\`gmail\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`consultation_requests_once_key_idx\` ON \`consultation_requests\` (\`once_key\`);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`mails_id\` integer REFERENCES mails(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_mails_id_idx\` ON \`payload_locked_documents_rels\` (\`mails_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`consultation_requests_notes\`;`)
  await db.run(sql`DROP TABLE \`consultation_requests_history\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_consultation_requests\` (
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
  await db.run(sql`INSERT INTO \`__new_consultation_requests\`("id", "full_name", "phone", "gmail", "address", "subject", "content", "file_id", "status", "consult_date", "updated_at", "created_at") SELECT "id", "full_name", "phone", "gmail", "address", "subject", "content", "file_id", "status", "consult_date", "updated_at", "created_at" FROM \`consultation_requests\`;`)
  await db.run(sql`DROP TABLE \`consultation_requests\`;`)
  await db.run(sql`ALTER TABLE \`__new_consultation_requests\` RENAME TO \`consultation_requests\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`consultation_requests_file_idx\` ON \`consultation_requests\` (\`file_id\`);`)
  await db.run(sql`CREATE INDEX \`consultation_requests_updated_at_idx\` ON \`consultation_requests\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`consultation_requests_created_at_idx\` ON \`consultation_requests\` (\`created_at\`);`)
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
  	FOREIGN KEY (\`attachments_id\`) REFERENCES \`attachments\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`website_views_id\`) REFERENCES \`website_views\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`staff_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "articles_id", "media_id", "members_id", "ecosystems_id", "videos_id", "interacted_articles_id", "accounts_id", "comment_reports_id", "avatars_id", "consultation_requests_id", "attachments_id", "website_views_id", "staff_id") SELECT "id", "order", "parent_id", "path", "articles_id", "media_id", "members_id", "ecosystems_id", "videos_id", "interacted_articles_id", "accounts_id", "comment_reports_id", "avatars_id", "consultation_requests_id", "attachments_id", "website_views_id", "staff_id" FROM \`payload_locked_documents_rels\`;`)
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
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_attachments_id_idx\` ON \`payload_locked_documents_rels\` (\`attachments_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_website_views_id_idx\` ON \`payload_locked_documents_rels\` (\`website_views_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_staff_id_idx\` ON \`payload_locked_documents_rels\` (\`staff_id\`);`)
  await db.run(sql`DROP INDEX \`attachments_key_idx\`;`)
  await db.run(sql`ALTER TABLE \`attachments\` ADD \`url\` text;`)
  await db.run(sql`ALTER TABLE \`attachments\` ADD \`thumbnail_u_r_l\` text;`)
  await db.run(sql`ALTER TABLE \`attachments\` ADD \`filename\` text;`)
  await db.run(sql`ALTER TABLE \`attachments\` ADD \`mime_type\` text;`)
  await db.run(sql`ALTER TABLE \`attachments\` ADD \`filesize\` numeric;`)
  await db.run(sql`ALTER TABLE \`attachments\` ADD \`width\` numeric;`)
  await db.run(sql`ALTER TABLE \`attachments\` ADD \`height\` numeric;`)
  await db.run(sql`ALTER TABLE \`attachments\` ADD \`focal_x\` numeric;`)
  await db.run(sql`ALTER TABLE \`attachments\` ADD \`focal_y\` numeric;`)
  await db.run(sql`CREATE UNIQUE INDEX \`attachments_filename_idx\` ON \`attachments\` (\`filename\`);`)
  await db.run(sql`ALTER TABLE \`attachments\` DROP COLUMN \`key\`;`)
  await db.run(sql`ALTER TABLE \`attachments\` DROP COLUMN \`name\`;`)
  await db.run(sql`ALTER TABLE \`attachments\` DROP COLUMN \`type\`;`)
  await db.run(sql`ALTER TABLE \`attachments\` DROP COLUMN \`bytes\`;`)
  await db.run(sql`ALTER TABLE \`attachments\` DROP COLUMN \`digest\`;`)
  // Last: until the references are gone, no row may be removed while a table that they name is missing.
  await db.run(sql`DROP TABLE \`mails\`;`)
}
