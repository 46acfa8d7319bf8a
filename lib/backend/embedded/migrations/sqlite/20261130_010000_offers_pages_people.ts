import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

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
  await db.run(sql`ALTER TABLE \`articles\` ADD \`offer_promise\` text;`)
  await db.run(sql`ALTER TABLE \`articles\` ADD \`offer_includes\` text;`)
  await db.run(sql`ALTER TABLE \`articles\` ADD \`offer_duration\` text;`)
  await db.run(sql`ALTER TABLE \`articles\` ADD \`offer_fee\` text;`)
  await db.run(sql`ALTER TABLE \`articles\` ADD \`offer_bring\` text;`)
  await db.run(sql`ALTER TABLE \`articles\` ADD \`offer_place\` text;`)
  await db.run(sql`ALTER TABLE \`articles\` ADD \`offer_is_online\` integer;`)
  await db.run(sql`ALTER TABLE \`articles\` ADD \`offer_audience\` text;`)
  await db.run(sql`ALTER TABLE \`articles\` ADD \`offer_seats\` text;`)
  await db.run(sql`ALTER TABLE \`articles\` ADD \`reviewer_id\` integer REFERENCES members(id) ON DELETE SET NULL;`)
  await db.run(sql`CREATE INDEX \`articles_reviewer_idx\` ON \`articles\` (\`reviewer_id\`);`)
  await db.run(sql`ALTER TABLE \`_articles_v\` ADD \`version_offer_promise\` text;`)
  await db.run(sql`ALTER TABLE \`_articles_v\` ADD \`version_offer_includes\` text;`)
  await db.run(sql`ALTER TABLE \`_articles_v\` ADD \`version_offer_duration\` text;`)
  await db.run(sql`ALTER TABLE \`_articles_v\` ADD \`version_offer_fee\` text;`)
  await db.run(sql`ALTER TABLE \`_articles_v\` ADD \`version_offer_bring\` text;`)
  await db.run(sql`ALTER TABLE \`_articles_v\` ADD \`version_offer_place\` text;`)
  await db.run(sql`ALTER TABLE \`_articles_v\` ADD \`version_offer_is_online\` integer;`)
  await db.run(sql`ALTER TABLE \`_articles_v\` ADD \`version_offer_audience\` text;`)
  await db.run(sql`ALTER TABLE \`_articles_v\` ADD \`version_offer_seats\` text;`)
  await db.run(sql`ALTER TABLE \`_articles_v\` ADD \`version_reviewer_id\` integer REFERENCES members(id) ON DELETE SET NULL;`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_reviewer_idx\` ON \`_articles_v\` (\`version_reviewer_id\`);`)
  await db.run(sql`ALTER TABLE \`members\` ADD \`linkedin\` text;`)
  await db.run(sql`ALTER TABLE \`members\` ADD \`orcid\` text;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`site_pages_id\` integer REFERENCES site_pages(id) ON DELETE CASCADE;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_site_pages_id_idx\` ON \`payload_locked_documents_rels\` (\`site_pages_id\`);`)
  await db.run(sql`ALTER TABLE \`site_record\` ADD \`contact_first_talk\` text;`)
  await db.run(sql`ALTER TABLE \`site_record\` ADD \`contact_verification_google\` text;`)
  await db.run(sql`ALTER TABLE \`site_record\` ADD \`contact_verification_bing\` text;`)
  await db.run(sql`ALTER TABLE \`site_record\` ADD \`contact_verification_baidu\` text;`)
  await db.run(sql`ALTER TABLE \`site_record\` ADD \`contact_verification_facebook\` text;`)
  await db.run(sql`ALTER TABLE \`site_record\` ADD \`contact_verification_zalo\` text;`)
  await db.run(sql`ALTER TABLE \`_site_record_v\` ADD \`version_contact_first_talk\` text;`)
  await db.run(sql`ALTER TABLE \`_site_record_v\` ADD \`version_contact_verification_google\` text;`)
  await db.run(sql`ALTER TABLE \`_site_record_v\` ADD \`version_contact_verification_bing\` text;`)
  await db.run(sql`ALTER TABLE \`_site_record_v\` ADD \`version_contact_verification_baidu\` text;`)
  await db.run(sql`ALTER TABLE \`_site_record_v\` ADD \`version_contact_verification_facebook\` text;`)
  await db.run(sql`ALTER TABLE \`_site_record_v\` ADD \`version_contact_verification_zalo\` text;`)
}

/** The program of before does not read what is new. */
export const down = () => Promise.resolve()
