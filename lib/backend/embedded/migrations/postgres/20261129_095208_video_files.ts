import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/** A video may have a file in place of its id at YouTube. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "videos" ALTER COLUMN "video_id" DROP NOT NULL;
  ALTER TABLE "videos" ADD COLUMN "file_id" integer;
  ALTER TABLE "videos" ADD CONSTRAINT "videos_file_id_documents_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "videos_file_idx" ON "videos" USING btree ("file_id");`)
}

/** The previous release has no videos without an id at YouTube. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DELETE FROM "videos" WHERE "video_id" IS NULL;
  ALTER TABLE "videos" DROP CONSTRAINT "videos_file_id_documents_id_fk";
  DROP INDEX "videos_file_idx";
  ALTER TABLE "videos" ALTER COLUMN "video_id" SET NOT NULL;
  ALTER TABLE "videos" DROP COLUMN "file_id";`)
}
