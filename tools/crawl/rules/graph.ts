import { z } from 'zod'
import { isIndexable, type Page } from '../page'
import type { Problem, Rule } from '../site'
import { shapes } from './graph-shapes'

const graphShape = z.looseObject({
  '@context': z.literal('https://schema.org'),
  '@graph': z.array(z.looseObject({})).min(1),
})

type Thing = Record<string, unknown>

/** All objects within a value. */
function* thingsIn(value: unknown): Generator<Thing> {
  if (typeof value !== 'object' || value === null) return
  if (!Array.isArray(value)) yield value as Thing
  for (const inner of Object.values(value)) yield* thingsIn(inner)
}

const typesOf = (thing: Thing) => [thing['@type']].flat().filter((type) => typeof type === 'string')

/** Whether it is only a reference to a node described elsewhere in the graph. */
const isReference = (thing: Thing) => Object.keys(thing).join() === '@id'

function faultsOf(thing: Thing, language: string): string[] {
  return typesOf(thing).flatMap((type) => {
    const shape = shapes[type]
    const read = shape?.safeParse(thing)
    const faults = read?.error?.issues.map(({ path, message }) => `${type} ${path.join('.')}: ${message}`) ?? []
    const isPart = type.endsWith('Page') || type.endsWith('Article')
    // An article may be listed on a page in another language, but an article and its own page have the same.
    return isPart && typeof thing.inLanguage === 'string' && language && thing.inLanguage !== language
      ? [...faults, `${type} is in “${thing.inLanguage}”`]
      : faults
  })
}

/** The language of the content, which is that of the canonical address. */
const languageOf = (page: Page) =>
  ({ vi_VN: 'vi', en_US: 'en', zh_CN: 'zh-Hans' })[
    page.tags.find(({ attributes }) => attributes.property === 'og:locale')?.attributes.content ?? ''
  ] ?? page.language

function problemsOf(page: Page): string[] {
  const [text, ...more] = page.graphs
  if (text === undefined) return isIndexable(page) ? ['has no structured data'] : []
  if (more.length > 0) return [`has ${page.graphs.length} graphs instead of one`]
  let written: unknown
  try {
    written = JSON.parse(text)
  } catch (error) {
    return [`its structured data is no JSON: ${String(error)}`]
  }
  const read = graphShape.safeParse(written)
  if (!read.success) return [`its structured data is no graph: ${z.prettifyError(read.error)}`]
  const things = [...thingsIn(read.data['@graph'])]
  const known = new Set(things.filter((thing) => !isReference(thing)).map((thing) => thing['@id']))
  const lost = new Set(
    things.filter((thing) => isReference(thing) && !known.has(thing['@id'])).map((thing) => String(thing['@id'])),
  )
  const nodes = read.data['@graph'].map((thing) => thing['@id'])
  return [
    ...[...lost].map((id) => `nothing in the graph is ${id}`),
    ...(new Set(nodes).size === nodes.length ? [] : ['something is described twice in the graph']),
    // Google accepts no ratings for articles, nor for one's own institute.
    ...(things.some((thing) => 'aggregateRating' in thing || 'review' in thing) ? ['holds a rating'] : []),
    ...things.flatMap((thing) => faultsOf(thing, languageOf(page))),
  ]
}

/** Each page has one graph of linked nodes, complete for search engines. */
export const graph: Rule = ({ pages }) =>
  [...pages.values()]
    .filter(({ status }) => status === 200)
    .flatMap((page) => problemsOf(page).map((what): Problem => ({ page: page.address, what })))
