import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/**
 * The index of words by a function that says what it costs: PostgreSQL took the words of each article apart again where
 * it found many of them. And words of articles in their order and with accents, for the ranking of results: they are
 * filled at start, as those of articles without a folded title.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE FUNCTION article_words(words text) RETURNS tsvector LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE COST 10000
      AS $$ BEGIN RETURN array_to_tsvector(string_to_array(words, ' ')); END $$;
    DROP INDEX "articles_words_idx";
    CREATE INDEX "articles_words_idx" ON "articles" USING gin (article_words("words"))
      WHERE _status = 'published' AND deleted_at IS NULL;
    UPDATE articles SET title_folded = NULL;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP INDEX "articles_words_idx";
    DROP FUNCTION article_words(text);
    CREATE INDEX "articles_words_idx" ON "articles" USING gin (array_to_tsvector(string_to_array("words", ' ')));
    UPDATE articles SET title_folded = NULL;`)
}
