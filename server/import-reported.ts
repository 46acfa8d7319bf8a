import { importRecords, planOfRecords } from '@/lib/backend/embedded/import/import-records'
import type { readyPayload } from '@/lib/backend/embedded/ready-payload'
import type { ContentRecord, ContentRecords } from '@/lib/content/import/content'
import { withoutHidden } from '@/lib/content/import/without-hidden'
import { notifySites } from './notify-sites'

/** A record whose articles have no text that nobody was to read. Each note on one is added to `changed`. */
function shownOf({ name, content }: ContentRecord, changed: string[]): ContentRecord {
  const articles = content.articles.map((article) => {
    const { html, notes } = withoutHidden(article.html)
    changed.push(...notes.map((note) => `${name}: ${note}`))
    return { ...article, html }
  })
  return { name, content: { ...content, articles } }
}

/**
 * Loads what was read of a source, each record apart, and prints what was taken, what was changed and what was not
 * taken. Returns whether everything was taken, and the ids of
 * the articles that are here.
 */
export async function importReported(
  payload: Awaited<ReturnType<typeof readyPayload>>,
  source: string,
  folder: string,
  { records: read, left, changed }: ContentRecords,
  isTrial: boolean,
): Promise<{ isWhole: boolean; articleIds: ReadonlySet<string> }> {
  const records = read.map((record) => shownOf(record, changed))
  const done = isTrial
    ? await planOfRecords(payload, records)
    : await importRecords(payload, folder, records, notifySites)
  for (const line of changed) console.log(`Changed: ${line}`)
  const allLeft = [...left, ...done.left]
  for (const line of allLeft) console.error(`Not taken: ${line}`)
  const { created, updated, unchanged } = done.result
  const verb = isTrial ? 'Would import' : 'Imported'
  console.log(
    `${verb} ${source}: ${created} created, ${updated} updated, ${unchanged} unchanged, ${allLeft.length} not taken`,
  )
  return { isWhole: allLeft.length === 0, articleIds: new Set(done.articleIds) }
}
