import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

/** Articles whose translation group has an older one in their language, or a public one. */
const seconds = sql`SELECT id, slug, own_group, language FROM (
  SELECT id, slug, COALESCE(NULLIF(translation_key, ''), slug) AS own_group, language, ROW_NUMBER() OVER (
    PARTITION BY COALESCE(NULLIF(translation_key, ''), slug), language
    ORDER BY CASE WHEN _status = 'published' THEN 0 ELSE 1 END, id) AS place
  FROM articles WHERE deleted_at IS NULL AND COALESCE(NULLIF(translation_key, ''), slug) IS NOT NULL) AS placed
  WHERE place > 1 ORDER BY id`

/**
 * A translation group has one public article a language: of two, the older stays in it. Copies of an article used to stay
 * in its group.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  const { rows } = await db.run(seconds)
  for (const { id, slug, own_group: group, language } of rows) {
    const article = sql.raw(String(Number(id)))
    await db.run(sql`UPDATE articles SET translation_key = 'rieng-' || id, translation_of_id = NULL
      WHERE id = ${article}`)
    await db.run(sql`UPDATE _articles_v SET version_translation_of_id = NULL, version_translation_key =
      (SELECT translation_key FROM articles WHERE id = ${article}) WHERE parent_id = ${article} AND latest = true`)
    console.log(`Article ${id} (${slug}) left the translation group ${group}, which has another one in ${language}`)
  }
  await db.run(sql`CREATE UNIQUE INDEX "articles_public_translation_idx"
    ON "articles" (COALESCE(NULLIF(translation_key, ''), slug), language)
    WHERE _status = 'published' AND deleted_at IS NULL;`)
}

/** The articles stay apart. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX "articles_public_translation_idx";`)
}
