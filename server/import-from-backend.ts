import { rmSync } from 'node:fs'
import { importFolder } from '@/lib/backend/embedded/data-folders'
import { importRecords, planOfRecords } from '@/lib/backend/embedded/import/import-records'
import { readyPayload } from '@/lib/backend/embedded/ready-payload'
import { pictureDownloads } from '@/lib/backend/download-pictures'
import { BackendUnavailable } from '@/lib/backend/port'
import { readHostedContent } from '@/lib/backend/remote/read-hosted-content'
import { recordsOf } from '@/lib/content/import/hosted-records'
import { convertPicture } from '@/lib/content/pictures'
import { Refusal } from '@/lib/operations/refusal'
import { notifySites } from './notify-sites'

/** What the calls of no hosted backend tell (spec 7). */
const neverTold = [
  'drafts',
  'hidden and held comments',
  'pictures of users',
  'consultation requests',
  'texts of law',
  'former addresses',
]

/**
 * Takes over all that a hosted backend tells into this site's own database, and prints what was taken and what was not.
 * With `isTrial` nothing is stored. Returns whether everything was taken. Throws a Refusal if a list cannot be read.
 */
export async function importFromBackend(address: string, isTrial: boolean): Promise<boolean> {
  const payload = await readyPayload()
  const baseUrl = address.replace(/\/+$/, '')
  const folder = importFolder()
  try {
    const hosted = await readHostedContent(baseUrl).catch((error: unknown) => {
      throw error instanceof BackendUnavailable ? new Refusal(error.message) : error
    })
    console.log(
      `Read: ${hosted.articles.length} articles, ${hosted.members.length} members, ${hosted.partners.length} partners, ${hosted.videos.length} videos`,
    )
    const { records, left, changed } = await recordsOf(hosted, pictureDownloads(baseUrl, folder, convertPicture))
    const done = isTrial
      ? { result: await planOfRecords(payload, records), left: [] }
      : await importRecords(payload, folder, records, notifySites)
    for (const line of changed) console.log(`Changed: ${line}`)
    const allLeft = [...left, ...done.left]
    for (const line of allLeft) console.error(`Not taken: ${line}`)
    console.log(`Not in the calls of this backend: ${[...hosted.untold, ...neverTold].join(', ')}`)
    const { created, updated, unchanged } = done.result
    const verb = isTrial ? 'Would import' : 'Imported'
    console.log(
      `${verb} ${address}: ${created} created, ${updated} updated, ${unchanged} unchanged, ${allLeft.length} not taken`,
    )
    return allLeft.length === 0
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
