import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { articlePath } from '@/lib/domain/paths'
import type { Redirection } from '@/lib/domain/redirects/check'
import { linkedImages, noContent, type Content, type ContentRecord } from './content'
import { memberFinder, type KnownMember } from './member-names'
import { ContentProblems } from './problems'
import { parseYaml } from './yaml'

/**
 * Only a folder that was made of another system's content has this file: the hashes of what its records were made of,
 * by their kinds and ids. Each record of such a folder is loaded by itself.
 */
export const sourcesFile = 'sources.yaml'

export const siteRecordSource = 'site record'

export const isTakenOver = (folder: string): boolean => existsSync(path.join(folder, sourcesFile))

/** The sources of such a folder; none of any other one. Throws ContentProblems. */
export function readSources(folder: string): Record<string, string> {
  if (!isTakenOver(folder)) return {}
  const text = readFileSync(path.join(folder, sourcesFile), 'utf8')
  const read = parseYaml(text, z.record(z.string(), z.string()), sourcesFile)
  if ('problems' in read) throw new ContentProblems(read.problems)
  return read.value
}

export function recordsIn(content: Content): ContentRecord[] {
  const images = new Set(content.images)
  const documents = new Set(content.documents)
  const used = new Set<string>()

  const filesIn = (names: readonly string[]) => {
    for (const name of names) used.add(name)
    const { imageDetails } = content
    return {
      images: names.filter((name) => images.has(name)),
      imageDetails,
      documents: names.filter((name) => documents.has(name)),
    }
  }

  const record = (name: string, part: Partial<Content>): ContentRecord => {
    // Paths stand in quotation marks, in JSON as in HTML.
    const words = JSON.stringify(part).split(/["'\\]/)
    const names = new Set(words.map((word) => (word.startsWith(linkedImages) ? word.slice(linkedImages.length) : word)))
    return { name, content: { ...noContent, ...part, ...filesIn([...names]) } }
  }

  const records = [
    ...content.topics.map((one) => record(`topic ${one.id}`, { topics: [one] })),
    ...content.members.map((one) => record(`member ${one.id} (${one.fullName})`, { members: [one] })),
    ...content.articles.map((one) => {
      const interactions = { [one.id]: content.interactions[one.id] ?? [] }
      return record(`article ${one.id} (${one.title})`, { articles: [one], interactions })
    }),
    ...content.partners.map((one) => record(`partner ${one.id}`, { partners: [one] })),
    ...content.videos.map((one) => record(`video ${one.id}`, { videos: [one] })),
    ...(content.siteRecord
      ? [record('contact facts and texts of the home page', { siteRecord: content.siteRecord })]
      : []),
  ]
  const unused = [...images, ...documents].filter((name) => !used.has(name))
  return [...records, ...unused.map((name) => ({ name, content: { ...noContent, ...filesIn([name]) } }))]
}

export function withMembers(
  { name, content }: ContentRecord,
  members: readonly KnownMember[],
  onOpen: (line: string) => void,
): ContentRecord {
  const find = memberFinder(members)
  const articles = content.articles.map((article) => ({
    ...article,
    authors: article.authors.map((author) => {
      if (author.member !== undefined) return author
      const { member, people } = find(author.name, article.language)
      if (people > 1) onOpen(`${name}: its author ${author.name} is linked to no member: ${people} have this name`)
      return member ? { ...author, member: member.id } : author
    }),
  }))
  return { name, content: { ...content, articles } }
}

export function redirectsHere({ articles, redirects }: Content, taken: ReadonlySet<string>): Redirection[] {
  const lost = new Set(articles.filter(({ id }) => !taken.has(id)).map(articlePath))
  return redirects.filter(({ to }) => !lost.has(to))
}
