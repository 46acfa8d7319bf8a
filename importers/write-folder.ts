import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { contentWriter, writeBeside } from '@/lib/content/export/write'
import { startTags, withStartTags } from '@/lib/content/html/start-tags'
import { documentFolder, linkedImages, type Content, type ContentRecord } from '@/lib/content/import/content'
import { ContentProblems } from '@/lib/content/import/problems'
import { readContent } from '@/lib/content/import/read'
import { redirectErrorOf } from '@/lib/content/import/redirects'
import { isTakenOver, siteRecordSource, sourcesFile } from '@/lib/content/import/taken-over'
import { checkRedirects, type Redirection } from '@/lib/domain/redirects/check'
import { Refusal } from '@/lib/operations/refusal'

export interface Report {
  changed: string[]
  /** What was not taken and should have been. */
  left: string[]
  /** What is left out on purpose, or has no place here. */
  leftOut: string[]
}

/** Where addresses in an article would be taken for files of the folder that are none, they begin with a slash. */
function withoutOtherPaths({ articles: [article], documents, images }: Content): string {
  const known = new Set([...images, ...documents, ...images.map((image) => linkedImages + image)])
  const html = article?.html ?? ''
  const changed = startTags(html, ['img', 'a', 'video']).filter(({ attributes, name }) => {
    const attribute = name === 'a' ? 'href' : 'src'
    const address = attributes.get(attribute) ?? ''
    const isPath =
      name === 'img'
        ? address !== '' && !/^(?:[a-z][a-z\d+.-]*:|\/)/i.test(address)
        : address.startsWith(documentFolder) || address.startsWith(linkedImages)
    if (isPath && !known.has(address)) attributes.set(attribute, `/${address}`)
    return isPath && !known.has(address)
  })
  return withStartTags(html, changed)
}

function recordWriter(folder: string) {
  const writer = contentWriter(folder)
  const sources: Record<string, string> = {}
  const lists = new Map<string, object[]>()
  const images: Content['imageDetails'] = {}

  function list(file: string, kind: string, { sourceHash, ...entry }: { id: string; sourceHash: string }): void {
    sources[`${kind} ${entry.id}`] = sourceHash
    lists.set(file, [...(lists.get(file) ?? []), entry])
  }

  return {
    add({ content }: ContentRecord): void {
      for (const { id, html: _, language, sourceHash, ...front } of content.articles) {
        sources[`article ${id}`] = sourceHash
        writer.article(language, id, front, withoutOtherPaths(content))
        writer.list(`comments/${id}.yaml`, content.interactions[id] ?? [])
      }
      for (const { language, ...member } of content.members) list(`members/${language}.yaml`, 'member', member)
      for (const partner of content.partners) list('partners.yaml', 'partner', partner)
      for (const video of content.videos) list('videos.yaml', 'video', video)
      if (content.siteRecord) {
        sources[siteRecordSource] = content.siteRecord.sourceHash
        writer.record('settings.yaml', content.siteRecord.record)
      }
      Object.assign(images, content.imageDetails)
    },
    end(redirects: readonly Redirection[]): void {
      for (const [file, entries] of lists) writer.list(file, entries)
      writer.list('images.yaml', Object.values(images))
      writer.redirects(redirects)
      writer.record(sourcesFile, sources)
    },
  }
}

function possibleRedirects(inputs: readonly Redirection[], { left }: Report): Redirection[] {
  for (let rest = inputs; ; ) {
    const { problems } = checkRedirects(rest, [], 'http://site')
    if (!problems) return [...rest]
    const refused = new Map(problems.map(({ index, error }) => [index, error]))
    const full = problems.find(({ error }) => error === 'full')?.index ?? rest.length
    rest = rest.filter((redirect, index) => {
      const error = refused.get(index)
      if (error) left.push(`redirect ${redirect.from}: ${redirectErrorOf(error, redirect)}`)
      return error === undefined && index < full
    })
  }
}

function dropRefused(folder: string, { left }: Report): void {
  try {
    readContent(folder)
  } catch (error) {
    if (!(error instanceof ContentProblems)) throw error
    const refused = error.problems.filter(({ file }) => file.startsWith('articles/'))
    if (refused.length < error.problems.length) throw error
    for (const { file, message } of refused) {
      left.push(`${file}: ${message}`)
      rmSync(path.join(folder, file), { force: true })
      rmSync(path.join(folder, 'comments', `${path.basename(file, '.html')}.yaml`), { force: true })
    }
    readContent(folder)
  }
}

/** In the place of a folder that was made before. Throws a Refusal for a folder of anything else. */
export async function writeFolder(
  folder: string,
  report: Report,
  read: (folder: string, add: (record: ContentRecord) => void) => Promise<readonly Redirection[]>,
): Promise<void> {
  if (existsSync(folder) && !isTakenOver(folder) && readdirSync(folder).length > 0)
    throw new Refusal(`${folder} is no folder that an importer has written`)
  await writeBeside(folder, async (beside) => {
    const writer = recordWriter(beside)
    writer.end(possibleRedirects(await read(beside, writer.add), report))
    dropRefused(beside, report)
    writeFileSync(path.join(beside, 'report.txt'), `${linesOf(report).join('\n')}\n`)
  })
}

const linesOf = ({ changed, left, leftOut }: Report): string[] => [
  ...changed.map((line) => `Changed: ${line}`),
  ...leftOut.map((line) => `Left out: ${line}`),
  ...left.map((line) => `Not taken: ${line}`),
]

/** Ends the process: with 1 if something was not taken. */
export async function runImporter(work: (report: Report) => Promise<string>): Promise<never> {
  const report: Report = { changed: [], left: [], leftOut: [] }
  try {
    const folder = await work(report)
    for (const line of linesOf(report)) console.log(line)
    console.log(`Written to ${folder}, ${report.left.length} not taken: npm run content:import -- ${folder}`)
  } catch (error) {
    if (!(error instanceof Refusal || error instanceof ContentProblems)) throw error
    console.error(error.message)
    process.exit(1)
  }
  process.exit(report.left.length === 0 ? 0 : 1)
}
