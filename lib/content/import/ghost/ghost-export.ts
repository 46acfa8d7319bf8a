import type { z } from 'zod'
import { singleSpaced } from '@/lib/domain/text'
import { ContentProblems } from '../problems'
import { cardTexts, link, named, wholeExport, wireMeta, wirePost } from './ghost-wire'

/** A post or page of Ghost with what belongs to it. */
export interface GhostPost {
  id: string
  title: string
  slug: string
  /** Its text in the forms that Ghost has had; empty where it lacks one. */
  html: string
  lexical: string
  mobiledoc: string
  isPage: boolean
  /** `draft`, `scheduled`, `published`, `sent`. */
  status: string
  /** `public`, `members`, `paid`, `tiers`. */
  visibility: string
  isEmailOnly: boolean
  locale: string
  createdAt: Date | undefined
  updatedAt: Date | undefined
  publishedAt: Date | undefined
  excerpt: string
  featureImage: string
  featureAlt: string
  /** HTML. */
  featureCaption: string
  meta: { title: string; description: string; image: string }
  /** The address that its page named as the original; empty if none. */
  canonical: string
  /** Whether it stood out in lists. */
  isFeatured: boolean
  /** Whether it had words or a picture for social networks alone. */
  hasCardTexts: boolean
  /** Whether it has code of its own in the head or the foot of its page. */
  hasCode: boolean
  /** The primary one first. */
  tags: GhostTag[]
  authors: string[]
}

export interface GhostTag {
  name: string
  slug: string
}

export interface GhostExport {
  version: string
  posts: GhostPost[]
  /** Posts that cannot be read. */
  left: string[]
  /** What else of its content the export has: rows by the names of their tables. */
  others: Record<string, number>
}

/** The rows of a table that can be read. */
const readable = <T extends z.ZodType>(list: unknown[] | null | undefined, shape: T): z.infer<T>[] =>
  (list ?? []).flatMap((row) => {
    const read = shape.safeParse(row)
    return read.success ? [read.data] : []
  })

/** What belongs to each post, in its order. */
function inOrder<T>(links: z.infer<typeof link>[], of: (one: z.infer<typeof link>) => T | undefined): Map<string, T[]> {
  const found = new Map<string, T[]>()
  for (const one of links.toSorted((a, b) => (a.sort_order ?? 0) - (b.sort_order ?? 0))) {
    const what = of(one)
    if (what !== undefined) found.set(one.post_id, [...(found.get(one.post_id) ?? []), what])
  }
  return found
}

/** Tables of what staff may miss here. The others are Ghost's own matter. */
const missedTables = /^(?:comments|members|newsletters|snippets|products|recommendations)$/

const clean = (value: string): string => value.normalize('NFC').trim()

/** Reads an export of Ghost, of any version. Throws ContentProblems if it is none. A post is read alone. */
export function readGhostExport(json: string, file: string): GhostExport {
  const refuse = (message: string, cause?: unknown) => new ContentProblems([{ file, line: 1, message }], { cause })
  let given: unknown
  try {
    given = JSON.parse(json.replace(/^\uFEFF/, ''))
  } catch (cause) {
    throw refuse('is no JSON', cause)
  }
  const read = wholeExport.safeParse(given)
  if (!read.success) throw refuse('is no export of Ghost: it has no db[0].data.posts')
  const { data, meta } = read.data
  const tags = new Map(readable(data.tags, named).map((tag) => [tag.id, tag]))
  const users = new Map(readable(data.users, named).map((user) => [user.id, singleSpaced(clean(user.name))]))
  const metas = new Map(readable(data.posts_meta, wireMeta).map((one) => [one.post_id, one]))
  const tagsOf = inOrder(readable(data.posts_tags, link), ({ tag_id }) => tags.get(tag_id))
  const authorsOf = inOrder(readable(data.posts_authors, link), ({ author_id }) => users.get(author_id))
  const left: string[] = []
  const posts = data.posts.flatMap((row, i): GhostPost[] => {
    const found = wirePost.safeParse(row)
    if (!found.success) {
      left.push(`post ${i + 1} of the export: it cannot be read`)
      return []
    }
    const post = found.data
    const more = metas.get(post.id)
    const author = users.get(post.author_id)
    return [
      {
        id: post.id,
        title: singleSpaced(clean(post.title)),
        slug: clean(post.slug),
        html: clean(post.html),
        lexical: post.lexical,
        mobiledoc: post.mobiledoc,
        isPage: post.type === 'page' || post.page,
        status: post.status,
        visibility: post.visibility || 'public',
        isEmailOnly: more?.email_only ?? false,
        locale: post.locale,
        createdAt: post.created_at,
        updatedAt: post.updated_at,
        publishedAt: post.published_at,
        excerpt: clean(post.custom_excerpt),
        featureImage: clean(post.feature_image || post.image),
        featureAlt: singleSpaced(clean(more?.feature_image_alt ?? '')),
        featureCaption: clean(more?.feature_image_caption ?? ''),
        meta: {
          title: clean(more?.meta_title || post.meta_title),
          description: clean(more?.meta_description || post.meta_description),
          image: clean(more?.og_image || post.og_image),
        },
        canonical: clean(post.canonical_url),
        isFeatured: post.featured,
        hasCardTexts: cardTexts.some((name) => (more?.[name] ?? '').trim() !== ''),
        hasCode: `${post.codeinjection_head}${post.codeinjection_foot}`.trim() !== '',
        tags: (tagsOf.get(post.id) ?? []).map(({ name, slug }) => ({ name: clean(name), slug: clean(slug) })),
        authors: authorsOf.get(post.id) ?? (author === undefined ? [] : [author]),
      },
    ]
  })
  const others = Object.entries(data).flatMap(([name, list]): [string, number][] =>
    Array.isArray(list) && list.length > 0 && missedTables.test(name) ? [[name, list.length]] : [],
  )
  return { version: meta?.version ?? '', posts, left, others: Object.fromEntries(others) }
}
