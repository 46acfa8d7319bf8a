import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

/** Makes the triggers of the index. A migration that makes the table `articles` anew loses them, and calls this. */
export async function createTriggers(db: MigrateUpArgs['db']): Promise<void> {
  await db.run(sql`CREATE TRIGGER article_search_insert AFTER INSERT ON articles BEGIN
    INSERT INTO article_search(rowid, words) VALUES (new.id, new.words);
  END;`)
  await db.run(sql`CREATE TRIGGER article_search_delete AFTER DELETE ON articles BEGIN
    INSERT INTO article_search(article_search, rowid, words) VALUES ('delete', old.id, old.words);
  END;`)
  await db.run(sql`CREATE TRIGGER article_search_update AFTER UPDATE OF words ON articles BEGIN
    INSERT INTO article_search(article_search, rowid, words) VALUES ('delete', old.id, old.words);
    INSERT INTO article_search(rowid, words) VALUES (new.id, new.words);
  END;`)
}

/** The index of all articles' words. The words are folded beforehand, so the tokenizer has nothing to strip. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE VIRTUAL TABLE article_search USING fts5(words, content='articles', content_rowid='id', tokenize='unicode61 remove_diacritics 0', detail=none, columnsize=0);`)
  await createTriggers(db)
  await db.run(sql`INSERT INTO article_search(article_search) VALUES ('rebuild');`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TRIGGER article_search_insert;`)
  await db.run(sql`DROP TRIGGER article_search_delete;`)
  await db.run(sql`DROP TRIGGER article_search_update;`)
  await db.run(sql`DROP TABLE article_search;`)
}
