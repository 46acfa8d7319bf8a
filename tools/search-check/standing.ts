import { z } from 'zod'
import type { CheckedQuery, Kind } from './read-queries'

export const standings = ['first', 'among three', 'below', 'nowhere', 'failed'] as const

export type Standing = (typeof standings)[number]

const name = z.union([z.string(), z.number()]).transform(String)

const named = z.array(
  z
    .object({ id: name, number: name })
    .partial()
    .transform(({ id, number }) => [id, number]),
)

const groups = z.object({ groups: z.array(z.object({ items: z.array(z.object({ path: z.string() })) })) })

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

const pathOf = (path: string) => path.replace(/^\/(?:en|zh)(?=\/)/, '')

const groupsOf = {
  article: ({ articles, related }) => [[...articles, ...related]],
  person: ({ members }) => [members],
  partner: ({ ecosystems }) => [ecosystems],
  law: ({ legalTexts }) => [legalTexts],
  page: ({ suggestions }) => suggestions.groups.map(({ items }) => items.map(({ path }) => [pathOf(path)])),
} satisfies Record<Kind, (result: Found) => (string | undefined)[][][]>

export function standingOf({ kind, ids }: Pick<CheckedQuery, 'kind' | 'ids'>, result: Found): Standing {
  const places = groupsOf[kind](result)
    .map((group) => group.findIndex((names) => names.some((each) => ids.includes(each ?? ''))))
    .filter((place) => place >= 0)
  if (places.length === 0) return 'nowhere'
  const place = Math.min(...places)
  if (place === 0) return 'first'
  return place < 3 ? 'among three' : 'below'
}

export function ratiosOf(results: readonly Standing[]): { first: number; amongThree: number } {
  const first = results.filter((each) => each === 'first').length
  const amongThree = first + results.filter((each) => each === 'among three').length
  return { first: first / results.length, amongThree: amongThree / results.length }
}
