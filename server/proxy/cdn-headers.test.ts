import { beforeAll, expect, jest, test } from '@jest/globals'
import { cdnHead } from '@/lib/operations/cdn/headers'
import type { CapturedResponse } from './captured-response'

let postProcess: typeof import('./post-process').postProcess
let earlierDataMs: number
let sendNotFound: typeof import('./send').sendNotFound
let sendPage: typeof import('./send').sendPage

beforeAll(async () => {
  process.env.CDN = 'nginx'
  postProcess = (await import('./post-process')).postProcess
  earlierDataMs = (await import('./page-cache')).earlierDataMs
  ;({ sendNotFound, sendPage } = await import('./send'))
})

const captured = (status: number): CapturedResponse => ({
  status,
  headers: { 'content-type': 'text/html' },
  body: Buffer.from('<!DOCTYPE html><html><head></head><body></body></html>'),
  path: '/vi/tin-tuc/trang/1',
  began: 0,
})

async function sentWith(status: number, age?: number, url = '/tin-tuc/trang/1'): Promise<unknown[]> {
  const page = postProcess(captured(status))
  let head: string[] = []
  const response = {
    shouldKeepAlive: false,
    writeHead: (_: number, sent: string[]) => ((head = sent), { end: () => undefined }),
  }
  await sendPage(
    { method: 'GET', url, headers: {} } as Parameters<typeof sendPage>[0],
    response as unknown as Parameters<typeof sendPage>[1],
    { page, ...(age !== undefined && { age }) },
  )
  return head.filter((_, i) => i % 2 === 0)
}

test.each<[string, boolean, number, number?, string?]>([
  ['a page that shows the present content', true, 200],
  ['one that could not be re-rendered', false, 200, 5],
  ['one that does not exist', false, 404],
  ['one for the router', false, 200, undefined, '/tin-tuc/trang/1?_rsc=abc12'],
  ['one with a query', false, 200, undefined, '/tin-tuc/trang/1?utm_source=x'],
  ['one with an empty query', false, 200, undefined, '/tin-tuc/trang/1?'],
])('the cache in front of the site may store %s: %s', async (_, isStored, ...page) => {
  expect((await sentWith(...page)).includes('x-accel-expires')).toBe(isStored)
})

test.each(['cloudflare', 'fastly'] as const)('%s stores no page longer than its data are stored', (cdn) => {
  const seconds =
    cdnHead(cdn, '/vi')
      .join()
      .match(/(?<==)\d+/g) ?? []
  expect(seconds).toHaveLength(3)
  expect(seconds.reduce((sum, each) => sum + Number(each), 0)).toBeLessThan(earlierDataMs / 1000)
})

test('no cache stores that a page is not found for the router', () => {
  const writeHead = jest.fn((_: number, sent: string[]) => ({ end: () => sent }))
  sendNotFound({ writeHead } as unknown as Parameters<typeof sendNotFound>[0])
  expect(writeHead.mock.calls[0]?.[1]).toContain('private, no-store')
})
