import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/** Mails that replace a forgotten password belong to an account, not to a request. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_mails_kind" ADD VALUE 'PASSWORD_RESET';
  ALTER TABLE "mails" ALTER COLUMN "request_id" DROP NOT NULL;
  ALTER TABLE "mails" ADD COLUMN "staff_id" integer;
  ALTER TABLE "mails" ADD CONSTRAINT "mails_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "mails_staff_idx" ON "mails" USING btree ("staff_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  DELETE FROM mails WHERE request_id IS NULL;
   ALTER TABLE "mails" DROP CONSTRAINT "mails_staff_id_staff_id_fk";
  
  ALTER TABLE "mails" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_mails_kind";
  CREATE TYPE "public"."enum_mails_kind" AS ENUM('STAFF_NOTICE', 'CONFIRMATION');
  ALTER TABLE "mails" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_mails_kind" USING "kind"::"public"."enum_mails_kind";
  DROP INDEX "mails_staff_idx";
  ALTER TABLE "mails" ALTER COLUMN "request_id" SET NOT NULL;
  ALTER TABLE "mails" DROP COLUMN "staff_id";`)
}
