import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

/** What published articles cite: keys of citations, and the number where it is cited by its number. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE article_citations (article_id integer NOT NULL REFERENCES articles (id) ON DELETE CASCADE, cited text NOT NULL, number text, PRIMARY KEY (article_id, cited));`)
  await db.run(sql`CREATE INDEX article_citations_cited_idx ON article_citations (cited);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  // Texts that were prepared with marks of citations would show them without this table.
  await db.run(sql`DELETE FROM prepared_articles;`)
  await db.run(sql`DROP TABLE article_citations;`)
}
