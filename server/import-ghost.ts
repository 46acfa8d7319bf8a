import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pictureDownloads } from '@/lib/backend/download-pictures'
import { importFolder } from '@/lib/backend/embedded/data-folders'
import { articleOwners, membersHere } from '@/lib/backend/embedded/import/known-records'
import { addFormerAddresses } from '@/lib/backend/embedded/redirects/save-redirects'
import { readyPayload } from '@/lib/backend/embedded/ready-payload'
import { GhostFiles } from '@/lib/content/import/ghost/files'
import { foreignHash } from '@/lib/content/import/content'
import { tooLarge } from '@/lib/content/import/faults'
import { isFolder } from '@/lib/content/import/given-files'
import { readGhostExport } from '@/lib/content/import/ghost/ghost-export'
import { ghostRecords } from '@/lib/content/import/ghost/ghost-records'
import { ghostRedirects } from '@/lib/content/import/ghost/placed-posts'
import { redirectsCsv } from '@/lib/content/import/redirects'
import { convertPicture } from '@/lib/content/pictures'
import { articleTypes, type ArticleType } from '@/lib/domain/sections'
import { Refusal } from '@/lib/operations/refusal'
import { sectionOf, type ImportOptions } from './import-options'
import { importReported } from './import-reported'

/** Maximum bytes of an export: more would not fit into a text of JavaScript. */
const largestExport = 500 * 1024 * 1024

/** What an export of Ghost does not have, or this site has no place for. */
const notTaken = ['subscriptions', 'tags', 'settings', 'the theme', 'accounts of staff']

/** The sections that `--map` names. Throws a Refusal. */
function sectionsOf(map: readonly string[]): Map<string, ArticleType> {
  return new Map(
    map.map((line) => {
      const at = line.lastIndexOf('=')
      const section = sectionOf(line.slice(at + 1))
      if (at < 1 || !section)
        throw new Refusal(`--map: ${line} is no TAG=SECTION, with one of ${articleTypes.join(', ')}`)
      return [line.slice(0, at).trim(), section]
    }),
  )
}

/** Imports an export of Ghost, each post apart. Returns whether everything was taken. Throws a Refusal. */
export async function importGhost(options: ImportOptions): Promise<boolean> {
  const { images, isTrial, otherHosts, redirects: table, site, source } = options
  const stat = statSync(source, { throwIfNoEntry: false })
  if (!stat?.isFile()) throw new Refusal(`There is no file ${source}`)
  if (stat.size > largestExport) throw new Refusal(`${source} ${tooLarge(stat.size, largestExport)}`)
  if (images !== undefined && !isFolder(images)) throw new Refusal(`There is no folder ${images}`)
  const sections = sectionsOf(options.map)
  const exported = readGhostExport(readFileSync(source, 'utf8'), path.basename(source))
  const payload = await readyPayload()
  const folder = importFolder()
  try {
    const pages = exported.posts.filter(({ isPage }) => isPage).length
    console.log(`Read: ${exported.posts.length - pages} posts, ${pages} pages of Ghost ${exported.version}`)
    // Only the Ghost site itself may be in a closed network.
    const mayDownload = site !== undefined || otherHosts
    const downloads = mayDownload ? pictureDownloads(site, folder, convertPicture) : undefined
    const files = new GhostFiles({ folder, images, site, downloads, otherHosts, convert: convertPicture })
    const members = await membersHere(payload)
    const owners = await articleOwners(payload, [foreignHash('ghost', '')])
    const read = await ghostRecords(exported, { ...options, sections, members, files, owners, now: new Date() })
    const others = Object.entries(exported.others).map(([name, count]) => `${name} (${count})`)
    const missing = `Not taken over from Ghost: ${[...notTaken, ...others].join(', ')}`
    const { isWhole, articleIds } = await importReported(payload, source, folder, read, missing, isTrial)
    if (isTrial) return isWhole
    // Only now it is known which posts are here.
    const redirects = ghostRedirects(read.taken, articleIds)
    const added = await addFormerAddresses(payload, redirects)
    for (const line of added.left) console.error(`Not taken: redirect ${line}`)
    console.log(`Added ${added.created} redirects from former addresses`)
    if (table !== undefined) {
      writeFileSync(table, redirectsCsv(redirects))
      console.log(`Wrote ${redirects.length} former addresses to ${table}`)
    }
    return isWhole && added.left.length === 0
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
