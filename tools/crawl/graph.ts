import { isIndexable, metas, those, type Page } from './page'

type Thing = Record<string, unknown>

const needed: [RegExp, string[]][] = [
  [/Page$|^WebSite$/, ['url', 'name', 'inLanguage']],
  [/^ProfilePage$/, ['mainEntity']],
  [/Article$/, ['headline', 'image', 'datePublished', 'dateModified', 'author', 'publisher', 'inLanguage']],
  [/List$/, ['itemListElement']],
  [/^Organization$/, ['name', 'url', 'logo']],
  [/^SearchAction$/, ['target', 'query-input']],
  [/^Person$/, ['name']],
  [/^Service$/, ['name', 'provider']],
  [/^LearningResource$/, ['learningResourceType', 'inLanguage']],
  [/^Course$/, ['name', 'description', 'provider']],
  [/^VideoObject$/, ['name', 'thumbnailUrl', 'uploadDate', 'inLanguage']],
]

function* thingsIn(value: unknown): Generator<Thing> {
  if (typeof value !== 'object' || value === null) return
  if (!Array.isArray(value)) yield value as Thing
  for (const inner of Object.values(value)) yield* thingsIn(inner)
}

function problemsOf(thing: Thing, language: string): string[] {
  const type = String(thing['@type'])
  const names = needed.flatMap(([pattern, properties]) => (pattern.test(type) ? properties : []))
  return [
    ...names.filter((name) => [undefined, ''].includes(thing[name] as string)).map((name) => `${type} has no ${name}`),
    ...those({
      // An article may be listed on a page in another language, but an article and its own page have the same.
      [`${type} is in “${String(thing.inLanguage)}”`]:
        /(?:Page|Article)$/.test(type) && 'inLanguage' in thing && thing.inLanguage !== language,
      'a headline has more than 110 characters': String(thing.headline ?? '').length > 110,
    }),
  ]
}

const languageOf = (page: Page) =>
  ({ vi_VN: 'vi', en_US: 'en', zh_CN: 'zh-Hans' })[metas(page, 'og:locale')[0] ?? ''] ?? page.language

export function graphProblems(page: Page): string[] {
  const [text = '{}', ...more] = page.graphs
  if (page.graphs.length === 0) return those({ 'has no structured data': isIndexable(page) })
  const parsed = JSON.parse(text) as Thing
  const nodes = parsed['@graph']
  if (more.length > 0 || parsed['@context'] !== 'https://schema.org' || !Array.isArray(nodes))
    return ['its structured data is not one graph']
  const isReference = (thing: Thing) => Object.keys(thing).join() === '@id'
  const things = [...thingsIn(nodes)]
  const described = things.filter((thing) => !isReference(thing))
  const known = described.map((thing) => thing['@id'])
  const lost = things.filter((thing) => isReference(thing) && !known.includes(thing['@id']))
  return [
    ...lost.map((thing) => `nothing in the graph is ${String(thing['@id'])}`),
    ...described.flatMap((thing) => problemsOf(thing, languageOf(page))),
  ]
}
