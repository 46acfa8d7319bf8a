import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

/** Answers and reminders in the outbox, and the settings of answers. Existing requests and mails stay as they are. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
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
  	\`holidays\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`ALTER TABLE \`mails\` ADD \`written_by\` text;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DELETE FROM mails WHERE kind IN ('ANSWER', 'REMINDER');`)
  await db.run(sql`DROP TABLE \`consultation_settings_templates\`;`)
  await db.run(sql`DROP TABLE \`consultation_settings\`;`)
  await db.run(sql`ALTER TABLE \`mails\` DROP COLUMN \`written_by\`;`)
}
