import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "media_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  ALTER TABLE "articles" ADD COLUMN "title_folded" varchar;
  ALTER TABLE "articles" ADD COLUMN "words" varchar;
  ALTER TABLE "_articles_v" ADD COLUMN "version_title_folded" varchar;
  ALTER TABLE "_articles_v" ADD COLUMN "version_words" varchar;
  ALTER TABLE "media_texts" ADD CONSTRAINT "media_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "media_texts_order_parent" ON "media_texts" USING btree ("order","parent_id");
  CREATE INDEX "_status_language_createDate_titleFolded_idx" ON "articles" USING btree ("_status","language","create_date","title_folded");
  CREATE INDEX "compound_index_2_idx" ON "_articles_v" USING btree ("version__status","version_language","version_create_date","version_title_folded");
  ALTER TABLE "articles" DROP COLUMN "content";
  ALTER TABLE "_articles_v" DROP COLUMN "version_content";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "media_texts" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "media_texts" CASCADE;
  DROP INDEX "_status_language_createDate_titleFolded_idx";
  DROP INDEX "compound_index_2_idx";
  ALTER TABLE "articles" ADD COLUMN "content" varchar;
  ALTER TABLE "_articles_v" ADD COLUMN "version_content" varchar;
  ALTER TABLE "articles" DROP COLUMN "title_folded";
  ALTER TABLE "articles" DROP COLUMN "words";
  ALTER TABLE "_articles_v" DROP COLUMN "version_title_folded";
  ALTER TABLE "_articles_v" DROP COLUMN "version_words";`)
}
