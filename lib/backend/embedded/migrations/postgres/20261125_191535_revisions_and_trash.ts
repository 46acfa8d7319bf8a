import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "articles" ADD COLUMN "revision" varchar DEFAULT '0';
  ALTER TABLE "articles" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_articles_v" ADD COLUMN "version_revision" varchar DEFAULT '0';
  ALTER TABLE "_articles_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "media" ADD COLUMN "revision" varchar DEFAULT '0';
  ALTER TABLE "media" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "members" ADD COLUMN "revision" varchar DEFAULT '0';
  ALTER TABLE "members" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "ecosystems" ADD COLUMN "revision" varchar DEFAULT '0';
  ALTER TABLE "ecosystems" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "videos" ADD COLUMN "revision" varchar DEFAULT '0';
  ALTER TABLE "videos" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "consultation_requests" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "site_record" ADD COLUMN "revision" varchar DEFAULT '0';
  ALTER TABLE "_site_record_v" ADD COLUMN "version_revision" varchar DEFAULT '0';
  ALTER TABLE "moderation" ADD COLUMN "revision" varchar DEFAULT '0';
  CREATE INDEX "articles_deleted_at_idx" ON "articles" USING btree ("deleted_at");
  CREATE INDEX "_articles_v_version_version_deleted_at_idx" ON "_articles_v" USING btree ("version_deleted_at");
  CREATE INDEX "media_deleted_at_idx" ON "media" USING btree ("deleted_at");
  CREATE INDEX "members_deleted_at_idx" ON "members" USING btree ("deleted_at");
  CREATE INDEX "ecosystems_deleted_at_idx" ON "ecosystems" USING btree ("deleted_at");
  CREATE INDEX "videos_deleted_at_idx" ON "videos" USING btree ("deleted_at");
  CREATE INDEX "consultation_requests_deleted_at_idx" ON "consultation_requests" USING btree ("deleted_at");`)
  // A slug in the trash is free. Payload's schema has no partial index, so a migration that makes these tables anew must
  // make these indexes anew too (ADR 46).
  await db.execute(sql`DROP INDEX "articles_slug_idx"; CREATE UNIQUE INDEX "articles_slug_idx" ON "articles" USING btree ("slug") WHERE "deleted_at" IS NULL;`)
  await db.execute(sql`DROP INDEX "members_slug_idx"; CREATE UNIQUE INDEX "members_slug_idx" ON "members" USING btree ("slug") WHERE "deleted_at" IS NULL;`)
  await db.execute(sql`DROP INDEX "ecosystems_slug_idx"; CREATE UNIQUE INDEX "ecosystems_slug_idx" ON "ecosystems" USING btree ("slug") WHERE "deleted_at" IS NULL;`)
  await db.execute(sql`DROP INDEX "videos_slug_idx"; CREATE UNIQUE INDEX "videos_slug_idx" ON "videos" USING btree ("slug") WHERE "deleted_at" IS NULL;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP INDEX "articles_slug_idx"; CREATE UNIQUE INDEX "articles_slug_idx" ON "articles" USING btree ("slug");`)
  await db.execute(sql`DROP INDEX "members_slug_idx"; CREATE UNIQUE INDEX "members_slug_idx" ON "members" USING btree ("slug");`)
  await db.execute(sql`DROP INDEX "ecosystems_slug_idx"; CREATE UNIQUE INDEX "ecosystems_slug_idx" ON "ecosystems" USING btree ("slug");`)
  await db.execute(sql`DROP INDEX "videos_slug_idx"; CREATE UNIQUE INDEX "videos_slug_idx" ON "videos" USING btree ("slug");`)
  await db.execute(sql`
   DROP INDEX "articles_deleted_at_idx";
  DROP INDEX "_articles_v_version_version_deleted_at_idx";
  DROP INDEX "media_deleted_at_idx";
  DROP INDEX "members_deleted_at_idx";
  DROP INDEX "ecosystems_deleted_at_idx";
  DROP INDEX "videos_deleted_at_idx";
  DROP INDEX "consultation_requests_deleted_at_idx";
  ALTER TABLE "articles" DROP COLUMN "revision";
  ALTER TABLE "articles" DROP COLUMN "deleted_at";
  ALTER TABLE "_articles_v" DROP COLUMN "version_revision";
  ALTER TABLE "_articles_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "media" DROP COLUMN "revision";
  ALTER TABLE "media" DROP COLUMN "deleted_at";
  ALTER TABLE "members" DROP COLUMN "revision";
  ALTER TABLE "members" DROP COLUMN "deleted_at";
  ALTER TABLE "ecosystems" DROP COLUMN "revision";
  ALTER TABLE "ecosystems" DROP COLUMN "deleted_at";
  ALTER TABLE "videos" DROP COLUMN "revision";
  ALTER TABLE "videos" DROP COLUMN "deleted_at";
  ALTER TABLE "consultation_requests" DROP COLUMN "deleted_at";
  ALTER TABLE "site_record" DROP COLUMN "revision";
  ALTER TABLE "_site_record_v" DROP COLUMN "version_revision";
  ALTER TABLE "moderation" DROP COLUMN "revision";`)
}
