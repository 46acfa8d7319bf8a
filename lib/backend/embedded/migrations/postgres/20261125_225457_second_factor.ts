import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/**
 * Second factors of staff. Their tables are not of a collection, and have no foreign key: whoever makes the table of
 * accounts anew must not turn them off.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_activities_what" ADD VALUE 'SECOND_FACTOR_SET';
  ALTER TYPE "public"."enum_activities_what" ADD VALUE 'SECOND_FACTOR_OFF';
  ALTER TYPE "public"."enum_activities_what" ADD VALUE 'SECOND_FACTOR_RESET';
  ALTER TYPE "public"."enum_activities_what" ADD VALUE 'RECOVERY_CODE_USED';
  ALTER TYPE "public"."enum_activities_what" ADD VALUE 'RECOVERY_CODES_RENEWED';
  CREATE TABLE "staff_security" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"revision" varchar DEFAULT '0',
  	"require_second_factor" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  CREATE TABLE staff_second_factors (staff_id integer PRIMARY KEY NOT NULL, secret text NOT NULL, last_step integer NOT NULL, since text NOT NULL);
  CREATE TABLE staff_recovery_codes (staff_id integer NOT NULL, hash text NOT NULL, PRIMARY KEY (staff_id, hash));
  CREATE TABLE staff_verified_sessions (id text PRIMARY KEY NOT NULL, staff_id integer NOT NULL);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE staff_verified_sessions;
  DROP TABLE staff_recovery_codes;
  DROP TABLE staff_second_factors;
  DROP TABLE "staff_security" CASCADE;
  ALTER TABLE "activities" ALTER COLUMN "what" SET DATA TYPE text;
  DELETE FROM "activities" WHERE "what" IN ('SECOND_FACTOR_SET', 'SECOND_FACTOR_OFF', 'SECOND_FACTOR_RESET', 'RECOVERY_CODE_USED', 'RECOVERY_CODES_RENEWED');
  DROP TYPE "public"."enum_activities_what";
  CREATE TYPE "public"."enum_activities_what" AS ENUM('CREATED', 'CHANGED', 'PUBLISHED', 'WITHDRAWN', 'DELETED', 'EXPORTED', 'ERASED', 'SIGNED_IN');
  ALTER TABLE "activities" ALTER COLUMN "what" SET DATA TYPE "public"."enum_activities_what" USING "what"::"public"."enum_activities_what";`)
}
