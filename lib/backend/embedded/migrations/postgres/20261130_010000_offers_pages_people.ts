import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_members_languages_spoken" AS ENUM('vi', 'en', 'zh', 'fr', 'ja', 'ko', 'ru', 'de');
  CREATE TYPE "public"."enum_site_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__site_pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_site_record_contact_first_talk" AS ENUM('FREE', 'PAID');
  CREATE TYPE "public"."enum__site_record_v_version_contact_first_talk" AS ENUM('FREE', 'PAID');
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
  
  CREATE TABLE "members_languages_spoken" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_members_languages_spoken",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "site_pages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"revision" varchar DEFAULT '0',
  	"vi_title" varchar,
  	"vi_summary" varchar,
  	"vi_body" jsonb,
  	"en_title" varchar,
  	"en_summary" varchar,
  	"en_body" jsonb,
  	"zh_title" varchar,
  	"zh_summary" varchar,
  	"zh_body" jsonb,
  	"slug" varchar,
  	"published_at" timestamp(3) with time zone,
  	"source_hash" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_site_pages_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_site_pages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_revision" varchar DEFAULT '0',
  	"version_vi_title" varchar,
  	"version_vi_summary" varchar,
  	"version_vi_body" jsonb,
  	"version_en_title" varchar,
  	"version_en_summary" varchar,
  	"version_en_body" jsonb,
  	"version_zh_title" varchar,
  	"version_zh_summary" varchar,
  	"version_zh_body" jsonb,
  	"version_slug" varchar,
  	"version_published_at" timestamp(3) with time zone,
  	"version_source_hash" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__site_pages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "legal_texts_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"legal_texts_id" integer
  );
  
  CREATE TABLE "site_record_contact_licences" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text_vi" varchar NOT NULL,
  	"text_en" varchar,
  	"text_zh" varchar
  );
  
  CREATE TABLE "_site_record_v_version_contact_licences" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"text_vi" varchar NOT NULL,
  	"text_en" varchar,
  	"text_zh" varchar,
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
  ALTER TABLE "articles" ADD COLUMN "reviewer_id" integer;
  ALTER TABLE "_articles_v" ADD COLUMN "version_offer_promise" varchar;
  ALTER TABLE "_articles_v" ADD COLUMN "version_offer_includes" varchar;
  ALTER TABLE "_articles_v" ADD COLUMN "version_offer_duration" varchar;
  ALTER TABLE "_articles_v" ADD COLUMN "version_offer_fee" varchar;
  ALTER TABLE "_articles_v" ADD COLUMN "version_offer_bring" varchar;
  ALTER TABLE "_articles_v" ADD COLUMN "version_offer_place" varchar;
  ALTER TABLE "_articles_v" ADD COLUMN "version_offer_is_online" boolean;
  ALTER TABLE "_articles_v" ADD COLUMN "version_offer_audience" varchar;
  ALTER TABLE "_articles_v" ADD COLUMN "version_offer_seats" varchar;
  ALTER TABLE "_articles_v" ADD COLUMN "version_reviewer_id" integer;
  ALTER TABLE "members" ADD COLUMN "linkedin" varchar;
  ALTER TABLE "members" ADD COLUMN "orcid" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "site_pages_id" integer;
  ALTER TABLE "site_record" ADD COLUMN "contact_first_talk" "enum_site_record_contact_first_talk";
  ALTER TABLE "site_record" ADD COLUMN "contact_verification_google" varchar;
  ALTER TABLE "site_record" ADD COLUMN "contact_verification_bing" varchar;
  ALTER TABLE "site_record" ADD COLUMN "contact_verification_baidu" varchar;
  ALTER TABLE "site_record" ADD COLUMN "contact_verification_facebook" varchar;
  ALTER TABLE "site_record" ADD COLUMN "contact_verification_zalo" varchar;
  ALTER TABLE "_site_record_v" ADD COLUMN "version_contact_first_talk" "enum__site_record_v_version_contact_first_talk";
  ALTER TABLE "_site_record_v" ADD COLUMN "version_contact_verification_google" varchar;
  ALTER TABLE "_site_record_v" ADD COLUMN "version_contact_verification_bing" varchar;
  ALTER TABLE "_site_record_v" ADD COLUMN "version_contact_verification_baidu" varchar;
  ALTER TABLE "_site_record_v" ADD COLUMN "version_contact_verification_facebook" varchar;
  ALTER TABLE "_site_record_v" ADD COLUMN "version_contact_verification_zalo" varchar;
  ALTER TABLE "articles_offer_dates" ADD CONSTRAINT "articles_offer_dates_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_articles_v_version_offer_dates" ADD CONSTRAINT "_articles_v_version_offer_dates_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_articles_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "members_languages_spoken" ADD CONSTRAINT "members_languages_spoken_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_pages_v" ADD CONSTRAINT "_site_pages_v_parent_id_site_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."site_pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "legal_texts_rels" ADD CONSTRAINT "legal_texts_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."legal_texts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "legal_texts_rels" ADD CONSTRAINT "legal_texts_rels_legal_texts_fk" FOREIGN KEY ("legal_texts_id") REFERENCES "public"."legal_texts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_record_contact_licences" ADD CONSTRAINT "site_record_contact_licences_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_record"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_record_v_version_contact_licences" ADD CONSTRAINT "_site_record_v_version_contact_licences_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_record_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "articles_offer_dates_order_idx" ON "articles_offer_dates" USING btree ("_order");
  CREATE INDEX "articles_offer_dates_parent_id_idx" ON "articles_offer_dates" USING btree ("_parent_id");
  CREATE INDEX "_articles_v_version_offer_dates_order_idx" ON "_articles_v_version_offer_dates" USING btree ("_order");
  CREATE INDEX "_articles_v_version_offer_dates_parent_id_idx" ON "_articles_v_version_offer_dates" USING btree ("_parent_id");
  CREATE INDEX "members_languages_spoken_order_idx" ON "members_languages_spoken" USING btree ("order");
  CREATE INDEX "members_languages_spoken_parent_idx" ON "members_languages_spoken" USING btree ("parent_id");
  CREATE UNIQUE INDEX "site_pages_slug_idx" ON "site_pages" USING btree ("slug");
  CREATE INDEX "site_pages_updated_at_idx" ON "site_pages" USING btree ("updated_at");
  CREATE INDEX "site_pages_created_at_idx" ON "site_pages" USING btree ("created_at");
  CREATE INDEX "site_pages__status_idx" ON "site_pages" USING btree ("_status");
  CREATE INDEX "_site_pages_v_parent_idx" ON "_site_pages_v" USING btree ("parent_id");
  CREATE INDEX "_site_pages_v_version_version_slug_idx" ON "_site_pages_v" USING btree ("version_slug");
  CREATE INDEX "_site_pages_v_version_version_updated_at_idx" ON "_site_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_site_pages_v_version_version_created_at_idx" ON "_site_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_site_pages_v_version_version__status_idx" ON "_site_pages_v" USING btree ("version__status");
  CREATE INDEX "_site_pages_v_created_at_idx" ON "_site_pages_v" USING btree ("created_at");
  CREATE INDEX "_site_pages_v_updated_at_idx" ON "_site_pages_v" USING btree ("updated_at");
  CREATE INDEX "_site_pages_v_latest_idx" ON "_site_pages_v" USING btree ("latest");
  CREATE INDEX "legal_texts_rels_order_idx" ON "legal_texts_rels" USING btree ("order");
  CREATE INDEX "legal_texts_rels_parent_idx" ON "legal_texts_rels" USING btree ("parent_id");
  CREATE INDEX "legal_texts_rels_path_idx" ON "legal_texts_rels" USING btree ("path");
  CREATE INDEX "legal_texts_rels_legal_texts_id_idx" ON "legal_texts_rels" USING btree ("legal_texts_id");
  CREATE INDEX "site_record_contact_licences_order_idx" ON "site_record_contact_licences" USING btree ("_order");
  CREATE INDEX "site_record_contact_licences_parent_id_idx" ON "site_record_contact_licences" USING btree ("_parent_id");
  CREATE INDEX "_site_record_v_version_contact_licences_order_idx" ON "_site_record_v_version_contact_licences" USING btree ("_order");
  CREATE INDEX "_site_record_v_version_contact_licences_parent_id_idx" ON "_site_record_v_version_contact_licences" USING btree ("_parent_id");
  ALTER TABLE "articles" ADD CONSTRAINT "articles_reviewer_id_members_id_fk" FOREIGN KEY ("reviewer_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_version_reviewer_id_members_id_fk" FOREIGN KEY ("version_reviewer_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_site_pages_fk" FOREIGN KEY ("site_pages_id") REFERENCES "public"."site_pages"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_site_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("site_pages_id");`)
}

/** The program of before does not read what is new. */
export const down = () => Promise.resolve()
