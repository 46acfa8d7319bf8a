import { randomUUID } from 'node:crypto'
import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'
import { addressIndexes, ownTables, publicTranslationIndex } from './tables'

/** The index of the words of public articles, which knows their languages. A background job fills the words. */
const searchIndex = [
  `CREATE VIRTUAL TABLE article_search USING fts5(words, content='', contentless_delete=1, tokenize="unicode61 remove_diacritics 0 tokenchars '='", detail=none, prefix='3 4 5 6')`,
  `CREATE TRIGGER article_search_insert AFTER INSERT ON articles BEGIN
    INSERT INTO article_search(rowid, words) SELECT new.id, '=' || new.language || ' ' || coalesce(new.words, '') WHERE new._status = 'published' AND new.deleted_at IS NULL;
  END`,
  `CREATE TRIGGER article_search_delete AFTER DELETE ON articles BEGIN
    DELETE FROM article_search WHERE rowid = old.id;
  END`,
  `CREATE TRIGGER article_search_update AFTER UPDATE OF words, language, _status, deleted_at ON articles BEGIN
    DELETE FROM article_search WHERE rowid = old.id;
    INSERT INTO article_search(rowid, words) SELECT new.id, '=' || new.language || ' ' || coalesce(new.words, '') WHERE new._status = 'published' AND new.deleted_at IS NULL;
  END`,
  `CREATE INDEX article_search_order_idx ON articles (language, create_date, title_folded, title_match)
    WHERE _status = 'published' AND deleted_at IS NULL`,
]

/** The words of a comment that is changed without them are not its own. */
const commentWords = `CREATE TRIGGER interacted_articles_stale_words AFTER UPDATE OF value ON interacted_articles
  WHEN NEW.value IS NOT OLD.value AND NEW.words IS OLD.words
  BEGIN UPDATE interacted_articles SET words = NULL WHERE id = NEW.id; END`

/** All that a public list asks for, and the state, which finds the page far from the first without its articles. */
const listedIndex = 'CREATE INDEX articles_listed_idx ON articles (_status, deleted_at, language, type, create_date, id)'

/**
 * Whether a database has these tables already, by the steps that this migration joins, whose notes go then. `requireDatabase` refuses
 * one that lacks some of these steps.
 */
export async function isTakenOver(db: MigrateUpArgs['db']): Promise<boolean> {
  const { rows } = await db.run(sql`SELECT 1 FROM sqlite_master WHERE name = 'articles'`)
  if (rows.length === 0) return false
  await db.run(sql`DELETE FROM payload_migrations`)
  return true
}

/** Makes tables, indexes and triggers that belong to no collection, and the id of this database. */
export async function makeOwnObjects(db: MigrateUpArgs['db']): Promise<void> {
  for (const statement of [
    ...ownTables,
    ...addressIndexes,
    publicTranslationIndex,
    listedIndex,
    ...searchIndex,
    commentWords,
  ])
    await db.run(sql.raw(statement))
  await db.run(sql`INSERT INTO installation (id) VALUES (${randomUUID()})`)
}
