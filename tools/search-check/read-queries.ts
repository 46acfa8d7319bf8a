import { z } from 'zod'
import { languages } from '@/lib/domain/languages'

/** What a search finds. */
const kinds = ['article', 'person', 'page', 'law'] as const

export type Kind = (typeof kinds)[number]

const wanted = z.object({
  language: z.enum(languages),
  kind: z.enum(kinds),
  ids: z.array(z.string().min(1)).min(1),
})

export type Wanted = z.infer<typeof wanted>

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
      heading = wanted.parse({ language, kind, ids })
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
