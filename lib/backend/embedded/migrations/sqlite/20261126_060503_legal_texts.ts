import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
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
  // A slug in the trash is free, as in 20261125_191515_revisions_and_trash.
  await db.run(sql`CREATE UNIQUE INDEX \`legal_texts_slug_idx\` ON \`legal_texts\` (\`slug\`) WHERE \`deleted_at\` IS NULL;`)
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
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`legal_texts\`;`)
  await db.run(sql`DROP TABLE \`legal_texts_texts\`;`)
}
