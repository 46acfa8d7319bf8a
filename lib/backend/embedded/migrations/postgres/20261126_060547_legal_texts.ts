import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_legal_texts_kind" AS ENUM('LAW', 'ORDINANCE', 'RESOLUTION', 'ORDER', 'DECREE', 'DECISION', 'DIRECTIVE', 'CIRCULAR', 'JOINT_CIRCULAR', 'JOINT_RESOLUTION', 'CONSOLIDATED');
  CREATE TABLE "legal_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"revision" varchar DEFAULT '0',
  	"number" varchar NOT NULL,
  	"kind" "enum_legal_texts_kind" DEFAULT 'LAW' NOT NULL,
  	"title_vi" varchar NOT NULL,
  	"title_en" varchar,
  	"title_zh" varchar,
  	"issuer_vi" varchar NOT NULL,
  	"issuer_en" varchar,
  	"issuer_zh" varchar,
  	"issued" varchar,
  	"in_force_from" varchar,
  	"expired_from" varchar,
  	"replaced_by_id" integer,
  	"address" varchar,
  	"slug" varchar,
  	"source_hash" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "legal_texts_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  ALTER TABLE "legal_texts" ADD CONSTRAINT "legal_texts_replaced_by_id_legal_texts_id_fk" FOREIGN KEY ("replaced_by_id") REFERENCES "public"."legal_texts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "legal_texts_texts" ADD CONSTRAINT "legal_texts_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."legal_texts"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "legal_texts_replaced_by_idx" ON "legal_texts" USING btree ("replaced_by_id");
  CREATE UNIQUE INDEX "legal_texts_slug_idx" ON "legal_texts" USING btree ("slug") WHERE "deleted_at" IS NULL;
  CREATE INDEX "legal_texts_updated_at_idx" ON "legal_texts" USING btree ("updated_at");
  CREATE INDEX "legal_texts_created_at_idx" ON "legal_texts" USING btree ("created_at");
  CREATE INDEX "legal_texts_deleted_at_idx" ON "legal_texts" USING btree ("deleted_at");
  CREATE INDEX "legal_texts_texts_order_parent" ON "legal_texts_texts" USING btree ("order","parent_id");
  CREATE INDEX "legal_texts_texts_text_idx" ON "legal_texts_texts" USING btree ("text");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "legal_texts" CASCADE;
  DROP TABLE "legal_texts_texts" CASCADE;
  DROP TYPE "public"."enum_legal_texts_kind";`)
}
