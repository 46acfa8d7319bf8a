import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/**
 * A function that says what it costs to take the words of an article apart, which PostgreSQL did again for each article
 * where it found many of them. Words in their order and with accents are filled by a background job. The index of before
 * stays, for instances that are not replaced yet: the present one is made in `database/concurrent-indexes.ts`.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE FUNCTION article_words(words text) RETURNS tsvector LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE COST 10000
      AS $$ BEGIN RETURN array_to_tsvector(string_to_array(words, ' ')); END $$;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP INDEX "articles_words_idx";
    DROP FUNCTION article_words(text);
    CREATE INDEX "articles_words_idx" ON "articles" USING gin (array_to_tsvector(string_to_array("words", ' ')));
    UPDATE articles SET title_folded = NULL;`)
}
