import { expect, test } from '@jest/globals'
import type { SanitizedConfig } from 'payload'
import { calledEndpoint } from './endpoints'

const endpoints = (...list: string[]) =>
  list.map((each) => {
    const [method, path] = each.split(' ')
    return { method, path }
  })
const records = ['get /', 'get /versions', 'get /:id', 'post /', 'post /access/:id?', 'patch /:id', 'get /versions/:id']
const config = {
  endpoints: endpoints('get /access', 'get /og', 'post /personal-data/erase'),
  collections: [
    { slug: 'articles', versions: { drafts: true }, endpoints: endpoints('get /beside', ...records) },
    { slug: 'staff', endpoints: endpoints('post /login', 'post /verify/:id', 'post /:id/api-key/reveal', ...records) },
    { slug: 'attachments', endpoints: endpoints('get /file/:filename', 'get /paste-url/:id?', ...records) },
    { slug: 'payload-preferences', endpoints: endpoints('get /:key', 'delete /:key') },
    { slug: 'payload-migrations', endpoints: endpoints(...records) },
    { slug: 'payload-kv', endpoints: false },
  ],
  globals: [{ slug: 'site-record', endpoints: endpoints('get /', 'post /access') }],
} as unknown as SanitizedConfig

const call = (line: string) => {
  const [method = '', path = ''] = line.split(' ')
  const { collection, global, pattern, params } = calledEndpoint(config, method, path.split('/'))
  return [collection?.slug ?? global?.slug, pattern, params]
}

test.each([
  ['GET access', [undefined, '/access', {}]],
  ['HEAD articles', ['articles', '/', {}]],
  ['GET articles/beside', ['articles', '/beside', {}]],
  ['POST articles/access', ['articles', '/access/:id?', {}]],
  ['GET attachments/file/a.pdf', ['attachments', '/file/:filename', { filename: 'a.pdf' }]],
  ['GET payload-preferences/nav', ['payload-preferences', '/:key', { key: 'nav' }]],
  ['GET globals/site-record', ['site-record', '/', {}]],
])('%s is open', (line, called) => {
  expect(call(line)).toEqual(called)
})

test.each([
  'GET og',
  'GET x',
  'GET globals/x',
  'GET payload-migrations/1',
  'GET payload-kv',
  'GET payload-jobs/run',
  'POST staff/verify/x',
  'POST staff/1/api-key/reveal',
  'GET attachments/paste-url/1',
  'GET articles/1/x',
  'PUT articles',
  'DELETE payload-preferences/nav',
  'GET __proto__',
])('%s is closed', (line) => {
  expect(() => call(line)).toThrow(expect.objectContaining({ status: 404, key: 'apiMissing' }) as unknown as Error)
})
