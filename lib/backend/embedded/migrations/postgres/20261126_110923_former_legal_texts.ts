import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/** Former addresses of legal texts. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_former_addresses_kind" ADD VALUE 'LEGAL_TEXT';
  ALTER TABLE "former_addresses" ADD COLUMN "legal_text_id" integer;
  ALTER TABLE "former_addresses" ADD CONSTRAINT "former_addresses_legal_text_id_legal_texts_id_fk" FOREIGN KEY ("legal_text_id") REFERENCES "public"."legal_texts"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "former_addresses_legal_text_idx" ON "former_addresses" USING btree ("legal_text_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DELETE FROM "former_addresses" WHERE "kind" = 'LEGAL_TEXT';
  ALTER TABLE "former_addresses" DROP CONSTRAINT "former_addresses_legal_text_id_legal_texts_id_fk";
  
  ALTER TABLE "former_addresses" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_former_addresses_kind";
  CREATE TYPE "public"."enum_former_addresses_kind" AS ENUM('ARTICLE', 'MEMBER');
  ALTER TABLE "former_addresses" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_former_addresses_kind" USING "kind"::"public"."enum_former_addresses_kind";
  DROP INDEX "former_addresses_legal_text_idx";
  ALTER TABLE "former_addresses" DROP COLUMN "legal_text_id";`)
}
