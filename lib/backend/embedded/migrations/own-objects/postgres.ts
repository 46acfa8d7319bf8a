import { randomUUID } from 'node:crypto'
import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres'
import { addressIndexes, ownTables, publicTranslationIndex } from './tables'

/** The words of an article for its search, with its language and a number that divides the articles. */
const searchIndex = [
  `CREATE FUNCTION article_lexemes(words text, language enum_articles_language, id integer) RETURNS tsvector
    LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE COST 10000 AS $$ BEGIN
      RETURN array_to_tsvector(string_to_array(words, ' ') || ARRAY['=' || language::text, '#' || id / 4096]);
    END $$`,
  // "Title contains", and members by a part of their name.
  'CREATE EXTENSION IF NOT EXISTS pg_trgm',
  'CREATE INDEX articles_title_trigrams_idx ON articles USING gin (title_match gin_trgm_ops)',
  'CREATE INDEX articles_title_folded_trigrams_idx ON articles USING gin (title_folded gin_trgm_ops)',
  'CREATE INDEX members_full_name_trigrams_idx ON members USING gin (full_name_match gin_trgm_ops)',
]

/** The words of a comment that is changed without them are not its own. */
const commentWords = [
  `CREATE FUNCTION interacted_articles_stale_words() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     NEW.words := NULL;
     RETURN NEW;
   END $$`,
  `CREATE TRIGGER interacted_articles_stale_words BEFORE UPDATE OF value ON interacted_articles FOR EACH ROW
   WHEN (NEW.value IS DISTINCT FROM OLD.value AND NEW.words IS NOT DISTINCT FROM OLD.words)
   EXECUTE FUNCTION interacted_articles_stale_words()`,
]

/**
 * Whether a database has these tables already, by the steps that this migration joins, whose notes go then. `requireDatabase` refuses
 * one that lacks some of these steps.
 */
export async function isTakenOver(db: MigrateUpArgs['db']): Promise<boolean> {
  const { rows } = await db.execute(sql`SELECT 1 WHERE to_regclass('articles') IS NOT NULL`)
  if (rows.length === 0) return false
  await db.execute(sql`DELETE FROM payload_migrations`)
  return true
}

/** Makes tables, functions, indexes and triggers that belong to no collection, and the id of this database. */
export async function makeOwnObjects(db: MigrateUpArgs['db']): Promise<void> {
  for (const statement of [
    ...ownTables,
    ...addressIndexes,
    publicTranslationIndex,
    ...searchIndex,
    ...commentWords,
  ])
    await db.execute(sql.raw(statement))
  await db.execute(sql`INSERT INTO installation (id) VALUES (${randomUUID()})`)
}
