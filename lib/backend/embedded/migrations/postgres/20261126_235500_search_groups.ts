import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/**
 * Another index of words also knows the language of an article, and which 4,096 of them it belongs to: so the newest of
 * a common word are found without reading all that have it. The index of before stays until the next release: the
 * instances that are not replaced yet search by it, and to drop it would hold up their readers.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE FUNCTION article_lexemes(words text, language enum_articles_language, id integer) RETURNS tsvector
      LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE COST 10000
      AS $$ BEGIN
        RETURN array_to_tsvector(string_to_array(words, ' ') || ARRAY['=' || language::text, '#' || id / 4096]);
      END $$;
    CREATE INDEX "articles_lexemes_idx" ON "articles" USING gin (article_lexemes("words", "language", "id"))
      WHERE _status = 'published' AND deleted_at IS NULL;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP INDEX "articles_lexemes_idx";
    DROP FUNCTION article_lexemes(text, enum_articles_language, integer);`)
}
