import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "articles_offer_dates" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"first_day" varchar,
  	"last_day" varchar
  );
  
  CREATE TABLE "_articles_v_version_offer_dates" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"first_day" varchar,
  	"last_day" varchar,
  	"_uuid" varchar
  );
  
  ALTER TABLE "articles" ADD COLUMN "offer_promise" varchar;
  ALTER TABLE "articles" ADD COLUMN "offer_includes" varchar;
  ALTER TABLE "articles" ADD COLUMN "offer_duration" varchar;
  ALTER TABLE "articles" ADD COLUMN "offer_fee" varchar;
  ALTER TABLE "articles" ADD COLUMN "offer_bring" varchar;
  ALTER TABLE "articles" ADD COLUMN "offer_place" varchar;
  ALTER TABLE "articles" ADD COLUMN "offer_is_online" boolean;
  ALTER TABLE "articles" ADD COLUMN "offer_audience" varchar;
  ALTER TABLE "articles" ADD COLUMN "offer_seats" varchar;
  ALTER TABLE "_articles_v" ADD COLUMN "version_offer_promise" varchar;
  ALTER TABLE "_articles_v" ADD COLUMN "version_offer_includes" varchar;
  ALTER TABLE "_articles_v" ADD COLUMN "version_offer_duration" varchar;
  ALTER TABLE "_articles_v" ADD COLUMN "version_offer_fee" varchar;
  ALTER TABLE "_articles_v" ADD COLUMN "version_offer_bring" varchar;
  ALTER TABLE "_articles_v" ADD COLUMN "version_offer_place" varchar;
  ALTER TABLE "_articles_v" ADD COLUMN "version_offer_is_online" boolean;
  ALTER TABLE "_articles_v" ADD COLUMN "version_offer_audience" varchar;
  ALTER TABLE "_articles_v" ADD COLUMN "version_offer_seats" varchar;
  ALTER TABLE "articles_offer_dates" ADD CONSTRAINT "articles_offer_dates_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_articles_v_version_offer_dates" ADD CONSTRAINT "_articles_v_version_offer_dates_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_articles_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "articles_offer_dates_order_idx" ON "articles_offer_dates" USING btree ("_order");
  CREATE INDEX "articles_offer_dates_parent_id_idx" ON "articles_offer_dates" USING btree ("_parent_id");
  CREATE INDEX "_articles_v_version_offer_dates_order_idx" ON "_articles_v_version_offer_dates" USING btree ("_order");
  CREATE INDEX "_articles_v_version_offer_dates_parent_id_idx" ON "_articles_v_version_offer_dates" USING btree ("_parent_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "articles_offer_dates" CASCADE;
  DROP TABLE "_articles_v_version_offer_dates" CASCADE;
  ALTER TABLE "articles" DROP COLUMN "offer_promise";
  ALTER TABLE "articles" DROP COLUMN "offer_includes";
  ALTER TABLE "articles" DROP COLUMN "offer_duration";
  ALTER TABLE "articles" DROP COLUMN "offer_fee";
  ALTER TABLE "articles" DROP COLUMN "offer_bring";
  ALTER TABLE "articles" DROP COLUMN "offer_place";
  ALTER TABLE "articles" DROP COLUMN "offer_is_online";
  ALTER TABLE "articles" DROP COLUMN "offer_audience";
  ALTER TABLE "articles" DROP COLUMN "offer_seats";
  ALTER TABLE "_articles_v" DROP COLUMN "version_offer_promise";
  ALTER TABLE "_articles_v" DROP COLUMN "version_offer_includes";
  ALTER TABLE "_articles_v" DROP COLUMN "version_offer_duration";
  ALTER TABLE "_articles_v" DROP COLUMN "version_offer_fee";
  ALTER TABLE "_articles_v" DROP COLUMN "version_offer_bring";
  ALTER TABLE "_articles_v" DROP COLUMN "version_offer_place";
  ALTER TABLE "_articles_v" DROP COLUMN "version_offer_is_online";
  ALTER TABLE "_articles_v" DROP COLUMN "version_offer_audience";
  ALTER TABLE "_articles_v" DROP COLUMN "version_offer_seats";`)
}
