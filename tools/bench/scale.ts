import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { z } from 'zod'
import { instance, staff } from '@/e2e/instances'
import { startSite } from '@/e2e/running-site'
import { articlePath } from '@/lib/domain/paths'
import { buildWhenStale } from '@/server/build'
import { runCommand } from '@/server/run-program'
import { startPostgres } from '../test/postgres'
import { memoryOf, waitUntilIdle } from './processes'
import { timesOf } from './times'

/**
 * `npm run bench -- scale [ARTICLES]`: a site of ten years, or a part of it (`npm run scale`), on PostgreSQL: its pages,
 * each as if nobody had asked for it before, and the studio's lists. Fails if one has no answer; times have no bar.
 */

const rounds = 5

const list = (collection: string, query = '') => `/admin/collections/${collection}?limit=10${query}`

const where = (field: string, value: string) => `&where[or][0][and][0][${field}][equals]=${value}`

const screens = {
  dashboard: ['/admin'],
  articles: [list('articles')],
  'articles, last page': [list('articles', '&page=9000')],
  'articles, filtered': [list('articles', where('_status', 'draft'))],
  'articles, searched': [list('articles', '&search=hợp đồng'), list('articles', '&search=không có đâu')],
  comments: [list('interacted-articles')],
  'comments, waiting': [list('interacted-articles', where('state', 'HELD'))],
  'comments, searched': [list('interacted-articles', '&search=luật sư'), list('interacted-articles', '&search=xyzxyz')],
  requests: [list('consultation-requests')],
  'requests, filtered': [list('consultation-requests', where('status', 'PENDING'))],
  'requests, searched': [list('consultation-requests', '&search=0900123456')],
  mails: [list('mails')],
}

const total = z.object({ data: z.object({ pagination: z.object({ total: z.number() }) }) })
const result = z.object({
  docs: z.array(z.object({ slug: z.string(), type: z.enum(['NEWS']), language: z.literal('vi') })),
})

const folder = mkdtempSync(path.join(tmpdir(), 'ilc-scale-'))
const postgres = startPostgres()
if (!postgres) throw new Error('This needs PostgreSQL')
const secret = 'a secret to expire all pages between the rounds'
const { url, environment } = instance(98, 'scale', {
  DATA_DIR: folder,
  DATABASE_URL: postgres.url,
  REVALIDATE_SECRET: secret,
})

async function staffCookie(): Promise<string> {
  const response = await fetch(`${url}/admin/api/staff/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify(staff),
  })
  if (!response.ok) throw new Error(`Staff cannot sign in: ${response.status}`)
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.replace(/;.*/s, ''))
    .join('; ')
}

async function pagesOf(headers: Record<string, string>): Promise<Record<string, string[]>> {
  const read = async (address: string): Promise<unknown> => (await fetch(url + address, { headers })).json()
  const { data } = total.parse(await read('/api/article/?type=NEWS&language=VI&page=1&limit=6'))
  const last = Math.ceil(data.pagination.total / 6)
  const named = async (group: number) => {
    const query = `where[slug][like]=scale-${group}-&where[language][equals]=vi&limit=1`
    return result
      .parse(await read(`/admin/api/articles?${query}`))
      .docs.map(({ slug, ...rest }) => articlePath({ id: slug, ...rest }))
  }
  const busiest = await named(0)
  return {
    home: ['/', '/en', '/zh'],
    'list, first page': ['/tin-tuc', '/nghien-cuu', '/en/tin-tuc'],
    'list, middle and last page': [`/tin-tuc?page=${Math.floor(last / 2)}`, `/tin-tuc?page=${last}`],
    article: (await Promise.all([6, 12, 18, 24].map(named))).flat(),
    'article with the most comments': busiest,
    'page of comments': busiest.map((address) => `${address}/binh-luan?page=2`),
    overview: ['/tong-quan', '/en/tong-quan'],
    'search results': ['/tim-kiem?q=hop%20dong', '/en/tim-kiem?q=land'],
    suggestions: ['/api/search?in=title&limit=10&language=VI&q=hop%20dong'],
    'sitemaps and feeds': ['/sitemap.xml', '/feed/vi/rss.xml', '/feed/en/atom.xml'],
  }
}

try {
  await buildWhenStale()
  await runCommand('prepare', environment)
  await runCommand('generate-site', environment, process.argv[3] ?? '100000')
  const site = await startSite(url, environment, path.join(folder, 'site.log'))
  try {
    await waitUntilIdle(site.pid)
    // Without it the studio takes the request for one that another site caused.
    const headers = { cookie: await staffCookie(), 'sec-fetch-site': 'none' }
    const expireAll = () =>
      fetch(`${url}/api/revalidate`, { method: 'POST', headers: { authorization: `Bearer ${secret}` } })
    const measure = async (kinds: Record<string, string[]>, order: Parameters<typeof timesOf>[1]) => {
      for (const [kind, paths] of Object.entries(kinds)) {
        const { p50, p95 } = await timesOf(
          paths.map((each) => url + each),
          order,
        )
        console.log(`${kind.padEnd(34)}${p50.toFixed(0).padStart(6)}${p95.toFixed(0).padStart(6)}`)
      }
    }
    console.log('Milliseconds, p50 and p95\n')
    await measure(await pagesOf(headers), { rounds, before: expireAll })
    await measure(screens, { rounds, headers })
    console.log(`\n${Math.round(memoryOf(site.pid) / 1e6)} MB`)
  } finally {
    await site.stop()
  }
} finally {
  postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}
process.exit()
