import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '@jest/globals'
import { remoteBackend } from '.'
import { BackendUnavailable } from '../port'

const article = {
  _id: 'a',
  title: 'Bài',
  content: '<p>x</p>',
  createDate: '2026-11-23T00:00:00Z',
  language: 'VI',
  type: 'NEWS',
}

test('a 404 for a page past the end of a list is an empty page, if the backend is up', async () => {
  let isAway = false
  const missing = (response: ServerResponse) =>
    response.writeHead(404, { 'content-type': 'application/json' }).end('{}')
  const other = createServer(({ url }, response) => {
    if (isAway || url?.includes('page=3')) missing(response)
    else
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify({ data: { articles: [article] } }))
  })
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  const { listArticles } = remoteBackend(`http://127.0.0.1:${(other.address() as AddressInfo).port}/api`, {
    timeoutMs: 20_000,
  })
  expect(await listArticles({ search: '', page: 3, limit: 6 })).toEqual({ items: [], page: 3, limit: 6, total: 12 })
  isAway = true
  for (const number of [1, 3])
    await expect(listArticles({ search: '', page: number, limit: 6 })).rejects.toThrow(BackendUnavailable)
  other.close()
})
