import path from 'node:path'
import { BackendUnavailable } from '@/lib/backend/port'
import { convert } from '@/lib/content/uploaded-images/convert'
import { Refusal } from '@/lib/operations/refusal'
import { imageDownloads } from '../downloads'
import { recordsOf } from '../records'
import { runImporter, writeFolder } from '../write-folder'
import { readHostedContent } from './read-hosted-content'

/** What the calls of no hosted backend tell (spec 7). */
const neverTold = [
  'drafts',
  'hidden and held comments',
  'pictures of users',
  'consultation requests',
  'texts of law',
  'former addresses',
]

const [address = '', folder = '', ...others] = process.argv.slice(2)
if (!/^https?:\/\//i.test(address) || folder === '' || others.length > 0) {
  console.error('Usage: npm run import:hosted -- https://…/api FOLDER')
  process.exit(2)
}

await runImporter(async (report) => {
  const baseUrl = address.replace(/\/+$/, '')
  const hosted = await readHostedContent(baseUrl).catch((error: unknown) => {
    throw error instanceof BackendUnavailable ? new Refusal(error.message) : error
  })
  const { articles, members, partners, videos } = hosted
  console.log(
    `Read: ${articles.length} articles, ${members.length} members, ${partners.length} partners, ${videos.length} videos`,
  )
  report.leftOut.push(`not in the calls of this backend: ${[...hosted.untold, ...neverTold].join(', ')}`)
  await writeFolder(path.resolve(folder), report, async (beside, add) => {
    const { records, left, changed } = await recordsOf(hosted, imageDownloads(baseUrl, beside, convert))
    report.left.push(...left)
    report.changed.push(...changed)
    records.forEach(add)
    return []
  })
  return folder
})
