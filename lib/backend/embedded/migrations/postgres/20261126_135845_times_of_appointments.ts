import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/** Times for appointments in the site record, the chosen one of a request, and the places that are booked or held. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_site_record_contact_slots_periods_days" AS ENUM('MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY');
  CREATE TYPE "public"."enum__site_record_v_version_contact_slots_periods_days" AS ENUM('MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY');
  CREATE TABLE "site_record_contact_slots_periods_days" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "enum_site_record_contact_slots_periods_days",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "site_record_contact_slots_periods" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"from" varchar NOT NULL,
  	"until" varchar NOT NULL
  );
  
  CREATE TABLE "_site_record_v_version_contact_slots_periods_days" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__site_record_v_version_contact_slots_periods_days",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_site_record_v_version_contact_slots_periods" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"from" varchar NOT NULL,
  	"until" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  ALTER TABLE "consultation_requests" ADD COLUMN "consult_time" varchar;
  ALTER TABLE "consultation_requests" ADD COLUMN "consult_until" varchar;
  ALTER TABLE "site_record" ADD COLUMN "contact_slots_minutes" numeric;
  ALTER TABLE "site_record" ADD COLUMN "contact_slots_people" numeric DEFAULT 1;
  ALTER TABLE "_site_record_v" ADD COLUMN "version_contact_slots_minutes" numeric;
  ALTER TABLE "_site_record_v" ADD COLUMN "version_contact_slots_people" numeric DEFAULT 1;
  ALTER TABLE "site_record_contact_slots_periods_days" ADD CONSTRAINT "site_record_contact_slots_periods_days_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."site_record_contact_slots_periods"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_record_contact_slots_periods" ADD CONSTRAINT "site_record_contact_slots_periods_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_record"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_record_v_version_contact_slots_periods_days" ADD CONSTRAINT "_site_record_v_version_contact_slots_periods_days_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_site_record_v_version_contact_slots_periods"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_record_v_version_contact_slots_periods" ADD CONSTRAINT "_site_record_v_version_contact_slots_periods_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_record_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "site_record_contact_slots_periods_days_order_idx" ON "site_record_contact_slots_periods_days" USING btree ("order");
  CREATE INDEX "site_record_contact_slots_periods_days_parent_idx" ON "site_record_contact_slots_periods_days" USING btree ("parent_id");
  CREATE INDEX "site_record_contact_slots_periods_order_idx" ON "site_record_contact_slots_periods" USING btree ("_order");
  CREATE INDEX "site_record_contact_slots_periods_parent_id_idx" ON "site_record_contact_slots_periods" USING btree ("_parent_id");
  CREATE INDEX "_site_record_v_version_contact_slots_periods_days_order_idx" ON "_site_record_v_version_contact_slots_periods_days" USING btree ("order");
  CREATE INDEX "_site_record_v_version_contact_slots_periods_days_parent_idx" ON "_site_record_v_version_contact_slots_periods_days" USING btree ("parent_id");
  CREATE INDEX "_site_record_v_version_contact_slots_periods_order_idx" ON "_site_record_v_version_contact_slots_periods" USING btree ("_order");
  CREATE INDEX "_site_record_v_version_contact_slots_periods_parent_id_idx" ON "_site_record_v_version_contact_slots_periods" USING btree ("_parent_id");
  CREATE TABLE consultation_slots (day text NOT NULL, starts text NOT NULL, seat integer NOT NULL, ends text NOT NULL, request_id integer UNIQUE REFERENCES consultation_requests (id) ON DELETE CASCADE, hold text, network text, expires text, PRIMARY KEY (day, starts, seat));`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  DROP TABLE consultation_slots;
   DROP TABLE "site_record_contact_slots_periods_days" CASCADE;
  DROP TABLE "site_record_contact_slots_periods" CASCADE;
  DROP TABLE "_site_record_v_version_contact_slots_periods_days" CASCADE;
  DROP TABLE "_site_record_v_version_contact_slots_periods" CASCADE;
  ALTER TABLE "consultation_requests" DROP COLUMN "consult_time";
  ALTER TABLE "consultation_requests" DROP COLUMN "consult_until";
  ALTER TABLE "site_record" DROP COLUMN "contact_slots_minutes";
  ALTER TABLE "site_record" DROP COLUMN "contact_slots_people";
  ALTER TABLE "_site_record_v" DROP COLUMN "version_contact_slots_minutes";
  ALTER TABLE "_site_record_v" DROP COLUMN "version_contact_slots_people";
  DROP TYPE "public"."enum_site_record_contact_slots_periods_days";
  DROP TYPE "public"."enum__site_record_v_version_contact_slots_periods_days";`)
}
