import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'
import { createTriggers as createFormerTriggers } from './20261121_233500_search_index'

async function dropIndex(db: MigrateUpArgs['db']): Promise<void> {
  await db.run(sql`DROP TRIGGER IF EXISTS article_search_insert;`)
  await db.run(sql`DROP TRIGGER IF EXISTS article_search_delete;`)
  await db.run(sql`DROP TRIGGER IF EXISTS article_search_update;`)
  await db.run(sql`DROP TABLE article_search;`)
}

/** Makes the triggers of the index. A migration that makes the table `articles` anew loses them, and calls this. */
export async function createTriggers(db: MigrateUpArgs['db']): Promise<void> {
  await db.run(sql`CREATE TRIGGER article_search_insert AFTER INSERT ON articles BEGIN
    INSERT INTO article_search(rowid, words) SELECT new.id, '=' || new.language || ' ' || coalesce(new.words, '') WHERE new._status = 'published' AND new.deleted_at IS NULL;
  END;`)
  await db.run(sql`CREATE TRIGGER article_search_delete AFTER DELETE ON articles BEGIN
    DELETE FROM article_search WHERE rowid = old.id;
  END;`)
  await db.run(sql`CREATE TRIGGER article_search_update AFTER UPDATE OF words, language, _status, deleted_at ON articles BEGIN
    DELETE FROM article_search WHERE rowid = old.id;
    INSERT INTO article_search(rowid, words) SELECT new.id, '=' || new.language || ' ' || coalesce(new.words, '') WHERE new._status = 'published' AND new.deleted_at IS NULL;
  END;`)
}

/**
 * An index of public articles only, which knows their languages: so it counts what is found without looking at the
 * articles. A background job fills it, with words in their order and with accents for the ranking of results, the newest
 * articles first. And the titles of public articles in the order of results.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await dropIndex(db)
  await db.run(sql`CREATE VIRTUAL TABLE article_search USING fts5(words, content='', contentless_delete=1, tokenize="unicode61 remove_diacritics 0 tokenchars '='", detail=none, prefix='3 4 5 6');`)
  await createTriggers(db)
  await db.run(sql`CREATE INDEX article_search_order_idx ON articles (language, create_date, title_folded, title_match) WHERE _status = 'published' AND deleted_at IS NULL;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX article_search_order_idx;`)
  await dropIndex(db)
  await db.run(sql`CREATE VIRTUAL TABLE article_search USING fts5(words, content='articles', content_rowid='id', tokenize='unicode61 remove_diacritics 0', detail=none, columnsize=0);`)
  await createFormerTriggers(db)
  await db.run(sql`INSERT INTO article_search(article_search) VALUES ('rebuild');`)
  await db.run(sql`UPDATE articles SET title_folded = NULL;`)
}
