import { createHash } from 'node:crypto'
import { isLanguage, type Language } from '@/lib/domain/languages'
import { articlePath, listPath, localPath } from '@/lib/domain/paths'
import type { ArticleType } from '@/lib/domain/sections'
import { idHere } from '../hosted-records'
import type { Redirection } from '@/lib/domain/redirects/check'
import type { GhostFiles } from './files'
import type { GhostPost } from './ghost-export'
import { isInternal, sectionOfTags } from './section-of'

/** What posts are here: their ids, languages, sections and addresses. */

/** How posts find their place. */
export interface Places {
  /** Of posts that do not say theirs. */
  language: Language
  section: ArticleType
  /** Sections of tags, by their names. */
  sections: ReadonlyMap<string, ArticleType>
  files: GhostFiles
  /** The ids of articles here; empty for those that did not come from Ghost. */
  owners?: ReadonlyMap<string, string>
}

/** A post with what it is here. */
export interface PlacedPost extends GhostPost {
  id: string
  ghostId: string
  language: Language
  type: ArticleType
}

/** The language that a post says: its locale, or a tag such as #en. */
function languageOf({ locale, tags }: GhostPost): Language | undefined {
  const said = [locale, ...tags.filter(isInternal).map(({ slug }) => slug.replace(/^hash-/, ''))]
  return said.map((each) => each.toLowerCase().slice(0, 2)).find(isLanguage)
}

/**
 * Gives each post its id, language and section. Of two posts whose ids are cut to the same one, the second has a hash, and
 * so has one whose id an article of another origin has. It keeps the id with which it is here.
 */
export function placed(
  posts: readonly GhostPost[],
  { language, owners = new Map(), section, sections }: Places,
): PlacedPost[] {
  const used = new Set<string>()
  return posts.map((post) => {
    const wanted = idHere(post.slug || post.title || post.id)
    const hash = createHash('sha256').update(post.id).digest('hex').slice(0, 6)
    const apart = `${wanted.slice(0, 73).replace(/-$/, '')}-${hash}`
    const isTaken = used.has(wanted) || owners.get(wanted) === ''
    const id = isTaken || (owners.get(apart) ?? '') !== '' ? apart : wanted
    used.add(id)
    const type = sectionOfTags(post.tags, sections) ?? section
    return { ...post, ghostId: post.id, id, language: languageOf(post) ?? language, type }
  })
}

/** Where the addresses of the Ghost site lead here. */
export class Addresses {
  readonly #paths: ReadonlyMap<string, string>
  readonly #options: Places

  constructor(posts: readonly PlacedPost[], tags: ReadonlyMap<string, ArticleType>, options: Places) {
    this.#options = options
    this.#paths = new Map([
      ['', localPath(options.language, '/')],
      ...posts.map((post): [string, string] => [post.slug, articlePath(post)]),
      ...[...tags].map(([slug, type]): [string, string] => [`tag/${slug}`, listPath(options.language, type)]),
    ])
  }

  /** The address here of a link; the link's own if it leads elsewhere. `onLost` learns of one that leads nowhere. */
  link(address: string, onLost: () => void): string {
    const { files } = this.#options
    const given = files.pathOf(address)
    if (given === undefined) return address
    const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(given) ?? []
    // A place in the text itself, or a form for members that Ghost opens.
    const here = this.#paths.get(path.replace(/^\/|\/$/g, ''))
    if (here !== undefined && !rest.startsWith('#/')) return here + (rest.startsWith('#') ? rest : '')
    onLost()
    return given
  }
}

/** The addresses that posts had which visitors could open, and those of their articles, of which `here` has the ids. */
export const ghostRedirects = (posts: readonly PlacedPost[], here: ReadonlySet<string>): Redirection[] =>
  posts
    .filter(({ id, slug, status }) => here.has(id) && slug !== '' && ['published', 'scheduled'].includes(status))
    .map((post) => ({ from: `/${post.slug}/`, to: articlePath(post) }))
