import type { Client } from 'pg'
import { z } from 'zod'
import { articlePath } from '@/lib/domain/paths'
import { articleTypes } from '@/lib/domain/sections'
import { languages } from '@/lib/domain/languages'

/** Addresses of a kind, which are requested in turn. */
export type Kinds = Record<string, string[]>

const articles = z.array(z.object({ id: z.string(), type: z.enum(articleTypes), language: z.enum(languages) }))
const slugs = z.array(z.object({ slug: z.string() }))
const counts = z.tuple([z.object({ count: z.coerce.number() })])

/** Articles a page of a list. */
const pageSize = 6

/** Every kind of public page of a generated site. `sitemaps` are the paths that its index names. */
export async function publicPages(database: Client, sitemaps: string[]): Promise<Kinds> {
  const read = async (statement: string) => (await database.query<Record<string, unknown>>(statement)).rows
  const paths = async (statement: string) => articles.parse(await read(statement)).map(articlePath)
  const [{ count }] = counts.parse(
    await read(
      `SELECT count(*) FROM articles WHERE _status = 'published' AND language = 'vi' AND type = 'NEWS' AND deleted_at IS NULL`,
    ),
  )
  const last = Math.ceil(count / pageSize)
  const mostCommented = await paths(
    `SELECT slug AS id, type, language FROM articles JOIN (SELECT article_id, count(*) FROM interacted_articles
      GROUP BY article_id ORDER BY 2 DESC LIMIT 3) AS busy ON busy.article_id = articles.id ORDER BY busy.count DESC`,
  )
  const members = slugs.parse(
    await read(`SELECT slug FROM members WHERE slug LIKE '%-scale-%' AND language = 'vi' ORDER BY md5(slug) LIMIT 20`),
  )
  return {
    home: ['/', '/en', '/zh'],
    'list, first page': ['/tin-tuc', '/nghien-cuu', '/en/tin-tuc'],
    'list, a page in the middle': [`/tin-tuc?page=${Math.floor(last / 2)}`, `/tin-tuc?page=${Math.floor(last / 3)}`],
    'list, last page': [`/tin-tuc?page=${last}`],
    article: await paths(
      `SELECT slug AS id, type, language FROM articles WHERE _status = 'published' AND slug LIKE 'scale-%' ORDER BY md5(slug) LIMIT 30`,
    ),
    'article with the most comments': mostCommented,
    'page of comments': mostCommented.map((path) => `${path}/binh-luan?page=2`),
    member: members.map(({ slug }) => `/tong-quan/${slug}`),
    overview: ['/tong-quan', '/tong-quan/phong-ban', '/en/tong-quan'],
    contact: ['/lien-he'],
    'search results': [
      '/tim-kiem?q=hop%20dong',
      '/tim-kiem?q=thu%E1%BA%BF%20thu%20nh%E1%BA%ADp',
      '/en/tim-kiem?q=land',
    ],
    suggestions: [
      '/api/search?in=title&limit=10&language=VI&q=hop%20dong',
      '/api/search?in=title&limit=10&language=VI&q=t',
      '/api/search?in=title&limit=10&language=VI&q=khong%20co',
    ],
    'sitemap index': ['/sitemap.xml'],
    sitemaps,
    feeds: ['/feed/vi/rss.xml', '/feed/en/atom.xml', '/feed/vi/tin-tuc/feed.json'],
  }
}

const list = (collection: string, query = '') => `/admin/collections/${collection}?limit=10${query}`

/** Lists, searches and screens of the studio. */
export const studioScreens = {
  dashboard: ['/admin'],
  articles: [list('articles')],
  'articles, last page': [list('articles', '&page=9000')],
  'articles, sorted': [list('articles', '&sort=title'), list('articles', '&sort=-updatedAt')],
  'articles, filtered': [
    list('articles', '&where[or][0][and][0][_status][equals]=draft'),
    list('articles', '&where[or][0][and][0][type][equals]=SERVICE'),
  ],
  'articles, searched': [list('articles', '&search=hợp đồng'), list('articles', '&search=không có đâu')],
  comments: [list('interacted-articles')],
  'comments, waiting': [list('interacted-articles', '&where[or][0][and][0][state][equals]=HELD')],
  'comments, searched': [list('interacted-articles', '&search=luật sư'), list('interacted-articles', '&search=xyzxyz')],
  requests: [list('consultation-requests')],
  'requests, filtered': [list('consultation-requests', '&where[or][0][and][0][status][equals]=PENDING')],
  'requests, searched': [
    list('consultation-requests', '&search=0900123456'),
    list('consultation-requests', '&search=xyz'),
  ],
  members: [list('members')],
  'members, searched': [list('members', '&search=Nguyễn'), list('members', '&search=xyzxyz')],
  pictures: [list('media')],
  'pictures, searched': [list('media', '&search=scale-picture-0000ff'), list('media', '&search=xyzxyz')],
  mails: [list('mails')],
  'log of staff': [list('activities')],
} satisfies Kinds
