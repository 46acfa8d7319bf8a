import { z } from 'zod'
import type { CheckedQuery, Kind } from './read-queries'

/** Where what was wanted stands in an answer. */
export const standings = ['first', 'among three', 'below', 'nowhere', 'failed'] as const

export type Standing = (typeof standings)[number]

const name = z.union([z.string(), z.number()]).transform(String)

/** The names of each record of a list. */
const named = z.array(
  z
    .object({ id: name, number: name })
    .partial()
    .transform(({ id, number }) => [id, number]),
)

const groups = z.object({ groups: z.array(z.object({ items: z.array(z.object({ path: z.string() })) })) })

/** An answer of `GET /search`: articles, and optional lists of other kinds. With titles alone also suggested pages. */
export const foundAnswer = z.object({
  data: z.object({
    articles: named,
    related: named.catch([]),
    members: named.catch([]),
    ecosystems: named.catch([]),
    legalTexts: named.catch([]),
    suggestions: groups.catch({ groups: [] }),
  }),
})

export type Found = z.infer<typeof foundAnswer>['data']

/** The path of a page without its language. */
const pathOf = (path: string) => path.replace(/^\/(?:en|zh)(?=\/)/, '')

/** The names of each record, by kind. Suggestions stand in groups. */
const groupsOf = {
  article: ({ articles, related }) => [[...articles, ...related]],
  person: ({ members }) => [members],
  partner: ({ ecosystems }) => [ecosystems],
  law: ({ legalTexts }) => [legalTexts],
  page: ({ suggestions }) => suggestions.groups.map(({ items }) => items.map(({ path }) => [pathOf(path)])),
} satisfies Record<Kind, (found: Found) => (string | undefined)[][][]>

/** Where the wanted record stands among those of its group. */
export function standingOf({ kind, ids }: Pick<CheckedQuery, 'kind' | 'ids'>, found: Found): Standing {
  const places = groupsOf[kind](found)
    .map((group) => group.findIndex((names) => names.some((each) => ids.includes(each ?? ''))))
    .filter((place) => place >= 0)
  if (places.length === 0) return 'nowhere'
  const place = Math.min(...places)
  if (place === 0) return 'first'
  return place < 3 ? 'among three' : 'below'
}

/** Shares of queries, from 0 to 1, whose wanted result stands first, and among the first three. */
export function ratiosOf(found: readonly Standing[]): { first: number; amongThree: number } {
  const first = found.filter((each) => each === 'first').length
  const amongThree = first + found.filter((each) => each === 'among three').length
  return { first: first / found.length, amongThree: amongThree / found.length }
}
