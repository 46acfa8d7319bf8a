import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/** What visitors read and searched for in vain, by day; and the links of articles that broke. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE article_views (day text NOT NULL, article_id integer NOT NULL REFERENCES articles (id) ON DELETE CASCADE, views integer NOT NULL, PRIMARY KEY (day, article_id));
    CREATE INDEX article_views_article_idx ON article_views (article_id);
    CREATE TABLE empty_searches (day text NOT NULL, words text NOT NULL, searches integer NOT NULL, PRIMARY KEY (day, words));
    CREATE TABLE link_checks (article_id integer PRIMARY KEY NOT NULL REFERENCES articles (id) ON DELETE CASCADE, checked_at text NOT NULL);
    CREATE TABLE broken_links (article_id integer NOT NULL REFERENCES articles (id) ON DELETE CASCADE, address text NOT NULL, problem text NOT NULL, since text NOT NULL, seen text NOT NULL, days integer NOT NULL, PRIMARY KEY (article_id, address));`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE broken_links; DROP TABLE link_checks; DROP TABLE empty_searches; DROP TABLE article_views;`)
}
