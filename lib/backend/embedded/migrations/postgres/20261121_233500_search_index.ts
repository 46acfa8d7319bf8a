import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/** The index of all articles' words, folded beforehand; and "title contains" without accents, by three-letter pieces. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE INDEX "articles_words_idx" ON "articles" USING gin (array_to_tsvector(string_to_array("words", ' ')));
    CREATE INDEX "articles_title_folded_trigrams_idx" ON "articles" USING gin ("title_folded" gin_trgm_ops);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP INDEX "articles_words_idx";
    DROP INDEX "articles_title_folded_trigrams_idx";`)
}
