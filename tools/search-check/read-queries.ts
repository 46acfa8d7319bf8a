import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { languages } from '@/lib/domain/languages'

export const kinds = ['article', 'person', 'partner', 'page', 'law'] as const

export type Kind = (typeof kinds)[number]

const expected = z.object({
  language: z.enum(languages),
  kind: z.enum(kinds),
  ids: z.array(z.string().min(1)).min(1),
})

export type Wanted = z.infer<typeof expected>

export interface CheckedQuery extends Wanted {
  query: string
}

/**
 * Reads a list of queries. A line "> vi article id id" names a language, a kind and what is wanted, any of the ids, for
 * the queries in the lines below it; "#" begins a remark. Throws if a line says something else, or a query stands twice
 * with the same kind.
 */
export function readQueries(text: string): CheckedQuery[] {
  const queries: CheckedQuery[] = []
  const seen = new Set<string>()
  let heading: Wanted | undefined
  for (const line of text.split('\n').map((each) => each.trim())) {
    if (line === '' || line.startsWith('#')) continue
    if (line.startsWith('>')) {
      const [language, kind, ...ids] = line.slice(1).trim().split(/\s+/)
      heading = expected.parse({ language, kind, ids })
      continue
    }
    if (!heading) throw new Error(`No wanted result stands above "${line}"`)
    const key = `${heading.language} ${heading.kind} ${line}`
    if (seen.has(key)) throw new Error(`"${line}" stands twice`)
    seen.add(key)
    queries.push({ ...heading, query: line })
  }
  return queries
}

const folder = 'tools/search-check/queries'

export interface ListedQuery extends CheckedQuery {
  list: string
}

/** Reads all lists of queries. Throws as `readQueries` does, also if two lists have the same query. */
export function readLists(): ListedQuery[] {
  const lists = readdirSync(folder)
    .toSorted()
    .map((file) => ({ list: path.parse(file).name, text: readFileSync(path.join(folder, file), 'utf8') }))
  readQueries(lists.map(({ text }) => text).join('\n'))
  return lists.flatMap(({ list, text }) => readQueries(text).map((query) => ({ list, ...query })))
}
