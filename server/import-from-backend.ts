import { rmSync } from 'node:fs'
import { importFolder } from '@/lib/backend/embedded/data-folders'
import { readyPayload } from '@/lib/backend/embedded/ready-payload'
import { pictureDownloads } from '@/lib/backend/download-pictures'
import { BackendUnavailable } from '@/lib/backend/port'
import { readHostedContent } from '@/lib/backend/remote/read-hosted-content'
import { recordsOf } from '@/lib/content/import/hosted-records'
import { convertPicture } from '@/lib/content/pictures'
import { Refusal } from '@/lib/operations/refusal'
import { importReported } from './import-reported'

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
    const read = await recordsOf(hosted, pictureDownloads(baseUrl, folder, convertPicture))
    const missing = `Not in the calls of this backend: ${[...hosted.untold, ...neverTold].join(', ')}`
    const { isWhole } = await importReported(payload, address, folder, read, missing, isTrial)
    return isWhole
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
