import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/** Where old addresses lead; and paths that were asked for and not found, by day. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "redirects" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"revision" varchar DEFAULT '0',
  	"from" varchar NOT NULL,
  	"to" varchar NOT NULL,
  	"active" boolean DEFAULT true,
  	"note" varchar,
  	"hits" numeric DEFAULT 0,
  	"last_used" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE UNIQUE INDEX "redirects_from_idx" ON "redirects" USING btree ("from");
  CREATE INDEX "redirects_updated_at_idx" ON "redirects" USING btree ("updated_at");
  CREATE INDEX "redirects_created_at_idx" ON "redirects" USING btree ("created_at");
  CREATE TABLE missing_addresses (day text NOT NULL, path text NOT NULL, requests integer NOT NULL, PRIMARY KEY (day, path));`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE missing_addresses;
   DROP TABLE "redirects" CASCADE;`)
}
