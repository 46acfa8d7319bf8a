import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_consultation_requests_status" AS ENUM('PENDING', 'SCHEDULED', 'ANSWERED', 'CLOSED', 'SPAM');
  CREATE TYPE "public"."enum_consultation_requests_language" AS ENUM('vi', 'en', 'zh');
  CREATE TYPE "public"."enum_mails_state" AS ENUM('WAITING', 'SENDING', 'SENT', 'FAILED');
  CREATE TYPE "public"."enum_mails_kind" AS ENUM('STAFF_NOTICE', 'CONFIRMATION');
  CREATE TYPE "public"."enum_mails_language" AS ENUM('vi', 'en', 'zh');
  CREATE TABLE "consultation_requests_notes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar NOT NULL,
  	"by_id" integer,
  	"at" timestamp(3) with time zone
  );
  
  CREATE TABLE "consultation_requests_history" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"by_id" integer,
  	"what" varchar NOT NULL
  );
  
  CREATE TABLE "mails" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"state" "enum_mails_state" DEFAULT 'WAITING' NOT NULL,
  	"kind" "enum_mails_kind" NOT NULL,
  	"request_id" integer NOT NULL,
  	"to" varchar NOT NULL,
  	"subject" varchar,
  	"text" varchar,
  	"language" "enum_mails_language",
  	"html" varchar,
  	"calendar" varchar,
  	"reply_to" varchar,
  	"ordered_at" timestamp(3) with time zone NOT NULL,
  	"attempts" numeric DEFAULT 0 NOT NULL,
  	"next_attempt_at" timestamp(3) with time zone NOT NULL,
  	"sent_at" timestamp(3) with time zone,
  	"last_error" varchar,
  	"once_key" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  DROP INDEX "attachments_filename_idx";
  ALTER TABLE "consultation_requests" ALTER COLUMN "status" SET DEFAULT 'PENDING'::"public"."enum_consultation_requests_status";
  ALTER TABLE "consultation_requests" ALTER COLUMN "status" SET DATA TYPE "public"."enum_consultation_requests_status" USING "status"::"public"."enum_consultation_requests_status";
  ALTER TABLE "consultation_requests" ALTER COLUMN "consult_date" SET DATA TYPE varchar;
  ALTER TABLE "consultation_requests" ADD COLUMN "assignee_id" integer;
  ALTER TABLE "consultation_requests" ADD COLUMN "reference" varchar NOT NULL;
  ALTER TABLE "consultation_requests" ADD COLUMN "suspicions" varchar;
  ALTER TABLE "consultation_requests" ADD COLUMN "file_url" varchar;
  ALTER TABLE "consultation_requests" ADD COLUMN "language" "enum_consultation_requests_language";
  ALTER TABLE "consultation_requests" ADD COLUMN "privacy_version" varchar;
  ALTER TABLE "consultation_requests" ADD COLUMN "revision" numeric DEFAULT 0 NOT NULL;
  ALTER TABLE "consultation_requests" ADD COLUMN "once_key" varchar NOT NULL;
  ALTER TABLE "attachments" ADD COLUMN "key" varchar NOT NULL;
  ALTER TABLE "attachments" ADD COLUMN "name" varchar NOT NULL;
  ALTER TABLE "attachments" ADD COLUMN "type" varchar NOT NULL;
  ALTER TABLE "attachments" ADD COLUMN "bytes" numeric NOT NULL;
  ALTER TABLE "attachments" ADD COLUMN "digest" varchar NOT NULL;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "mails_id" integer;
  ALTER TABLE "consultation_requests_notes" ADD CONSTRAINT "consultation_requests_notes_by_id_staff_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "consultation_requests_notes" ADD CONSTRAINT "consultation_requests_notes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."consultation_requests"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "consultation_requests_history" ADD CONSTRAINT "consultation_requests_history_by_id_staff_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "consultation_requests_history" ADD CONSTRAINT "consultation_requests_history_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."consultation_requests"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "mails" ADD CONSTRAINT "mails_request_id_consultation_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."consultation_requests"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "consultation_requests_notes_order_idx" ON "consultation_requests_notes" USING btree ("_order");
  CREATE INDEX "consultation_requests_notes_parent_id_idx" ON "consultation_requests_notes" USING btree ("_parent_id");
  CREATE INDEX "consultation_requests_notes_by_idx" ON "consultation_requests_notes" USING btree ("by_id");
  CREATE INDEX "consultation_requests_history_order_idx" ON "consultation_requests_history" USING btree ("_order");
  CREATE INDEX "consultation_requests_history_parent_id_idx" ON "consultation_requests_history" USING btree ("_parent_id");
  CREATE INDEX "consultation_requests_history_by_idx" ON "consultation_requests_history" USING btree ("by_id");
  CREATE INDEX "mails_request_idx" ON "mails" USING btree ("request_id");
  CREATE UNIQUE INDEX "mails_once_key_idx" ON "mails" USING btree ("once_key");
  CREATE INDEX "mails_updated_at_idx" ON "mails" USING btree ("updated_at");
  CREATE INDEX "mails_created_at_idx" ON "mails" USING btree ("created_at");
  CREATE INDEX "state_nextAttemptAt_idx" ON "mails" USING btree ("state","next_attempt_at");
  ALTER TABLE "consultation_requests" ADD CONSTRAINT "consultation_requests_assignee_id_staff_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_mails_fk" FOREIGN KEY ("mails_id") REFERENCES "public"."mails"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "consultation_requests_status_idx" ON "consultation_requests" USING btree ("status");
  CREATE INDEX "consultation_requests_assignee_idx" ON "consultation_requests" USING btree ("assignee_id");
  CREATE UNIQUE INDEX "consultation_requests_reference_idx" ON "consultation_requests" USING btree ("reference");
  CREATE INDEX "consultation_requests_phone_idx" ON "consultation_requests" USING btree ("phone");
  CREATE INDEX "consultation_requests_gmail_idx" ON "consultation_requests" USING btree ("gmail");
  CREATE UNIQUE INDEX "consultation_requests_once_key_idx" ON "consultation_requests" USING btree ("once_key");
  CREATE UNIQUE INDEX "attachments_key_idx" ON "attachments" USING btree ("key");
  CREATE INDEX "payload_locked_documents_rels_mails_id_idx" ON "payload_locked_documents_rels" USING btree ("mails_id");
  ALTER TABLE "attachments" DROP COLUMN "url";
  ALTER TABLE "attachments" DROP COLUMN "thumbnail_u_r_l";
  ALTER TABLE "attachments" DROP COLUMN "filename";
  ALTER TABLE "attachments" DROP COLUMN "mime_type";
  ALTER TABLE "attachments" DROP COLUMN "filesize";
  ALTER TABLE "attachments" DROP COLUMN "width";
  ALTER TABLE "attachments" DROP COLUMN "height";
  ALTER TABLE "attachments" DROP COLUMN "focal_x";
  ALTER TABLE "attachments" DROP COLUMN "focal_y";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "consultation_requests_notes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "consultation_requests_history" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "mails" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "consultation_requests_notes" CASCADE;
  DROP TABLE "consultation_requests_history" CASCADE;
  DROP TABLE "mails" CASCADE;
  ALTER TABLE "consultation_requests" DROP CONSTRAINT "consultation_requests_assignee_id_staff_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_mails_fk";
  
  DROP INDEX "consultation_requests_status_idx";
  DROP INDEX "consultation_requests_assignee_idx";
  DROP INDEX "consultation_requests_reference_idx";
  DROP INDEX "consultation_requests_phone_idx";
  DROP INDEX "consultation_requests_gmail_idx";
  DROP INDEX "consultation_requests_once_key_idx";
  DROP INDEX "attachments_key_idx";
  DROP INDEX "payload_locked_documents_rels_mails_id_idx";
  ALTER TABLE "consultation_requests" ALTER COLUMN "status" SET DATA TYPE varchar;
  ALTER TABLE "consultation_requests" ALTER COLUMN "status" SET DEFAULT 'PENDING';
  ALTER TABLE "consultation_requests" ALTER COLUMN "consult_date" SET DATA TYPE timestamp(3) with time zone;
  ALTER TABLE "attachments" ADD COLUMN "url" varchar;
  ALTER TABLE "attachments" ADD COLUMN "thumbnail_u_r_l" varchar;
  ALTER TABLE "attachments" ADD COLUMN "filename" varchar;
  ALTER TABLE "attachments" ADD COLUMN "mime_type" varchar;
  ALTER TABLE "attachments" ADD COLUMN "filesize" numeric;
  ALTER TABLE "attachments" ADD COLUMN "width" numeric;
  ALTER TABLE "attachments" ADD COLUMN "height" numeric;
  ALTER TABLE "attachments" ADD COLUMN "focal_x" numeric;
  ALTER TABLE "attachments" ADD COLUMN "focal_y" numeric;
  CREATE UNIQUE INDEX "attachments_filename_idx" ON "attachments" USING btree ("filename");
  ALTER TABLE "consultation_requests" DROP COLUMN "assignee_id";
  ALTER TABLE "consultation_requests" DROP COLUMN "reference";
  ALTER TABLE "consultation_requests" DROP COLUMN "suspicions";
  ALTER TABLE "consultation_requests" DROP COLUMN "file_url";
  ALTER TABLE "consultation_requests" DROP COLUMN "language";
  ALTER TABLE "consultation_requests" DROP COLUMN "privacy_version";
  ALTER TABLE "consultation_requests" DROP COLUMN "revision";
  ALTER TABLE "consultation_requests" DROP COLUMN "once_key";
  ALTER TABLE "attachments" DROP COLUMN "key";
  ALTER TABLE "attachments" DROP COLUMN "name";
  ALTER TABLE "attachments" DROP COLUMN "type";
  ALTER TABLE "attachments" DROP COLUMN "bytes";
  ALTER TABLE "attachments" DROP COLUMN "digest";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "mails_id";
  DROP TYPE "public"."enum_consultation_requests_status";
  DROP TYPE "public"."enum_consultation_requests_language";
  DROP TYPE "public"."enum_mails_state";
  DROP TYPE "public"."enum_mails_kind";
  DROP TYPE "public"."enum_mails_language";`)
}
