import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { expect, test } from '@jest/globals'
import { dropInternalHeaders, readableAddress, rememberedLanguage } from './incoming'

const requestWith = (headers: IncomingHttpHeaders) => ({ headers }) as IncomingMessage

test.each([
  ['/tin-tuc?a=%ff', '/tin-tuc?a=%ff'],
  ['/tin-tuc/%ff', '/not-found'],
  ['/_next/../tin-tuc/a?b', '/tin-tuc/a?b'],
  ['/admin/%2e%2e/tin-tuc', '/tin-tuc'],
  ['/media/..\\tin-tuc', '/tin-tuc'],
  ['//evil.example/tin-tuc', '/evil.example/tin-tuc'],
  ['http://evil.example/tin-tuc?a=b', '/tin-tuc?a=b'],
  ['http://[bad/x', '/x'],
  ['///', '/'],
  ['/.//[', '/['],
  ['/%2e%2e//:80', '/:80'],
  ['/.//tin-tuc', '/tin-tuc'],
  ['*', '/*'],
  ['/tin-tuc/x%2ersc', '/not-found'],
  ['/en/tin-tuc/%00', '/en/not-found'],
  ['/tin-tuc.rsc', '/not-found'],
  ['/api/article.rsc', '/api/not-found'],
  ['/tin-tuc.segments/_tree.segment.rsc', '/not-found'],
])('%s is read as %s', (address, readable) => {
  expect(readableAddress(address)).toBe(readable)
})

test('internal headers are dropped, others stay', () => {
  const stay = {
    host: 'a',
    cookie: 'b',
    rsc: '1',
    'next-router-state-tree': 'c',
    'x-forwarded-for': '1.2.3.4',
    'x-requested-with': 'd',
  }
  const go =
    'x-forwarded-host x-forwarded-proto forwarded x-middleware-subrequest x-middleware-rewrite x-nextjs-data ' +
    'x-next-cache-tags x-matched-path x-now-route-matches x-invoke-path x-prerender-revalidate x-original-url ' +
    'x-rewrite-url content-security-policy x-http-method-override x-screen'
  const request = requestWith({ ...stay, ...Object.fromEntries(go.split(' ').map((name) => [name, 'evil'])) })
  dropInternalHeaders(request)
  expect(request.headers).toEqual(stay)
})

test.each([
  ['language=en', 'en'],
  ['a=b; language=zh; c=d', 'zh'],
  ['xlanguage=en', undefined],
  ['language=fr', undefined],
  [undefined, undefined],
])('cookie %s sets the language %s', (cookie, language) => {
  expect(rememberedLanguage(requestWith({ cookie }))).toBe(language)
})
