import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/** The activity log. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_activities_what" AS ENUM('CREATED', 'CHANGED', 'PUBLISHED', 'WITHDRAWN', 'DELETED', 'EXPORTED', 'ERASED', 'SIGNED_IN');
  CREATE TABLE "activities" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"who" varchar,
  	"what" "enum_activities_what" NOT NULL,
  	"area" varchar NOT NULL,
  	"record" varchar,
  	"title" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "activities_id" integer;
  CREATE INDEX "activities_who_idx" ON "activities" USING btree ("who");
  CREATE INDEX "activities_what_idx" ON "activities" USING btree ("what");
  CREATE INDEX "activities_updated_at_idx" ON "activities" USING btree ("updated_at");
  CREATE INDEX "activities_created_at_idx" ON "activities" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_activities_fk" FOREIGN KEY ("activities_id") REFERENCES "public"."activities"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_activities_id_idx" ON "payload_locked_documents_rels" USING btree ("activities_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_activities_fk";
  DROP TABLE "activities" CASCADE;
  DROP INDEX "payload_locked_documents_rels_activities_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "activities_id";
  DROP TYPE "public"."enum_activities_what";`)
}
