import { fold } from '@/lib/domain/text'
import { articleTypes, type ArticleType } from '@/lib/domain/sections'
import { metaOf, type WxrCategory, type WxrItem } from './wxr'

export type Section = ArticleType | 'NONE'

/** Sections by the name or nicename of a category, `type:page`, `type:NAME` of another type of post, or `*`. */
export type SectionMap = ReadonlyMap<string, Section>

const anyOther = '*'

const typeKey = (type: string): string => `type:${type}`

const keyOf = (name: string): string => fold(name).trim()

const isSection = (value: string): value is Section => value === 'NONE' || articleTypes.some((type) => type === value)

/** Lines `category=SECTION`; empty lines, those that begin with `#` and what follows ` #` say nothing. */
export function parseSections(lines: readonly string[]): { map: Map<string, Section>; errors: string[] } {
  const map = new Map<string, Section>()
  const errors: string[] = []
  for (const line of lines) {
    if (line.trim() === '' || line.trim().startsWith('#')) continue
    const at = line.lastIndexOf('=')
    const section = line
      .slice(at + 1)
      .replace(/\s#.*$/, '')
      .trim()
      .toUpperCase()
    const key = keyOf(line.slice(0, Math.max(at, 0)))
    if (key === '' || !isSection(section))
      errors.push(`${line.trim()}: must be category=SECTION, with one of ${articleTypes.join(', ')}, NONE`)
    else map.set(key, section)
  }
  return { map, errors }
}

export function questionsOf(unplaced: readonly Pick<Placed, 'keys'>[]): string[] {
  const byKey = Map.groupBy(unplaced, ({ keys }) => keys[0]?.key ?? anyOther)
  return Array.from(byKey, ([key, posts]) => {
    const name = posts[0]?.keys[0]?.name ?? ''
    return [`# ${name}: ${posts.length}`, `${key}=${guessSection(name) ?? guessSection(key) ?? '?'}`]
  }).flat()
}

const guesses: [ArticleType, RegExp][] = [
  ['TRAINING', /\b(?:dao tao|khoa hoc|tap huan|hoi thao|training|courses?|workshops?|seminars?)\b/],
  ['RESEARCH', /\b(?:nghien cuu|chuyen de|binh luan|phan tich|an le|research|analysis|insights?|publications?)\b/],
  ['SERVICE', /\b(?:dich vu|tu van|linh vuc|services?|practice areas?|consulting)\b/],
  ['NEWS', /\b(?:tin tuc|tin|su kien|bao chi|thong bao|news|events?|press|blog)\b/],
]

const guessSection = (name: string): ArticleType | undefined =>
  guesses.find(([, pattern]) => pattern.test(keyOf(name).replace(/[-_]/g, ' ')))?.[0]

const isNoCategory = (nicename: string): boolean =>
  /^(?:uncategorized|uncategorised|khong-phan-loai|chua-phan-loai|chua-duoc-phan-loai)(?:-\w+)?$/.test(nicename)

export type CategoryTree = ReadonlyMap<string, WxrCategory>

/** A category and those above it, the nearest first. */
export function lineOf(nicename: string, categories: CategoryTree): string[] {
  const line: string[] = []
  for (let at = nicename; at !== '' && !line.includes(at); at = categories.get(at)?.parent ?? '') line.push(at)
  return line
}

export function categoriesOf(item: Pick<WxrItem, 'terms' | 'meta'>, ids: ReadonlyMap<string, string>) {
  const all = item.terms.filter(({ domain, nicename }) => domain === 'category' && !isNoCategory(nicename))
  const main = ids.get(metaOf(item, '_yoast_wpseo_primary_category') || metaOf(item, 'rank_math_primary_category'))
  return [...all].sort((a, b) => Number(b.nicename === main) - Number(a.nicename === main))
}

export interface Placed {
  section: Section | undefined
  /** The keys by which the section could be chosen, the best first: of categories the one above all others. */
  keys: { key: string; name: string }[]
}

/** The section of an item: by its categories and those above them, then by its type, then by `*`. */
export function placeOf(
  { type, categories }: { type: string; categories: { nicename: string; name: string }[] },
  tree: CategoryTree,
  map: SectionMap,
): Placed {
  const keys = categories.map(({ nicename, name }) => {
    const key = lineOf(nicename, tree).at(-1) ?? nicename
    return { key, name: tree.get(key)?.name ?? name }
  })
  const ofType = type === 'post' && keys.length > 0 ? [] : [{ key: typeKey(type), name: `posts of type "${type}"` }]
  for (const { nicename } of categories) {
    for (const each of lineOf(nicename, tree)) {
      const name = tree.get(each)?.name ?? categories.find((one) => one.nicename === each)?.name ?? ''
      const section = map.get(keyOf(each)) ?? map.get(keyOf(name))
      if (section) return { section, keys: [...keys, ...ofType] }
    }
  }
  const section = map.get(typeKey(type)) ?? map.get(anyOther)
  return { section, keys: [...keys, ...ofType] }
}
