import { expect, test } from '@jest/globals'
import { localServer } from '@/lib/testing/local-server'
import { bestEffort } from '../outage'
import { ResourceUnavailable } from '../port'
import { remoteBackend } from '.'

const ids = Array.from({ length: 10 }, (_, i) => `a${i}`)
const article = (id: string) => ({ id, title: id, content: '', createDate: '2026-11-23', language: 'VI', type: 'NEWS' })
const requested: string[] = []
const site = localServer(({ url = '' }, response) => {
  const { pathname, searchParams } = new URL(url, 'http://backend')
  requested.push(url)
  const id = pathname.split('/')[3] ?? ''
  const isList = pathname === '/api/article/' && !searchParams.get('search')
  const articles = searchParams.get('type') === 'NEWS' ? ids.map(article) : []
  const data = isList ? { articles } : ids.includes(id) || id === 'unlisted' ? article(id) : undefined
  const other = pathname === '/api/member/' ? { members: [] } : undefined
  if (data ?? other) response.setHeader('content-type', 'application/json').end(JSON.stringify({ data: data ?? other }))
})
const outcome = (reading: Promise<unknown>) =>
  reading.then(
    () => 'read',
    (error: unknown) => (error instanceof ResourceUnavailable ? 'unavailable alone' : error),
  )

test('invented ids and searches on which a backend hangs close nothing else', async () => {
  const backend = remoteBackend(`${site.origin}/api`, { timeoutMs: 2000 })
  const search = () => backend.listArticles({ type: 'NEWS', language: 'vi', page: 1, limit: 6, search: 'luật' })
  const hanging = [
    ...Array.from({ length: 40 }, (_, i) => outcome(backend.getArticle(`x${i}`))),
    ...Array.from({ length: 40 }, (_, i) => outcome(backend.getMember(`x${i}`))),
  ]
  const searches = Array.from({ length: 20 }, () => bestEffort(search).catch((error: unknown) => error))
  expect(await Promise.all(ids.map((id) => outcome(backend.getArticle(id))))).toEqual(ids.map(() => 'read'))
  expect(new Set(await Promise.all(hanging))).toEqual(new Set(['unavailable alone']))
  expect((await Promise.all(searches)).filter((result) => !(result instanceof Error))).toEqual([])
  expect(await outcome(backend.getArticle('unlisted'))).toBe('read')
  expect((await backend.listArticles({ type: 'NEWS', language: 'vi', page: 1, limit: 20, search: '' })).total).toBe(10)
  expect(requested.filter((url) => url.includes('/x')).length).toBeLessThanOrEqual(16)
})
