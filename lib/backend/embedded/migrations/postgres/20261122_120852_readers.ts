import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_interacted_articles_state" AS ENUM('SHOWN', 'HELD', 'HIDDEN', 'REMOVED');
  CREATE TYPE "public"."enum_comment_reports_reason" AS ENUM('SPAM', 'INSULT', 'PERSONAL_DATA', 'ILLEGAL', 'OTHER');
  CREATE TABLE "accounts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"blocked" boolean DEFAULT false,
  	"full_name" varchar NOT NULL,
  	"email" varchar,
  	"provider" varchar NOT NULL,
  	"uid" varchar NOT NULL,
  	"avatar_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "comment_reports" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"comment_id" integer NOT NULL,
  	"reason" "enum_comment_reports_reason" NOT NULL,
  	"note" varchar,
  	"account_id" integer NOT NULL,
  	"once_key" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "avatars" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric
  );
  
  CREATE TABLE "moderation" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"hold_first" boolean DEFAULT false,
  	"words" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "interacted_articles" RENAME COLUMN "rate_key" TO "once_key";
  DROP INDEX "interacted_articles_rate_key_idx";
  DROP INDEX "article_type_idx";
  ALTER TABLE "interacted_articles" ALTER COLUMN "value" DROP NOT NULL;
  ALTER TABLE "interacted_articles" ALTER COLUMN "user_name" DROP NOT NULL;
  ALTER TABLE "interacted_articles" ALTER COLUMN "full_name" DROP NOT NULL;
  ALTER TABLE "interacted_articles" ADD COLUMN "state" "enum_interacted_articles_state" DEFAULT 'SHOWN' NOT NULL;
  ALTER TABLE "interacted_articles" ADD COLUMN "open_reports" numeric DEFAULT 0 NOT NULL;
  ALTER TABLE "interacted_articles" ADD COLUMN "account_id" integer;
  ALTER TABLE "interacted_articles" ADD COLUMN "reply_to_id" integer;
  ALTER TABLE "interacted_articles" ADD COLUMN "edited_at" timestamp(3) with time zone;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "accounts_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "comment_reports_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "avatars_id" integer;
  ALTER TABLE "accounts" ADD CONSTRAINT "accounts_avatar_id_avatars_id_fk" FOREIGN KEY ("avatar_id") REFERENCES "public"."avatars"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "comment_reports" ADD CONSTRAINT "comment_reports_comment_id_interacted_articles_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."interacted_articles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "comment_reports" ADD CONSTRAINT "comment_reports_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "accounts_blocked_idx" ON "accounts" USING btree ("blocked");
  CREATE UNIQUE INDEX "accounts_uid_idx" ON "accounts" USING btree ("uid");
  CREATE INDEX "accounts_avatar_idx" ON "accounts" USING btree ("avatar_id");
  CREATE INDEX "accounts_updated_at_idx" ON "accounts" USING btree ("updated_at");
  CREATE INDEX "accounts_created_at_idx" ON "accounts" USING btree ("created_at");
  CREATE INDEX "comment_reports_comment_idx" ON "comment_reports" USING btree ("comment_id");
  CREATE INDEX "comment_reports_account_idx" ON "comment_reports" USING btree ("account_id");
  CREATE UNIQUE INDEX "comment_reports_once_key_idx" ON "comment_reports" USING btree ("once_key");
  CREATE INDEX "comment_reports_updated_at_idx" ON "comment_reports" USING btree ("updated_at");
  CREATE INDEX "comment_reports_created_at_idx" ON "comment_reports" USING btree ("created_at");
  CREATE INDEX "avatars_updated_at_idx" ON "avatars" USING btree ("updated_at");
  CREATE INDEX "avatars_created_at_idx" ON "avatars" USING btree ("created_at");
  CREATE UNIQUE INDEX "avatars_filename_idx" ON "avatars" USING btree ("filename");
  ALTER TABLE "interacted_articles" ADD CONSTRAINT "interacted_articles_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "interacted_articles" ADD CONSTRAINT "interacted_articles_reply_to_id_interacted_articles_id_fk" FOREIGN KEY ("reply_to_id") REFERENCES "public"."interacted_articles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_accounts_fk" FOREIGN KEY ("accounts_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_comment_reports_fk" FOREIGN KEY ("comment_reports_id") REFERENCES "public"."comment_reports"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_avatars_fk" FOREIGN KEY ("avatars_id") REFERENCES "public"."avatars"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "interacted_articles_state_idx" ON "interacted_articles" USING btree ("state");
  CREATE INDEX "interacted_articles_open_reports_idx" ON "interacted_articles" USING btree ("open_reports");
  CREATE INDEX "interacted_articles_account_idx" ON "interacted_articles" USING btree ("account_id");
  CREATE INDEX "interacted_articles_reply_to_idx" ON "interacted_articles" USING btree ("reply_to_id");
  CREATE UNIQUE INDEX "interacted_articles_once_key_idx" ON "interacted_articles" USING btree ("once_key");
  CREATE INDEX "article_type_state_idx" ON "interacted_articles" USING btree ("article_id","type","state");
  CREATE INDEX "payload_locked_documents_rels_accounts_id_idx" ON "payload_locked_documents_rels" USING btree ("accounts_id");
  CREATE INDEX "payload_locked_documents_rels_comment_reports_id_idx" ON "payload_locked_documents_rels" USING btree ("comment_reports_id");
  CREATE INDEX "payload_locked_documents_rels_avatars_id_idx" ON "payload_locked_documents_rels" USING btree ("avatars_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "accounts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "comment_reports" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "avatars" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "moderation" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "accounts" CASCADE;
  DROP TABLE "comment_reports" CASCADE;
  DROP TABLE "avatars" CASCADE;
  DROP TABLE "moderation" CASCADE;
  ALTER TABLE "interacted_articles" DROP CONSTRAINT "interacted_articles_account_id_accounts_id_fk";
  
  ALTER TABLE "interacted_articles" DROP CONSTRAINT "interacted_articles_reply_to_id_interacted_articles_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_accounts_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_comment_reports_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_avatars_fk";
  
  DROP INDEX "interacted_articles_state_idx";
  DROP INDEX "interacted_articles_open_reports_idx";
  DROP INDEX "interacted_articles_account_idx";
  DROP INDEX "interacted_articles_reply_to_idx";
  DROP INDEX "interacted_articles_once_key_idx";
  DROP INDEX "article_type_state_idx";
  DROP INDEX "payload_locked_documents_rels_accounts_id_idx";
  DROP INDEX "payload_locked_documents_rels_comment_reports_id_idx";
  DROP INDEX "payload_locked_documents_rels_avatars_id_idx";
  ALTER TABLE "interacted_articles" ALTER COLUMN "value" SET NOT NULL;
  ALTER TABLE "interacted_articles" ALTER COLUMN "user_name" SET NOT NULL;
  ALTER TABLE "interacted_articles" ALTER COLUMN "full_name" SET NOT NULL;
  ALTER TABLE "interacted_articles" ADD COLUMN "rate_key" varchar;
  CREATE UNIQUE INDEX "interacted_articles_rate_key_idx" ON "interacted_articles" USING btree ("rate_key");
  CREATE INDEX "article_type_idx" ON "interacted_articles" USING btree ("article_id","type");
  ALTER TABLE "interacted_articles" DROP COLUMN "state";
  ALTER TABLE "interacted_articles" DROP COLUMN "open_reports";
  ALTER TABLE "interacted_articles" DROP COLUMN "account_id";
  ALTER TABLE "interacted_articles" DROP COLUMN "reply_to_id";
  ALTER TABLE "interacted_articles" DROP COLUMN "edited_at";
  ALTER TABLE "interacted_articles" DROP COLUMN "once_key";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "accounts_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "comment_reports_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "avatars_id";
  DROP TYPE "public"."enum_interacted_articles_state";
  DROP TYPE "public"."enum_comment_reports_reason";`)
}
