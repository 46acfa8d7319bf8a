import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/** Spam as a state of comments, and answers of the institute. Existing comments keep their state. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_interacted_articles_state" ADD VALUE 'SPAM' BEFORE 'REMOVED';
  ALTER TABLE "interacted_articles" ADD COLUMN "from_institute" boolean DEFAULT false;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   UPDATE interacted_articles SET state = 'HIDDEN' WHERE state = 'SPAM';
  ALTER TABLE "interacted_articles" ALTER COLUMN "state" SET DATA TYPE text;
  ALTER TABLE "interacted_articles" ALTER COLUMN "state" SET DEFAULT 'SHOWN'::text;
  DROP TYPE "public"."enum_interacted_articles_state";
  CREATE TYPE "public"."enum_interacted_articles_state" AS ENUM('SHOWN', 'HELD', 'HIDDEN', 'REMOVED');
  ALTER TABLE "interacted_articles" ALTER COLUMN "state" SET DEFAULT 'SHOWN'::"public"."enum_interacted_articles_state";
  ALTER TABLE "interacted_articles" ALTER COLUMN "state" SET DATA TYPE "public"."enum_interacted_articles_state" USING "state"::"public"."enum_interacted_articles_state";
  ALTER TABLE "interacted_articles" DROP COLUMN "from_institute";`)
}
