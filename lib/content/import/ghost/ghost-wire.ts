import { z } from 'zod'

/** An export as Ghost writes it: a database whose tables are lists of rows. */

const id = z.union([z.string(), z.number()]).transform(String)
const text = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value) => (value === null || value === undefined ? '' : String(value)))
const flag = z.union([z.boolean(), z.number()]).nullish().transform(Boolean)
/** Text, or milliseconds in early versions. What is no date is none. */
const date = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value) => {
    const read = new Date(
      typeof value === 'string' ? value.replace(/^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)$/, '$1T$2Z') : (value ?? ''),
    )
    return Number.isNaN(read.getTime()) ? undefined : read
  })

export const wirePost = z.object({
  id,
  title: text,
  slug: text,
  html: text,
  lexical: text,
  mobiledoc: text,
  type: text,
  page: flag,
  status: text,
  visibility: text,
  locale: text,
  created_at: date,
  updated_at: date,
  published_at: date,
  custom_excerpt: text,
  feature_image: text,
  image: text,
  canonical_url: text,
  featured: flag,
  codeinjection_head: text,
  codeinjection_foot: text,
  meta_title: text,
  meta_description: text,
  og_image: text,
  author_id: text,
})

export const wireMeta = z.object({
  post_id: id,
  meta_title: text,
  meta_description: text,
  og_image: text,
  og_title: text,
  og_description: text,
  twitter_title: text,
  twitter_description: text,
  twitter_image: text,
  feature_image_alt: text,
  feature_image_caption: text,
  email_only: flag,
})

/** Fields for social networks that this site makes of title, summary and picture. */
export const cardTexts = [
  'og_title',
  'og_description',
  'twitter_title',
  'twitter_description',
  'twitter_image',
] as const

export const named = z.object({ id, name: text, slug: text })
export const link = z.object({ post_id: id, tag_id: text, author_id: text, sort_order: z.number().nullish() })

const rows = z.array(z.unknown()).nullish()
const tables = z.looseObject({
  posts: z.array(z.unknown()),
  posts_meta: rows,
  tags: rows,
  users: rows,
  posts_tags: rows,
  posts_authors: rows,
})
const database = z.object({ meta: z.object({ version: text }).nullish(), data: tables })
export const wholeExport = z.union([
  z.object({ db: z.tuple([database]) }).transform(({ db: [first] }) => first),
  database,
])
