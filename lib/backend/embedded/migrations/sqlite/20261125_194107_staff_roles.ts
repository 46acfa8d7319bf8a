import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

/** Roles instead of one role. Who was an editor worked with everything, and keeps all of that work. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
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
  await db.run(sql`ALTER TABLE \`articles\` ADD \`review_asked\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`_articles_v\` ADD \`version_review_asked\` integer DEFAULT false;`)
  await db.run(sql`INSERT INTO staff_roles ("order", parent_id, value) SELECT 1, id, role FROM staff;`)
  await db.run(sql`INSERT INTO staff_roles ("order", parent_id, value) SELECT 2, id, 'moderator' FROM staff WHERE role = 'editor';`)
  await db.run(sql`INSERT INTO staff_roles ("order", parent_id, value) SELECT 3, id, 'consultant' FROM staff WHERE role = 'editor';`)
  await db.run(sql`ALTER TABLE \`staff\` DROP COLUMN \`role\`;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`staff\` ADD \`role\` text DEFAULT 'editor' NOT NULL;`)
  await db.run(sql`UPDATE staff SET role = 'admin' WHERE id IN (SELECT parent_id FROM staff_roles WHERE value = 'admin');`)
  await db.run(sql`DROP TABLE \`staff_roles\`;`)
  await db.run(sql`ALTER TABLE \`articles\` DROP COLUMN \`review_asked\`;`)
  await db.run(sql`ALTER TABLE \`_articles_v\` DROP COLUMN \`version_review_asked\`;`)
}
