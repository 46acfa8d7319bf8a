import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/**
 * What the index of words knows of an article: its words, its language, and which 4,096 articles it belongs to. So the
 * newest of a common word are found without reading all that have it. The index itself is made without a transaction, in
 * `database/concurrent-indexes.ts`. The index of before stays until the next release: the instances that are not
 * replaced yet search by it, and to drop it would hold up their readers.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE FUNCTION article_lexemes(words text, language enum_articles_language, id integer) RETURNS tsvector
      LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE COST 10000
      AS $$ BEGIN
        RETURN array_to_tsvector(string_to_array(words, ' ') || ARRAY['=' || language::text, '#' || id / 4096]);
      END $$;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP INDEX IF EXISTS "articles_lexemes_idx";
    DROP FUNCTION article_lexemes(text, enum_articles_language, integer);`)
}
