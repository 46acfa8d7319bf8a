import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'
import { closedRows } from '../closed-days-rows'

/** What staff entered as text becomes rows of the site record; a site without that record gets none. */
async function moveHolidays(db: MigrateUpArgs['db']): Promise<void> {
  const holidays = (await db.execute(sql`SELECT holidays FROM consultation_settings`)).rows[0]?.holidays
  for (const [i, { id, row }] of closedRows(typeof holidays === 'string' ? holidays : '').entries()) {
    const [first, last, vi, en, zh] = row
    await db.execute(sql`
      INSERT INTO site_record_contact_closed_days
        (_order, _parent_id, id, first_day, last_day, name_vi, name_en, name_zh)
      SELECT ${i + 1}::integer, id, ${id}, ${first}, ${last}, ${vi}, ${en}, ${zh} FROM site_record`)
    await db.execute(sql`
      INSERT INTO _site_record_v_version_contact_closed_days
        (_order, _parent_id, first_day, last_day, name_vi, name_en, name_zh, _uuid)
      SELECT ${i + 1}::integer, id, ${first}, ${last}, ${vi}, ${en}, ${zh}, ${id} FROM _site_record_v`)
  }
}

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "site_record_contact_closed_days" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"first_day" varchar NOT NULL,
  	"last_day" varchar NOT NULL,
  	"name_vi" varchar NOT NULL,
  	"name_en" varchar,
  	"name_zh" varchar
  );
  
  CREATE TABLE "_site_record_v_version_contact_closed_days" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"first_day" varchar NOT NULL,
  	"last_day" varchar NOT NULL,
  	"name_vi" varchar NOT NULL,
  	"name_en" varchar,
  	"name_zh" varchar,
  	"_uuid" varchar
  );
  
  ALTER TABLE "site_record" ADD COLUMN "home_banner_image_id" integer;
  ALTER TABLE "site_record" ADD COLUMN "home_film_image_id" integer;
  ALTER TABLE "_site_record_v" ADD COLUMN "version_home_banner_image_id" integer;
  ALTER TABLE "_site_record_v" ADD COLUMN "version_home_film_image_id" integer;
  ALTER TABLE "site_record_contact_closed_days" ADD CONSTRAINT "site_record_contact_closed_days_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_record"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_record_v_version_contact_closed_days" ADD CONSTRAINT "_site_record_v_version_contact_closed_days_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_record_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "site_record_contact_closed_days_order_idx" ON "site_record_contact_closed_days" USING btree ("_order");
  CREATE INDEX "site_record_contact_closed_days_parent_id_idx" ON "site_record_contact_closed_days" USING btree ("_parent_id");
  CREATE INDEX "_site_record_v_version_contact_closed_days_order_idx" ON "_site_record_v_version_contact_closed_days" USING btree ("_order");
  CREATE INDEX "_site_record_v_version_contact_closed_days_parent_id_idx" ON "_site_record_v_version_contact_closed_days" USING btree ("_parent_id");
  ALTER TABLE "site_record" ADD CONSTRAINT "site_record_home_banner_image_id_media_id_fk" FOREIGN KEY ("home_banner_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_record" ADD CONSTRAINT "site_record_home_film_image_id_media_id_fk" FOREIGN KEY ("home_film_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_record_v" ADD CONSTRAINT "_site_record_v_version_home_banner_image_id_media_id_fk" FOREIGN KEY ("version_home_banner_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_record_v" ADD CONSTRAINT "_site_record_v_version_home_film_image_id_media_id_fk" FOREIGN KEY ("version_home_film_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "site_record_home_home_banner_image_idx" ON "site_record" USING btree ("home_banner_image_id");
  CREATE INDEX "site_record_home_home_film_image_idx" ON "site_record" USING btree ("home_film_image_id");
  CREATE INDEX "_site_record_v_version_home_version_home_banner_image_idx" ON "_site_record_v" USING btree ("version_home_banner_image_id");
  CREATE INDEX "_site_record_v_version_home_version_home_film_image_idx" ON "_site_record_v" USING btree ("version_home_film_image_id");`)
  await moveHolidays(db)
  await db.execute(sql`ALTER TABLE "consultation_settings" DROP COLUMN "holidays";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site_record_contact_closed_days" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_site_record_v_version_contact_closed_days" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "site_record_contact_closed_days" CASCADE;
  DROP TABLE "_site_record_v_version_contact_closed_days" CASCADE;
  ALTER TABLE "site_record" DROP CONSTRAINT "site_record_home_banner_image_id_media_id_fk";
  
  ALTER TABLE "site_record" DROP CONSTRAINT "site_record_home_film_image_id_media_id_fk";
  
  ALTER TABLE "_site_record_v" DROP CONSTRAINT "_site_record_v_version_home_banner_image_id_media_id_fk";
  
  ALTER TABLE "_site_record_v" DROP CONSTRAINT "_site_record_v_version_home_film_image_id_media_id_fk";
  
  DROP INDEX "site_record_home_home_banner_image_idx";
  DROP INDEX "site_record_home_home_film_image_idx";
  DROP INDEX "_site_record_v_version_home_version_home_banner_image_idx";
  DROP INDEX "_site_record_v_version_home_version_home_film_image_idx";
  ALTER TABLE "consultation_settings" ADD COLUMN "holidays" varchar;
  ALTER TABLE "site_record" DROP COLUMN "home_banner_image_id";
  ALTER TABLE "site_record" DROP COLUMN "home_film_image_id";
  ALTER TABLE "_site_record_v" DROP COLUMN "version_home_banner_image_id";
  ALTER TABLE "_site_record_v" DROP COLUMN "version_home_film_image_id";`)
}
