import { expect, test } from '@jest/globals'
import { checkSecrets, type GivenSecrets } from './secrets-check'

const [random, other] = ['n3vHk1Qx8sVt5LrYw0JdFzTb2GcMaPqE', '7f1c9e04ab52d83e6c0d7f1c9e04ab52d83e6c0d']

const check = async (given: Partial<GivenSecrets>) =>
  (
    await checkSecrets({
      settings: {},
      file: undefined,
      passwordFault: async (password) => (password.includes('password') ? 'common' : undefined),
      ...given,
    })
  ).map((found) => ('code' in found ? `${found.code}: ${found.found}` : found.found))

test.each<[string, Partial<GivenSecrets>, string[]]>([
  ['no secret is set', {}, ['SITE_SECRET is generated; no secret is an example']],
  [
    'random secrets',
    { settings: { SITE_SECRET: random, METRICS_TOKEN: other, STAFF_PASSWORD: 'cây tre bên ao sen' } },
    ['SITE_SECRET is set; no secret is an example'],
  ],
  [
    'an example',
    { settings: { SITE_SECRET: 'change-me-change-me-change-me-change-me' } },
    ['secret-weak: SITE_SECRET is an example or easy to guess'],
  ],
  [
    'one character many times',
    { settings: { METRICS_TOKEN: 'x'.repeat(40) } },
    ['secret-weak: METRICS_TOKEN is an example or easy to guess'],
  ],
  [
    'one value for two secrets',
    { settings: { BACKEND_TOKEN: random, REVALIDATE_SECRET: random } },
    ['secret-shared: BACKEND_TOKEN and REVALIDATE_SECRET have the same value'],
  ],
  [
    'a common password',
    { settings: { STAFF_PASSWORD: 'password1234' } },
    ['password-guessable: STAFF_PASSWORD is easy to guess'],
  ],
  [
    'a file that all may read',
    { file: { path: '/data/secrets.json', mode: 0o100644 } },
    ['secrets-readable: other users may read /data/secrets.json'],
  ],
  [
    'a file of the owner alone',
    { file: { path: '/data/secrets.json', mode: 0o100600 } },
    ['SITE_SECRET is generated; no secret is an example'],
  ],
])('%s', async (_, given, expected) => {
  expect(await check(given)).toEqual(expected)
})

test('no finding contains a value', async () => {
  const value = 'change-me-please-change-me-please'
  expect(JSON.stringify(await check({ settings: { SITE_SECRET: value, STAFF_PASSWORD: 'password1234' } }))).not.toMatch(
    /change-me|password1234/,
  )
})
