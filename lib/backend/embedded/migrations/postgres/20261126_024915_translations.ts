import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/**
 * What is known of an article as a translation, and which members are one person in several languages: those that share a
 * translation key, which stay as they are. Translations start as up to date.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "articles" ADD COLUMN "original_changed_at" timestamp(3) with time zone;
  ALTER TABLE "articles" ADD COLUMN "translated_from" varchar;
  ALTER TABLE "articles" ADD COLUMN "translation_checked_at" timestamp(3) with time zone;
  ALTER TABLE "articles" ADD COLUMN "translation_checked_by_id" integer;
  ALTER TABLE "_articles_v" ADD COLUMN "version_original_changed_at" timestamp(3) with time zone;
  ALTER TABLE "_articles_v" ADD COLUMN "version_translated_from" varchar;
  ALTER TABLE "_articles_v" ADD COLUMN "version_translation_checked_at" timestamp(3) with time zone;
  ALTER TABLE "_articles_v" ADD COLUMN "version_translation_checked_by_id" integer;
  ALTER TABLE "members" ADD COLUMN "main_profile_id" integer;
  ALTER TABLE "articles" ADD CONSTRAINT "articles_translation_checked_by_id_staff_id_fk" FOREIGN KEY ("translation_checked_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_version_translation_checked_by_id_staff_id_fk" FOREIGN KEY ("version_translation_checked_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "members" ADD CONSTRAINT "members_main_profile_id_members_id_fk" FOREIGN KEY ("main_profile_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "articles_original_changed_at_idx" ON "articles" USING btree ("original_changed_at");
  CREATE INDEX "articles_translation_checked_by_idx" ON "articles" USING btree ("translation_checked_by_id");
  CREATE INDEX "_articles_v_version_version_original_changed_at_idx" ON "_articles_v" USING btree ("version_original_changed_at");
  CREATE INDEX "_articles_v_version_version_translation_checked_by_idx" ON "_articles_v" USING btree ("version_translation_checked_by_id");
  CREATE INDEX "members_main_profile_idx" ON "members" USING btree ("main_profile_id");`)
  await db.execute(sql`WITH ranked AS (
    SELECT id,
      row_number() OVER (PARTITION BY COALESCE(NULLIF(translation_key, ''), slug), language ORDER BY id) AS place,
      first_value(id) OVER (
        PARTITION BY COALESCE(NULLIF(translation_key, ''), slug)
        ORDER BY CASE language WHEN 'vi' THEN 0 WHEN 'en' THEN 1 ELSE 2 END, id
      ) AS main_id
    FROM members WHERE deleted_at IS NULL)
    UPDATE members SET main_profile_id = (
      SELECT main_id FROM ranked WHERE ranked.id = members.id AND place = 1 AND main_id <> ranked.id)
    WHERE deleted_at IS NULL;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "articles" DROP CONSTRAINT "articles_translation_checked_by_id_staff_id_fk";
  
  ALTER TABLE "_articles_v" DROP CONSTRAINT "_articles_v_version_translation_checked_by_id_staff_id_fk";
  
  ALTER TABLE "members" DROP CONSTRAINT "members_main_profile_id_members_id_fk";
  
  DROP INDEX "articles_original_changed_at_idx";
  DROP INDEX "articles_translation_checked_by_idx";
  DROP INDEX "_articles_v_version_version_original_changed_at_idx";
  DROP INDEX "_articles_v_version_version_translation_checked_by_idx";
  DROP INDEX "members_main_profile_idx";
  ALTER TABLE "articles" DROP COLUMN "original_changed_at";
  ALTER TABLE "articles" DROP COLUMN "translated_from";
  ALTER TABLE "articles" DROP COLUMN "translation_checked_at";
  ALTER TABLE "articles" DROP COLUMN "translation_checked_by_id";
  ALTER TABLE "_articles_v" DROP COLUMN "version_original_changed_at";
  ALTER TABLE "_articles_v" DROP COLUMN "version_translated_from";
  ALTER TABLE "_articles_v" DROP COLUMN "version_translation_checked_at";
  ALTER TABLE "_articles_v" DROP COLUMN "version_translation_checked_by_id";
  ALTER TABLE "members" DROP COLUMN "main_profile_id";`)
}
