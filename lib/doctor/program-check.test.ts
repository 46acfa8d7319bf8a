import { expect, test } from '@jest/globals'
import type { Ask } from './address/ask'
import type { Finding } from './finding'
import { checkBackend, checkNode, checkSite } from './program-check'

const reported = ([one]: Finding[]) => one && `${'code' in one ? one.code : 'fine'}: ${one.found}`

const answers =
  (status: number, body = ''): Ask =>
  async () => ({ status, headers: {}, body, encryption: undefined })
const silent: Ask = async () => Promise.reject(new Error('ECONNREFUSED'))

test.each([
  ['24.3.0', 'fine: Node 24.3.0'],
  ['26.0.0', 'fine: Node 26.0.0'],
  ['20.9.0', 'node-old: Node 20.9.0 is older than 24.21.0'],
])('Node %s', (running, expected) => {
  expect(reported(checkNode(running, '24.21.0'))).toBe(expected)
})

test.each<[string, Ask, string]>([
  ['that is ready', answers(200), 'fine: the site is running at http://127.0.0.1:1'],
  [
    'with a full disk',
    answers(503, 'nothing can be stored: ENOSPC\n'),
    'site-not-ready: the site at http://127.0.0.1:1 is not ready: nothing can be stored: ENOSPC',
  ],
  ['that is stopped', silent, 'site-not-running: nothing answers at http://127.0.0.1:1'],
])('a site %s', async (_, ask, expected) => {
  expect(reported(await checkSite(ask, 'http://127.0.0.1:1'))).toBe(expected)
})

test.each<[string, Ask, string]>([
  ['that answers', answers(200), 'fine: the hosted backend answers'],
  ['without versions', answers(404), 'fine: the hosted backend answers'],
  ['that fails', answers(502), 'backend-unreachable: the hosted backend answers 502'],
  ['that is away', silent, 'backend-unreachable: the hosted backend does not answer: ECONNREFUSED'],
])('a backend %s', async (_, ask, expected) => {
  expect(reported(await checkBackend(ask, 'https://backend.example/api'))).toBe(expected)
})
