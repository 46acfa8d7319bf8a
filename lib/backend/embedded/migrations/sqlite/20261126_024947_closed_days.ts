import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'
import { closedRows } from '../closed-days-rows'

/** What staff entered as text becomes rows of the site record; a site without that record gets none. */
async function moveHolidays(db: MigrateUpArgs['db']): Promise<void> {
  const holidays = (await db.run(sql`SELECT holidays FROM consultation_settings`)).rows[0]?.holidays
  for (const [i, { id, row }] of closedRows(typeof holidays === 'string' ? holidays : '').entries()) {
    const [first, last, vi, en, zh] = row
    await db.run(sql`
      INSERT INTO site_record_contact_closed_days
        (_order, _parent_id, id, first_day, last_day, name_vi, name_en, name_zh)
      SELECT ${i + 1}, id, ${id}, ${first}, ${last}, ${vi}, ${en}, ${zh} FROM site_record`)
    await db.run(sql`
      INSERT INTO _site_record_v_version_contact_closed_days
        (_order, _parent_id, first_day, last_day, name_vi, name_en, name_zh, _uuid)
      SELECT ${i + 1}, id, ${first}, ${last}, ${vi}, ${en}, ${zh}, ${id} FROM _site_record_v`)
  }
}

export async function up({ db }: MigrateUpArgs): Promise<void> {
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
  await db.run(sql`ALTER TABLE \`site_record\` ADD \`home_banner_image_id\` integer REFERENCES media(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`site_record\` ADD \`home_film_image_id\` integer REFERENCES media(id) ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`site_record_home_home_banner_image_idx\` ON \`site_record\` (\`home_banner_image_id\`);`)
  await db.run(sql`CREATE INDEX \`site_record_home_home_film_image_idx\` ON \`site_record\` (\`home_film_image_id\`);`)
  await db.run(sql`ALTER TABLE \`_site_record_v\` ADD \`version_home_banner_image_id\` integer REFERENCES media(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`_site_record_v\` ADD \`version_home_film_image_id\` integer REFERENCES media(id) ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`_site_record_v_version_home_version_home_banner_image_idx\` ON \`_site_record_v\` (\`version_home_banner_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_site_record_v_version_home_version_home_film_image_idx\` ON \`_site_record_v\` (\`version_home_film_image_id\`);`)
  await moveHolidays(db)
  await db.run(sql`ALTER TABLE \`consultation_settings\` DROP COLUMN \`holidays\`;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`site_record_contact_closed_days\`;`)
  await db.run(sql`DROP TABLE \`_site_record_v_version_contact_closed_days\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_site_record\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`revision\` text DEFAULT '0',
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
  await db.run(sql`INSERT INTO \`__new_site_record\`("id", "revision", "contact_email", "contact_address_vi", "contact_address_en", "contact_address_zh", "contact_tax_code", "contact_hours_opens", "contact_hours_closes", "contact_map_latitude", "contact_map_longitude", "contact_map_embed_url", "contact_social_facebook", "contact_social_zalo", "contact_chat_url", "home_intro_heading_vi", "home_intro_heading_en", "home_intro_heading_zh", "home_intro_subheading_vi", "home_intro_subheading_en", "home_intro_subheading_zh", "home_globe_phrase_vi", "home_globe_phrase_en", "home_globe_phrase_zh", "home_logo_explanation_heading_vi", "home_logo_explanation_heading_en", "home_logo_explanation_heading_zh", "home_logo_explanation_paragraph_vi", "home_logo_explanation_paragraph_en", "home_logo_explanation_paragraph_zh", "home_mission_vi", "home_mission_en", "home_mission_zh", "home_vision_vi", "home_vision_en", "home_vision_zh", "source_hash", "updated_at", "created_at") SELECT "id", "revision", "contact_email", "contact_address_vi", "contact_address_en", "contact_address_zh", "contact_tax_code", "contact_hours_opens", "contact_hours_closes", "contact_map_latitude", "contact_map_longitude", "contact_map_embed_url", "contact_social_facebook", "contact_social_zalo", "contact_chat_url", "home_intro_heading_vi", "home_intro_heading_en", "home_intro_heading_zh", "home_intro_subheading_vi", "home_intro_subheading_en", "home_intro_subheading_zh", "home_globe_phrase_vi", "home_globe_phrase_en", "home_globe_phrase_zh", "home_logo_explanation_heading_vi", "home_logo_explanation_heading_en", "home_logo_explanation_heading_zh", "home_logo_explanation_paragraph_vi", "home_logo_explanation_paragraph_en", "home_logo_explanation_paragraph_zh", "home_mission_vi", "home_mission_en", "home_mission_zh", "home_vision_vi", "home_vision_en", "home_vision_zh", "source_hash", "updated_at", "created_at" FROM \`site_record\`;`)
  await db.run(sql`DROP TABLE \`site_record\`;`)
  await db.run(sql`ALTER TABLE \`__new_site_record\` RENAME TO \`site_record\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE TABLE \`__new__site_record_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_revision\` text DEFAULT '0',
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
  await db.run(sql`INSERT INTO \`__new__site_record_v\`("id", "version_revision", "version_contact_email", "version_contact_address_vi", "version_contact_address_en", "version_contact_address_zh", "version_contact_tax_code", "version_contact_hours_opens", "version_contact_hours_closes", "version_contact_map_latitude", "version_contact_map_longitude", "version_contact_map_embed_url", "version_contact_social_facebook", "version_contact_social_zalo", "version_contact_chat_url", "version_home_intro_heading_vi", "version_home_intro_heading_en", "version_home_intro_heading_zh", "version_home_intro_subheading_vi", "version_home_intro_subheading_en", "version_home_intro_subheading_zh", "version_home_globe_phrase_vi", "version_home_globe_phrase_en", "version_home_globe_phrase_zh", "version_home_logo_explanation_heading_vi", "version_home_logo_explanation_heading_en", "version_home_logo_explanation_heading_zh", "version_home_logo_explanation_paragraph_vi", "version_home_logo_explanation_paragraph_en", "version_home_logo_explanation_paragraph_zh", "version_home_mission_vi", "version_home_mission_en", "version_home_mission_zh", "version_home_vision_vi", "version_home_vision_en", "version_home_vision_zh", "version_source_hash", "version_updated_at", "version_created_at", "created_at", "updated_at") SELECT "id", "version_revision", "version_contact_email", "version_contact_address_vi", "version_contact_address_en", "version_contact_address_zh", "version_contact_tax_code", "version_contact_hours_opens", "version_contact_hours_closes", "version_contact_map_latitude", "version_contact_map_longitude", "version_contact_map_embed_url", "version_contact_social_facebook", "version_contact_social_zalo", "version_contact_chat_url", "version_home_intro_heading_vi", "version_home_intro_heading_en", "version_home_intro_heading_zh", "version_home_intro_subheading_vi", "version_home_intro_subheading_en", "version_home_intro_subheading_zh", "version_home_globe_phrase_vi", "version_home_globe_phrase_en", "version_home_globe_phrase_zh", "version_home_logo_explanation_heading_vi", "version_home_logo_explanation_heading_en", "version_home_logo_explanation_heading_zh", "version_home_logo_explanation_paragraph_vi", "version_home_logo_explanation_paragraph_en", "version_home_logo_explanation_paragraph_zh", "version_home_mission_vi", "version_home_mission_en", "version_home_mission_zh", "version_home_vision_vi", "version_home_vision_en", "version_home_vision_zh", "version_source_hash", "version_updated_at", "version_created_at", "created_at", "updated_at" FROM \`_site_record_v\`;`)
  await db.run(sql`DROP TABLE \`_site_record_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__site_record_v\` RENAME TO \`_site_record_v\`;`)
  await db.run(sql`CREATE INDEX \`_site_record_v_created_at_idx\` ON \`_site_record_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_site_record_v_updated_at_idx\` ON \`_site_record_v\` (\`updated_at\`);`)
  await db.run(sql`ALTER TABLE \`consultation_settings\` ADD \`holidays\` text;`)
}
