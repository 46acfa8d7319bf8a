import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "legal_texts_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"legal_texts_id" integer
  );
  
  ALTER TABLE "legal_texts_rels" ADD CONSTRAINT "legal_texts_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."legal_texts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "legal_texts_rels" ADD CONSTRAINT "legal_texts_rels_legal_texts_fk" FOREIGN KEY ("legal_texts_id") REFERENCES "public"."legal_texts"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "legal_texts_rels_order_idx" ON "legal_texts_rels" USING btree ("order");
  CREATE INDEX "legal_texts_rels_parent_idx" ON "legal_texts_rels" USING btree ("parent_id");
  CREATE INDEX "legal_texts_rels_path_idx" ON "legal_texts_rels" USING btree ("path");
  CREATE INDEX "legal_texts_rels_legal_texts_id_idx" ON "legal_texts_rels" USING btree ("legal_texts_id");`)
}

/** The program of before does not read what is new. */
export const down = () => Promise.resolve()
