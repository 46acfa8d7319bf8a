import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/**
 * Words by which staff find comments, without accents. The program of before does not know them: whoever changes or
 * erases a comment without its words empties these.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "interacted_articles" ADD COLUMN "words" varchar;
   CREATE FUNCTION interacted_articles_stale_words() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     NEW.words := NULL;
     RETURN NEW;
   END $$;
   CREATE TRIGGER interacted_articles_stale_words BEFORE UPDATE OF value ON interacted_articles FOR EACH ROW
     WHEN (NEW.value IS DISTINCT FROM OLD.value AND NEW.words IS NOT DISTINCT FROM OLD.words)
     EXECUTE FUNCTION interacted_articles_stale_words();`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TRIGGER interacted_articles_stale_words ON interacted_articles;
   DROP FUNCTION interacted_articles_stale_words();
   ALTER TABLE "interacted_articles" DROP COLUMN "words";`)
}
