import type { IncomingMessage, ServerResponse } from 'node:http'
import { beforeEach, expect, jest, test } from '@jest/globals'
import { rawRequest } from '@/e2e/raw-request'
import { tags } from '@/lib/backend/tags'
import { countChange } from '@/lib/operations/cache/content-version'
import { loadRedirects } from '@/lib/http/redirects/live-table'
import { localServer } from '@/lib/testing/local-server'
import { CachingServer } from './caching-server'

const html = '<!DOCTYPE html><html><head></head><body><p>page</p></body></html>'
const existing = [
  '/vi/tin-tuc/co',
  '/en/tin-tuc/co',
  '/vi/tin-tuc/Ma-Hoa',
  '/vi/tin-tuc/dung.',
  '/vi/tin-tuc/trang/1',
  '/vi/lien-he',
  '/media/co.pdf',
]
const page = { 'content-type': 'text/html', 'cache-control': 's-maxage=9' }

function next({ headers, url = '' }: IncomingMessage, response: ServerResponse): void {
  const screen = String(headers['x-screen'] ?? url)
  if (screen.endsWith('/da-doi')) response.writeHead(308, { location: '/tin-tuc/co' }).end()
  else if (screen.endsWith('/da-go')) response.writeHead(308, { location: '/vi/gone/article' }).end()
  else if (screen.includes('/gone/') || existing.includes(screen)) response.writeHead(200, page).end(html)
  else response.writeHead(404, page).end(html)
}

const rows = {
  '/2019/05/luat-moi': '/tin-tuc/co',
  '/wp-content/uploads/x.pdf': '/media/co.pdf',
  '/media/cu.pdf': '/media/co.pdf',
  '/media/co.pdf': '/lien-he',
  '/cu.txt': '/lien-he',
  '/tin-tuc/co': '/lien-he',
  '/tin-tuc/khong-co': '/lien-he#consultation',
  '/tin-tuc/da-go': '/tin-tuc/co',
  '/a': '/b',
  '/b': '/tin-tuc/da-doi',
  '/c': '/tin-tuc/co?x=1',
  '/vong': '/vong-2',
  '/vong-2': '/vong',
  '/ngoai': 'https://khac.example/tin-tuc/da-doi',
  '/en/van-ban/cu': '/van-ban/cu',
  '/doan': '/tin-tuc/co#doan',
}
const ids = Object.keys(rows)

const proxy = new CachingServer(next)
const site = localServer((request, response) => void proxy.handle(request, response))

beforeEach(async () => {
  jest.spyOn(console, 'log').mockImplementation(() => undefined)
  countChange([tags.articles])
  await loadRedirects(() => Promise.resolve(Object.entries(rows).map(([from, to], id) => ({ id, from, to }))))
  proxy.readership?.take()
})

const send = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  rawRequest(site.origin, path, headers, method)

const english = { cookie: 'language=en' }

test.each<[string, string, Record<string, string>, number, string | undefined]>([
  ['an old page', '/2019/05/luat-moi', {}, 308, '/tin-tuc/co'],
  ['below another language', '/en/2019/05/luat-moi', {}, 308, '/en/tin-tuc/co'],
  ['for who chose English', '/2019/05/luat-moi', english, 308, '/tin-tuc/co'],
  ['a page for who chose English', '/cu.txt', english, 307, '/en/lien-he'],
  ['for who chooses English', '/2019/05/luat-moi?language=en', {}, 307, '/en/tin-tuc/co'],
  ['an old file', '/wp-content/uploads/x.pdf', {}, 308, '/media/co.pdf'],
  ['an article that never was', '/tin-tuc/khong-co', {}, 308, '/lien-he#consultation'],
  ['an article that is gone', '/tin-tuc/da-go', {}, 308, '/tin-tuc/co'],
  ['a chain, with an article that moved', '/a', {}, 308, '/tin-tuc/co'],
  ['an address elsewhere', '/ngoai?a=1', {}, 308, 'https://khac.example/tin-tuc/da-doi?a=1'],
  ['a circle', '/vong', {}, 404, undefined],
  ['back by the chosen language', '/en/van-ban/cu', english, 404, undefined],
  ['a section for who chose English', '/doan', english, 308, '/tin-tuc/co#doan'],
  ['nothing', '/2019/05/khac', {}, 404, undefined],
  ['a page after the last, in capitals', '/tong-quan/CHIEF_OF_STAFF?page=9', {}, 404, undefined],
  ['a page that exists', '/tin-tuc/co', {}, 200, undefined],
  ['a file that exists', '/media/co.pdf', {}, 200, undefined],
  ['a full stop of a message', '/lien-he.', {}, 308, '/lien-he'],
  ['capitals and a query', '/TIN-TUC/CO).?utm_source=zalo', {}, 308, '/tin-tuc/co?utm_source=zalo'],
  ['an old page in a message', '/2019/05/luat-moi&utm_source=zalo', {}, 308, '/tin-tuc/co'],
  ['an article whose id has capitals', '/TIN-TUC/Ma-Hoa', {}, 308, '/tin-tuc/Ma-Hoa'],
  ['an article whose id ends so', '/tin-tuc/dung.', {}, 200, undefined],
  ['capitals of the studio', '/ADMIN', {}, 404, undefined],
  ['another host, mistyped', '/%5C%5Ckhac.example/lien-he.', {}, 404, undefined],
  ['another host as a path', '//khac.example/2019/05/luat-moi', {}, 404, undefined],
])('%s: %s with %j is answered %d %s', async (_, path, headers, status, location) => {
  for (const method of ['GET', 'HEAD']) {
    for (let times = 0; times < 2; times += 1) {
      const answer = await send(path, headers, method)
      expect([method, times, answer.status, answer.headers.location]).toEqual([method, times, status, location])
    }
  }
})

test('no cache stores where an old address leads', async () => {
  const { headers } = await send('/2019/05/luat-moi')
  expect(headers['cache-control']).toBe('private, max-age=0, must-revalidate')
})

test.each(['/2019/05/luat-moi', '/tin-tuc/khong-co', '/media/cu.pdf', '/cu.txt'])(
  'a redirect of %s that is changed or removed is not sent any more',
  async (path) => {
    await send(path)
    await loadRedirects(() => Promise.resolve([{ id: 1, from: path, to: '/tin-tuc' }]))
    expect((await send(path)).headers.location).toBe('/tin-tuc')
    await loadRedirects(() => Promise.resolve([]))
    expect((await send(path)).status).toBe(404)
  },
)

test('an address on the way that exists is the end', async () => {
  await loadRedirects(() =>
    Promise.resolve([
      { id: 1, from: '/cu', to: '/tin-tuc/co' },
      { id: 2, from: '/tin-tuc/co', to: '/lien-he' },
    ]),
  )
  expect((await send('/cu')).headers.location).toBe('/tin-tuc/co')
  expect(proxy.readership?.take().redirects.map(({ of, count }) => [of, count])).toEqual([['1', 1]])
})

test('the data of the router and forms are answered as before', async () => {
  expect((await send('/2019/05/luat-moi', { rsc: '1' })).status).toBe(404)
  expect((await send('/2019/05/luat-moi', {}, 'POST')).status).toBe(404)
  expect((await send('/api/x')).status).toBe(404)
})

test('redirects are counted by use, and missing addresses from the second request on', async () => {
  for (const path of ['/a', '/2019/05/luat-moi/', '/2019/05/luat-moi', '/tin-tuc/co']) await send(path)
  for (const path of ['/la-1', '/la-2?q=an@thu.example', '/la-2', '/media/la.png', '/media/la.png', '/la.txt'])
    await send(path)
  await send('/la.txt', {}, 'HEAD')
  await send('/la.txt')
  const { redirects = [], missing = [] } = proxy.readership?.take() ?? {}
  const used = redirects.map(({ of, count }) => [ids[Number(of)], count])
  expect(Object.fromEntries(used)).toEqual({ '/a': 1, '/b': 1, '/2019/05/luat-moi': 2 })
  expect(Object.fromEntries(missing.map(({ of, count }) => [of, count]))).toEqual({
    '/la-2': 2,
    '/media/la.png': 2,
    '/la.txt': 3,
  })
})
