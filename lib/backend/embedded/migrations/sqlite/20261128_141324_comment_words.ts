import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

/**
 * Words by which staff find comments, without accents. The program of before does not know them: whoever changes or
 * erases a comment without its words empties these.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`interacted_articles\` ADD \`words\` text;`)
  await db.run(sql`CREATE TRIGGER interacted_articles_stale_words AFTER UPDATE OF value ON interacted_articles
    WHEN NEW.value IS NOT OLD.value AND NEW.words IS OLD.words
    BEGIN UPDATE interacted_articles SET words = NULL WHERE id = NEW.id; END;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TRIGGER interacted_articles_stale_words;`)
  await db.run(sql`ALTER TABLE \`interacted_articles\` DROP COLUMN \`words\`;`)
}
