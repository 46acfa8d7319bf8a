import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/** Folders and words of pictures, and which records use them. A background job fills that table. */
export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "folders" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"folder_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "media" ADD COLUMN "words" varchar;
  ALTER TABLE "media" ADD COLUMN "folder_id" integer;
  ALTER TABLE "folders" ADD CONSTRAINT "folders_folder_id_folders_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."folders"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "folders_name_idx" ON "folders" USING btree ("name");
  CREATE INDEX "folders_folder_idx" ON "folders" USING btree ("folder_id");
  CREATE INDEX "folders_updated_at_idx" ON "folders" USING btree ("updated_at");
  CREATE INDEX "folders_created_at_idx" ON "folders" USING btree ("created_at");
  ALTER TABLE "media" ADD CONSTRAINT "media_folder_id_folders_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."folders"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "media_folder_idx" ON "media" USING btree ("folder_id");
  CREATE TABLE picture_uses (picture_id integer NOT NULL, kind text NOT NULL, record_id integer NOT NULL, title text NOT NULL, title_folded text NOT NULL, in_trash integer NOT NULL, PRIMARY KEY (kind, record_id, picture_id));
  CREATE INDEX picture_uses_picture_idx ON picture_uses (picture_id);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE picture_uses;
   ALTER TABLE "folders" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "folders" CASCADE;
  ALTER TABLE "media" DROP CONSTRAINT "media_folder_id_folders_id_fk";
  
  DROP INDEX "media_folder_idx";
  ALTER TABLE "media" DROP COLUMN "words";
  ALTER TABLE "media" DROP COLUMN "folder_id";`)
}
