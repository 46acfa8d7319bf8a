import { beforeAll, expect, test } from '@jest/globals'
import type { CapturedResponse } from './captured-response'

let postProcess: typeof import('./post-process').postProcess
let sendPage: typeof import('./send').sendPage

beforeAll(async () => {
  process.env.CDN = 'nginx'
  postProcess = (await import('./post-process')).postProcess
  sendPage = (await import('./send')).sendPage
})

const captured = (status: number): CapturedResponse => ({
  status,
  headers: { 'content-type': 'text/html' },
  body: Buffer.from('<!DOCTYPE html><html><head></head><body></body></html>'),
  path: '/vi/tin-tuc/trang/1',
  began: 0,
})

/** The names of the headers that a page is sent with. */
async function sentWith(status: number, age?: number): Promise<unknown[]> {
  const page = await postProcess(captured(status))
  let head: string[] = []
  const response = {
    shouldKeepAlive: false,
    writeHead: (_: number, sent: string[]) => ((head = sent), { end: () => undefined }),
  }
  await sendPage(
    { method: 'GET', headers: {} } as Parameters<typeof sendPage>[0],
    response as unknown as Parameters<typeof sendPage>[1],
    { page, ...(age !== undefined && { age }) },
  )
  return head.filter((_, i) => i % 2 === 0)
}

test('a page that shows the present content may be stored by the cache in front of the site', async () => {
  expect(await sentWith(200)).toContain('x-accel-expires')
})

test('a page that could not be re-rendered may not, nor one that does not exist', async () => {
  expect(await sentWith(200, 5)).not.toContain('x-accel-expires')
  expect(await sentWith(404)).not.toContain('x-accel-expires')
})
