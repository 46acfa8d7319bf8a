import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

/** Mails that replace a forgotten password belong to an account, not to a request. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_mails\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`state\` text DEFAULT 'WAITING' NOT NULL,
  	\`kind\` text NOT NULL,
  	\`request_id\` integer,
  	\`staff_id\` integer,
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
  	FOREIGN KEY (\`request_id\`) REFERENCES \`consultation_requests\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`staff_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_mails\`("id", "state", "kind", "request_id", "staff_id", "to", "subject", "text", "language", "html", "calendar", "reply_to", "ordered_at", "attempts", "next_attempt_at", "sent_at", "last_error", "once_key", "updated_at", "created_at") SELECT "id", "state", "kind", "request_id", NULL, "to", "subject", "text", "language", "html", "calendar", "reply_to", "ordered_at", "attempts", "next_attempt_at", "sent_at", "last_error", "once_key", "updated_at", "created_at" FROM \`mails\`;`)
  await db.run(sql`DROP TABLE \`mails\`;`)
  await db.run(sql`ALTER TABLE \`__new_mails\` RENAME TO \`mails\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`mails_request_idx\` ON \`mails\` (\`request_id\`);`)
  await db.run(sql`CREATE INDEX \`mails_staff_idx\` ON \`mails\` (\`staff_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`mails_once_key_idx\` ON \`mails\` (\`once_key\`);`)
  await db.run(sql`CREATE INDEX \`mails_updated_at_idx\` ON \`mails\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`mails_created_at_idx\` ON \`mails\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`state_nextAttemptAt_idx\` ON \`mails\` (\`state\`,\`next_attempt_at\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DELETE FROM mails WHERE request_id IS NULL;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_mails\` (
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
  await db.run(sql`INSERT INTO \`__new_mails\`("id", "state", "kind", "request_id", "to", "subject", "text", "language", "html", "calendar", "reply_to", "ordered_at", "attempts", "next_attempt_at", "sent_at", "last_error", "once_key", "updated_at", "created_at") SELECT "id", "state", "kind", "request_id", "to", "subject", "text", "language", "html", "calendar", "reply_to", "ordered_at", "attempts", "next_attempt_at", "sent_at", "last_error", "once_key", "updated_at", "created_at" FROM \`mails\`;`)
  await db.run(sql`DROP TABLE \`mails\`;`)
  await db.run(sql`ALTER TABLE \`__new_mails\` RENAME TO \`mails\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`mails_request_idx\` ON \`mails\` (\`request_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`mails_once_key_idx\` ON \`mails\` (\`once_key\`);`)
  await db.run(sql`CREATE INDEX \`mails_updated_at_idx\` ON \`mails\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`mails_created_at_idx\` ON \`mails\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`state_nextAttemptAt_idx\` ON \`mails\` (\`state\`,\`next_attempt_at\`);`)
}
