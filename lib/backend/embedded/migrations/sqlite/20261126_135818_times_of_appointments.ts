import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

/** Times for appointments in the site record, the chosen one of a request, and the places that are booked or held. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
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
  await db.run(sql`ALTER TABLE \`consultation_requests\` ADD \`consult_time\` text;`)
  await db.run(sql`ALTER TABLE \`consultation_requests\` ADD \`consult_until\` text;`)
  await db.run(sql`ALTER TABLE \`site_record\` ADD \`contact_slots_minutes\` numeric;`)
  await db.run(sql`ALTER TABLE \`site_record\` ADD \`contact_slots_people\` numeric DEFAULT 1;`)
  await db.run(sql`ALTER TABLE \`_site_record_v\` ADD \`version_contact_slots_minutes\` numeric;`)
  await db.run(sql`ALTER TABLE \`_site_record_v\` ADD \`version_contact_slots_people\` numeric DEFAULT 1;`)
  await db.run(sql`CREATE TABLE consultation_slots (day text NOT NULL, starts text NOT NULL, seat integer NOT NULL, ends text NOT NULL, request_id integer UNIQUE REFERENCES consultation_requests (id) ON DELETE CASCADE, hold text, network text, expires text, PRIMARY KEY (day, starts, seat));`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE consultation_slots;`)
  await db.run(sql`DROP TABLE \`site_record_contact_slots_periods_days\`;`)
  await db.run(sql`DROP TABLE \`site_record_contact_slots_periods\`;`)
  await db.run(sql`DROP TABLE \`_site_record_v_version_contact_slots_periods_days\`;`)
  await db.run(sql`DROP TABLE \`_site_record_v_version_contact_slots_periods\`;`)
  await db.run(sql`ALTER TABLE \`consultation_requests\` DROP COLUMN \`consult_time\`;`)
  await db.run(sql`ALTER TABLE \`consultation_requests\` DROP COLUMN \`consult_until\`;`)
  await db.run(sql`ALTER TABLE \`site_record\` DROP COLUMN \`contact_slots_minutes\`;`)
  await db.run(sql`ALTER TABLE \`site_record\` DROP COLUMN \`contact_slots_people\`;`)
  await db.run(sql`ALTER TABLE \`_site_record_v\` DROP COLUMN \`version_contact_slots_minutes\`;`)
  await db.run(sql`ALTER TABLE \`_site_record_v\` DROP COLUMN \`version_contact_slots_people\`;`)
}
