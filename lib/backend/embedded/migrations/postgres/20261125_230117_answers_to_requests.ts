import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/** Answers and reminders in the outbox, and the settings of answers. Existing requests and mails stay as they are. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_mails_kind" ADD VALUE 'ANSWER' BEFORE 'PASSWORD_RESET';
  ALTER TYPE "public"."enum_mails_kind" ADD VALUE 'REMINDER' BEFORE 'PASSWORD_RESET';
  CREATE TABLE "consultation_settings_templates" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"subject_vi" varchar NOT NULL,
  	"subject_en" varchar,
  	"subject_zh" varchar,
  	"text_vi" varchar NOT NULL,
  	"text_en" varchar,
  	"text_zh" varchar
  );
  
  CREATE TABLE "consultation_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"revision" varchar DEFAULT '0',
  	"holidays" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "mails" ADD COLUMN "written_by" varchar;
  ALTER TABLE "consultation_settings_templates" ADD CONSTRAINT "consultation_settings_templates_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."consultation_settings"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "consultation_settings_templates_order_idx" ON "consultation_settings_templates" USING btree ("_order");
  CREATE INDEX "consultation_settings_templates_parent_id_idx" ON "consultation_settings_templates" USING btree ("_parent_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DELETE FROM mails WHERE kind IN ('ANSWER', 'REMINDER');
  DROP TABLE "consultation_settings_templates" CASCADE;
  DROP TABLE "consultation_settings" CASCADE;
  ALTER TABLE "mails" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_mails_kind";
  CREATE TYPE "public"."enum_mails_kind" AS ENUM('STAFF_NOTICE', 'CONFIRMATION', 'PASSWORD_RESET', 'REVIEW_ASKED', 'REVIEW_RETURNED', 'REVIEW_APPROVED');
  ALTER TABLE "mails" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_mails_kind" USING "kind"::"public"."enum_mails_kind";
  ALTER TABLE "mails" DROP COLUMN "written_by";`)
}
