import { defaultLanguage, isLanguage, type Language } from '@/lib/domain/languages'
import type { ArticleType } from '@/lib/domain/sections'
import { slugify } from '@/lib/domain/text'
import { decodeSegment } from '@/lib/domain/ids'
import { categoriesOf, placeOf, type Placed, type SectionMap } from './sections'
import { visibilityOf, withoutText, type Visibility } from './statuses'
import type { Entry, Survey } from './survey'
import { metaOf, type WxrItem } from './wxr'

export interface PlannedArticle {
  postId: string
  id: string
  language: Language
  type: ArticleType
  translationKey: string
  visibility: Exclude<Visibility, { state: 'LEFT_OUT' }>
  permalink: string
  formerSlugs: string[]
  notes: string[]
}

export interface Plan {
  articles: Map<string, PlannedArticle>
  leftOut: { entry: Entry; reason: string }[]
  /** Items that cannot be told from others. */
  notTaken: { entry: Entry; reason: string }[]
  unplaced: { entry: Entry; keys: Placed['keys'] }[]
}

export interface PlanOptions {
  sections: SectionMap
  language?: Language
  /** The ids of articles here, with the number of the post that each was made of; empty for any other. */
  owners?: ReadonlyMap<string, string>
  now: Date
}

/** What Polylang and WPML say: the code as it is written, and what is the same for all translations; else empty. */
function languageOf(item: Pick<WxrItem, 'terms' | 'meta'>): { code: string; group: string } {
  const term = (domain: string) => item.terms.find((each) => each.domain === domain)?.nicename ?? ''
  const original = metaOf(item, '_icl_lang_duplicate_of')
  const translated = metaOf(item, '_wpml_import_translation_group')
  const polylang = term('post_translations')
  return {
    code: term('language') || metaOf(item, '_wpml_import_language_code') || metaOf(item, '_wpml_language'),
    group: polylang || (translated && `wpml-${translated}`) || (original && `copy-${original}`),
  }
}

/** The language of this site that a code names, such as `zh-hans` or `en_US`; undefined for any other. */
function siteLanguage(code: string): Language | undefined {
  const [first] = code.toLowerCase().replace(/^pll_/, '').split(/[-_]/)
  return isLanguage(first) ? first : undefined
}

const longestId = 80

function freeId(entry: Entry, isUsed: (id: string) => boolean): string {
  // Of an address in another script only its numbers would stay.
  const named = [decodeSegment(entry.slug), entry.title].map(slugify)
  const own = named.find((one) => one !== '' && (/[a-z]/.test(one) || one === entry.slug)) ?? ''
  if (own && !isUsed(own)) return own
  const ending = `-${slugify(entry.id) || 'x'}`
  const base = (own || 'bai').slice(0, longestId - ending.length).replace(/-+$/, '')
  let id = `${base}${ending}`.slice(0, longestId)
  for (let i = 2; isUsed(id); i += 1) id = `${base.slice(0, 60)}${ending.slice(0, 15)}-${i}`
  return id
}

type Groups = Map<string, { key: string; languages: Set<Language> }>

/** The translation key of an article. A second one of a language is no translation, and stands alone. */
function translationKeyOf(group: string, id: string, language: Language, groups: Groups, notes: string[]): string {
  const others = groups.get(group) ?? { key: id, languages: new Set() }
  groups.set(group, others)
  if (others.languages.has(language)) {
    notes.push(`it is no translation of ${others.key}, which has another one in ${language}`)
    return id
  }
  others.languages.add(language)
  return others.key
}

function visibilityHere(
  { hasText }: Entry,
  visibility: PlannedArticle['visibility'],
  foreignCode: string | undefined,
): PlannedArticle['visibility'] {
  if (foreignCode !== undefined && visibility.state !== 'DRAFT')
    return { state: 'REVISION', reason: `the site has no language "${foreignCode.slice(0, 20)}"` }
  return visibility.state === 'PUBLIC' && !hasText ? withoutText : visibility
}

export function planOf(
  survey: Survey,
  { sections, language: input = defaultLanguage, owners = new Map(), now }: PlanOptions,
): Plan {
  const plan: Plan = { articles: new Map(), leftOut: [], notTaken: [], unplaced: [] }
  const earlier = new Map(Array.from(owners, ([id, owner]) => [owner, id]))
  const [used, seen] = [new Set<string>(), new Set<string>()]
  const groups: Groups = new Map()
  const termIds = new Map(Array.from(survey.categories.values(), ({ id, nicename }) => [id, nicename]))

  function add(entry: Entry, type: ArticleType, visibility: PlannedArticle['visibility']): void {
    const notes: string[] = []
    const { code, group } = languageOf(entry)
    const known = siteLanguage(code)
    const language = known ?? input
    const isUsed = (one: string) => used.has(one) || (owners.get(one) ?? entry.id) !== entry.id
    // Its address here stays, whatever its slug is now.
    const id = earlier.get(entry.id) ?? freeId(entry, isUsed)
    used.add(id)
    if (entry.slug !== '' && id !== decodeSegment(entry.slug))
      notes.push(`its id is ${id} instead of ${decodeSegment(entry.slug).slice(0, 100)}`)
    plan.articles.set(entry.id, {
      postId: entry.id,
      id,
      language,
      type,
      translationKey: translationKeyOf(group || `copy-${entry.id}`, id, language, groups, notes),
      visibility: visibilityHere(entry, visibility, known === undefined && code !== '' ? code : undefined),
      permalink: entry.link,
      formerSlugs: entry.meta.get('_wp_old_slug') ?? [],
      notes,
    })
  }

  // Drafts come last, so that a public post has the id of its address.
  for (const entry of [...survey.entries].sort((a, b) => Number(a.slug === '') - Number(b.slug === ''))) {
    const visibility = visibilityOf(entry, now)
    if (visibility.state === 'LEFT_OUT') {
      plan.leftOut.push({ entry, reason: visibility.reason })
      continue
    }
    if (entry.id === '' || seen.has(entry.id)) {
      const reason = entry.id === '' ? 'it has no number' : `another item has the number ${entry.id}`
      plan.notTaken.push({ entry, reason })
      continue
    }
    seen.add(entry.id)
    const categories = categoriesOf(entry, termIds)
    const { section, keys } = placeOf({ type: entry.type, categories }, survey.categories, sections)
    if (section === 'NONE') plan.leftOut.push({ entry, reason: 'its section is NONE' })
    else if (section === undefined) plan.unplaced.push({ entry, keys })
    else add(entry, section, visibility)
  }
  return plan
}
