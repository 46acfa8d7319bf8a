import path from 'node:path'
import type { Payload } from 'payload'
import { builtInPages } from '@/lib/backend/built-in-pages'
import { noContent, sourced } from '@/lib/content/import/content'
import { readContent } from '@/lib/content/import/read'
import { Refusal } from '@/lib/operations/refusal'
import { settings } from '@/lib/operations/settings'
import { secrets } from '@/lib/operations/settings/secrets'
import { skipBackfills } from '../backfill/backfills'
import { loadContent } from '../import/load'
import { migrateDatabase } from './migrate'
import { oneAtATime } from './one-at-a-time'
import { payload } from '../payload'
import { passwordError } from '../staff/password-rule'
import { requireDatabase } from './require-database'
import { refreshStatistics } from './statistics'

/**
 * Makes a database ready to serve: applies migrations and, in an empty one, creates the first staff account and the
 * sample content. Of several processes one does so at a time. Throws a Refusal if the first account would get a
 * password that is easy to guess, or the database cannot be used.
 */
export async function prepare(): Promise<void> {
  await requireDatabase()
  const backend = await payload()
  await oneAtATime(() => prepareDatabase(backend))
}

async function prepareDatabase(backend: Payload): Promise<void> {
  await migrateDatabase(backend)

  // Payload's own first-user page would give the site to the first visitor.
  const { totalDocs: staffCount } = await backend.count({ collection: 'staff' })
  if (staffCount === 0) {
    const { STAFF_EMAIL } = settings()
    if (await passwordError(secrets().staffPassword, { email: STAFF_EMAIL }))
      throw new Refusal(
        'STAFF_PASSWORD is easy to guess: choose another, for example a few words that do not belong together',
      )
    await backend.create({
      collection: 'staff',
      data: { email: STAFF_EMAIL, password: secrets().staffPassword, fullName: 'ILC', roles: ['admin'] },
    })
    const where = settings().STAFF_PASSWORD
      ? 'is STAFF_PASSWORD'
      : `is in ${path.join(settings().DATA_DIR, 'secrets.json')}`
    // The log has no e-mail addresses.
    console.log(`The first staff account is created: its address is the setting STAFF_EMAIL; its password ${where}`)
    await skipBackfills(backend)
  }

  const { totalDocs: articleCount } = await backend.count({ collection: 'articles', trash: true })
  const { sourceHash: loadedBefore } = await backend.findGlobal({ slug: 'site-record', depth: 0 })
  // Sample articles that staff have deleted are not loaded again.
  if (articleCount === 0 && !loadedBefore) {
    const folder = path.resolve('content')
    console.log('Loading the sample content, which takes a minute or two')
    const { created } = await loadContent(backend, folder, readContent(folder))
    console.log(`Sample content loaded: ${created} records`)
  }
  await createMissingPages(backend)
  await refreshStatistics(backend)
}

/** Staff edit a fixed set of pages: what an older site lacks of them is created with the text of the program. */
async function createMissingPages(backend: Payload): Promise<void> {
  const { docs } = await backend.find({ collection: 'site-pages', select: { slug: true }, depth: 0, pagination: false })
  const missing = builtInPages().filter(({ id }) => !docs.some(({ slug }) => slug === id))
  if (missing.length === 0) return
  await loadContent(backend, path.resolve('content'), { ...noContent, sitePages: missing.map((page) => sourced(page)) })
}
