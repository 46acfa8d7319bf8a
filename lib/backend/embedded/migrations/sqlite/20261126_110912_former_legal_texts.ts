import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

/** Former addresses of legal texts. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`former_addresses\` ADD \`legal_text_id\` integer REFERENCES legal_texts(id) ON DELETE SET NULL;`)
  await db.run(sql`CREATE INDEX \`former_addresses_legal_text_idx\` ON \`former_addresses\` (\`legal_text_id\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DELETE FROM former_addresses WHERE kind = 'LEGAL_TEXT';`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_former_addresses\` (
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
  await db.run(sql`INSERT INTO \`__new_former_addresses\`("id", "kind", "slug", "article_id", "member_id", "updated_at", "created_at") SELECT "id", "kind", "slug", "article_id", "member_id", "updated_at", "created_at" FROM \`former_addresses\`;`)
  await db.run(sql`DROP TABLE \`former_addresses\`;`)
  await db.run(sql`ALTER TABLE \`__new_former_addresses\` RENAME TO \`former_addresses\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`former_addresses_article_idx\` ON \`former_addresses\` (\`article_id\`);`)
  await db.run(sql`CREATE INDEX \`former_addresses_member_idx\` ON \`former_addresses\` (\`member_id\`);`)
  await db.run(sql`CREATE INDEX \`former_addresses_updated_at_idx\` ON \`former_addresses\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`former_addresses_created_at_idx\` ON \`former_addresses\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`kind_slug_idx\` ON \`former_addresses\` (\`kind\`,\`slug\`);`)
}
