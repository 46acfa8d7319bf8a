import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
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
}

/** The program of before does not read what is new. */
export const down = () => Promise.resolve()
