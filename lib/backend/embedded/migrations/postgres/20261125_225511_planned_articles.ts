import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/** Planned publications, the review of articles and its notes, and who saved a version. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_mails_kind" ADD VALUE 'REVIEW_ASKED';
  ALTER TYPE "public"."enum_mails_kind" ADD VALUE 'REVIEW_RETURNED';
  ALTER TYPE "public"."enum_mails_kind" ADD VALUE 'REVIEW_APPROVED';
  ALTER TYPE "public"."enum_activities_what" ADD VALUE 'PLANNED';
  ALTER TYPE "public"."enum_activities_what" ADD VALUE 'PUBLISHED_AS_PLANNED';
  ALTER TYPE "public"."enum_activities_what" ADD VALUE 'WITHDRAWN_AS_PLANNED';
  CREATE TABLE "articles_review_notes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"by_id" integer,
  	"at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_articles_v_version_review_notes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"by_id" integer,
  	"at" timestamp(3) with time zone,
  	"_uuid" varchar
  );
  
  ALTER TABLE "articles" ADD COLUMN "publish_at" timestamp(3) with time zone;
  ALTER TABLE "articles" ADD COLUMN "unpublish_at" timestamp(3) with time zone;
  ALTER TABLE "articles" ADD COLUMN "review_returned" boolean DEFAULT false;
  ALTER TABLE "articles" ADD COLUMN "review_asked_by_id" integer;
  ALTER TABLE "articles" ADD COLUMN "saved_by_id" integer;
  ALTER TABLE "_articles_v" ADD COLUMN "version_publish_at" timestamp(3) with time zone;
  ALTER TABLE "_articles_v" ADD COLUMN "version_unpublish_at" timestamp(3) with time zone;
  ALTER TABLE "_articles_v" ADD COLUMN "version_review_returned" boolean DEFAULT false;
  ALTER TABLE "_articles_v" ADD COLUMN "version_review_asked_by_id" integer;
  ALTER TABLE "_articles_v" ADD COLUMN "version_saved_by_id" integer;
  ALTER TABLE "articles_review_notes" ADD CONSTRAINT "articles_review_notes_by_id_staff_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "articles_review_notes" ADD CONSTRAINT "articles_review_notes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_articles_v_version_review_notes" ADD CONSTRAINT "_articles_v_version_review_notes_by_id_staff_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v_version_review_notes" ADD CONSTRAINT "_articles_v_version_review_notes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_articles_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "articles_review_notes_order_idx" ON "articles_review_notes" USING btree ("_order");
  CREATE INDEX "articles_review_notes_parent_id_idx" ON "articles_review_notes" USING btree ("_parent_id");
  CREATE INDEX "articles_review_notes_by_idx" ON "articles_review_notes" USING btree ("by_id");
  CREATE INDEX "_articles_v_version_review_notes_order_idx" ON "_articles_v_version_review_notes" USING btree ("_order");
  CREATE INDEX "_articles_v_version_review_notes_parent_id_idx" ON "_articles_v_version_review_notes" USING btree ("_parent_id");
  CREATE INDEX "_articles_v_version_review_notes_by_idx" ON "_articles_v_version_review_notes" USING btree ("by_id");
  ALTER TABLE "articles" ADD CONSTRAINT "articles_review_asked_by_id_staff_id_fk" FOREIGN KEY ("review_asked_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "articles" ADD CONSTRAINT "articles_saved_by_id_staff_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_version_review_asked_by_id_staff_id_fk" FOREIGN KEY ("version_review_asked_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_version_saved_by_id_staff_id_fk" FOREIGN KEY ("version_saved_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "articles_publish_at_idx" ON "articles" USING btree ("publish_at");
  CREATE INDEX "articles_unpublish_at_idx" ON "articles" USING btree ("unpublish_at");
  CREATE INDEX "articles_review_asked_by_idx" ON "articles" USING btree ("review_asked_by_id");
  CREATE INDEX "articles_saved_by_idx" ON "articles" USING btree ("saved_by_id");
  CREATE INDEX "_articles_v_version_version_publish_at_idx" ON "_articles_v" USING btree ("version_publish_at");
  CREATE INDEX "_articles_v_version_version_unpublish_at_idx" ON "_articles_v" USING btree ("version_unpublish_at");
  CREATE INDEX "_articles_v_version_version_review_asked_by_idx" ON "_articles_v" USING btree ("version_review_asked_by_id");
  CREATE INDEX "_articles_v_version_version_saved_by_idx" ON "_articles_v" USING btree ("version_saved_by_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  DELETE FROM "mails" WHERE "kind"::text LIKE 'REVIEW%';
  DELETE FROM "activities" WHERE "what"::text IN ('PLANNED', 'PUBLISHED_AS_PLANNED', 'WITHDRAWN_AS_PLANNED');
   ALTER TABLE "articles_review_notes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_articles_v_version_review_notes" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "articles_review_notes" CASCADE;
  DROP TABLE "_articles_v_version_review_notes" CASCADE;
  ALTER TABLE "articles" DROP CONSTRAINT "articles_review_asked_by_id_staff_id_fk";
  
  ALTER TABLE "articles" DROP CONSTRAINT "articles_saved_by_id_staff_id_fk";
  
  ALTER TABLE "_articles_v" DROP CONSTRAINT "_articles_v_version_review_asked_by_id_staff_id_fk";
  
  ALTER TABLE "_articles_v" DROP CONSTRAINT "_articles_v_version_saved_by_id_staff_id_fk";
  
  ALTER TABLE "mails" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_mails_kind";
  CREATE TYPE "public"."enum_mails_kind" AS ENUM('STAFF_NOTICE', 'CONFIRMATION', 'PASSWORD_RESET');
  ALTER TABLE "mails" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_mails_kind" USING "kind"::"public"."enum_mails_kind";
  ALTER TABLE "activities" ALTER COLUMN "what" SET DATA TYPE text;
  DROP TYPE "public"."enum_activities_what";
  CREATE TYPE "public"."enum_activities_what" AS ENUM('CREATED', 'CHANGED', 'PUBLISHED', 'WITHDRAWN', 'DELETED', 'EXPORTED', 'ERASED', 'SIGNED_IN', 'SECOND_FACTOR_SET', 'SECOND_FACTOR_OFF', 'SECOND_FACTOR_RESET', 'RECOVERY_CODE_USED', 'RECOVERY_CODES_RENEWED');
  ALTER TABLE "activities" ALTER COLUMN "what" SET DATA TYPE "public"."enum_activities_what" USING "what"::"public"."enum_activities_what";
  DROP INDEX "articles_publish_at_idx";
  DROP INDEX "articles_unpublish_at_idx";
  DROP INDEX "articles_review_asked_by_idx";
  DROP INDEX "articles_saved_by_idx";
  DROP INDEX "_articles_v_version_version_publish_at_idx";
  DROP INDEX "_articles_v_version_version_unpublish_at_idx";
  DROP INDEX "_articles_v_version_version_review_asked_by_idx";
  DROP INDEX "_articles_v_version_version_saved_by_idx";
  ALTER TABLE "articles" DROP COLUMN "publish_at";
  ALTER TABLE "articles" DROP COLUMN "unpublish_at";
  ALTER TABLE "articles" DROP COLUMN "review_returned";
  ALTER TABLE "articles" DROP COLUMN "review_asked_by_id";
  ALTER TABLE "articles" DROP COLUMN "saved_by_id";
  ALTER TABLE "_articles_v" DROP COLUMN "version_publish_at";
  ALTER TABLE "_articles_v" DROP COLUMN "version_unpublish_at";
  ALTER TABLE "_articles_v" DROP COLUMN "version_review_returned";
  ALTER TABLE "_articles_v" DROP COLUMN "version_review_asked_by_id";
  ALTER TABLE "_articles_v" DROP COLUMN "version_saved_by_id";`)
}
