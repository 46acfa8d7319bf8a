import { mkdirSync, mkdtempSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { createServer as createTlsServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals'
import { knownMigrations } from '@/lib/backend/embedded/database/schema-version'
import { folderTarget } from '@/lib/operations/backup/nightly/folder-target'
import { nightlyName } from '@/lib/operations/backup/nightly/retention'
import { parseSettings, settingsSchema } from '@/lib/operations/settings'
import { settingsProblems } from '@/lib/operations/settings/usable'
import { testCertificate } from '@/lib/testing/certificate'
import { startMailServer } from '@/lib/testing/mail-server'
import { startBucket, type BucketStandIn } from '@/lib/testing/s3-stand-in'
import { temporaryFolder } from '@/lib/testing/temporary-folder'
import { attemptFindings } from './backups'
import { checks, findingsOf, settingsMeantBy } from './checks'
import { factsOf, homePage, type Ask, type Facts } from './facts'

const data = temporaryFolder()
process.env.DATA_DIR = data
const backups = path.join(data, 'backups')
const hours = (count: number) => new Date(Date.now() - count * 60 * 60 * 1000)

let bucket: BucketStandIn
let mail: Awaited<ReturnType<typeof startMailServer>>
beforeAll(async () => {
  bucket = await startBucket()
  mail = await startMailServer()
})
afterAll(async () => {
  bucket.close()
  await mail.stop()
})

const origin = 'https://ilc.example'
const silent: Ask = () => Promise.reject(new Error('ECONNREFUSED'))
const answering =
  (status: number, body = ''): Ask =>
  async () =>
    new Response(body, { status })

const pageHeaders = {
  'content-encoding': 'br',
  'cache-control': 'public, max-age=0, must-revalidate',
  'content-security-policy': "default-src 'none'",
  'strict-transport-security': 'max-age=63072000',
  etag: '"1"',
}
const changedHeaders = {
  'content-encoding': '',
  'cache-control': 'max-age=3600',
  expires: 'Thu, 26 Nov 2026 13:00:00 GMT',
  'content-security-policy': "default-src 'none', default-src 'self'",
  'strict-transport-security': 'max-age=0',
}
const arrives = {
  peer: '127.0.0.1',
  isPeerTrusted: true,
  forwardedFor: ['203.0.113.9'],
  isLastForwardedTrusted: false,
  client: '203.0.113.9',
  host: 'ilc.example',
}

function site({ headers = {}, view = {}, maxBytes = Infinity, isKept = false, others = silent } = {}): Ask {
  return async (address, init = {}) => {
    if (!address.startsWith(`${origin}/`)) return others(address)
    const sent = new Headers(init.headers)
    const bytes = (init.body as Buffer | undefined)?.length ?? 0
    if (address.startsWith(`${origin}/doctor`)) {
      if (bytes > maxBytes) return new Response('', { status: 413 })
      if (!sent.has('authorization') && !isKept) return new Response('', { status: 404 })
      return Response.json({ ...arrives, ...view, bytes })
    }
    if (sent.get('if-none-match') === '"1"') return new Response(null, { status: 304 })
    return new Response('', { headers: { ...pageHeaders, ...headers } })
  }
}

const database = { state: 'read', program: 'SQLite 3.51.0', isBusy: false, writeError: undefined } as const
const [known] = [knownMigrations('sqlite')]
const read = (change: object = {}) => ({ database: Promise.resolve({ ...database, migrations: known, ...change }) })
const server = { major: 17, encoding: 'UTF8', clockOffsetMs: 12 }
const disk = { folder: data, freeBytes: 9e9, writeError: undefined, isOfOtherUser: false, device: 1 }
const lookingAt = (change: object) => ({ lookAt: async (folder: string) => ({ ...disk, folder, ...change }) })
const elsewhere = { lookAt: async (folder: string) => ({ ...disk, folder, device: folder === data ? 1 : 2 }) }
const seen = (ask: Ask) => ({ ask, order: { url: origin } })

type Change = Partial<Facts> & { env?: Record<string, string> | (() => Record<string, string>) }

async function result(check: string, { env = {}, ...change }: Change): Promise<string[]> {
  const environment = { NODE_ENV: 'test' as const, SITE_URL: origin, ...(typeof env === 'function' ? env() : env) }
  const { problems, unusable } = settingsProblems(environment)
  const usable = { ...environment, ...Object.fromEntries(unusable.map((name) => [name, ''])) }
  const settings = { ...parseSettings(usable), DATA_DIR: data }
  const real = { ...factsOf({}, environment, problems), settings, ask: silent, target: folderTarget(backups) }
  const facts = { ...real, ...change }
  if (facts.order.url) facts.page = homePage(facts.ask, facts.order.url)
  facts.page.catch(() => undefined)
  const one = checks[check]
  return one ? (await findingsOf(one, facts)).map(({ state, found }) => `${state}: ${found}`) : []
}

const random = 'n3vHk1Qx8sVt5LrYw0JdFzTb2GcMaPqE'
const s3 = () => ({
  endpoint: bucket.endpoint,
  bucket: 'files',
  region: 'auto',
  accessKeyId: 'key-id',
  secretAccessKey: 'secret',
})
const smtp = (to?: string): Change => ({
  env: () => ({ SMTP_URL: `smtp://127.0.0.1:${mail.port}`, MAIL_FROM: 'web@ilc.example' }),
  order: { mail: to },
})

test.each<[check: string, what: string, Change | (() => Change), unknown[]]>([
  ['settings', 'a wrong one', { env: { PORT: 'many' } }, ['problem: PORT must be a number']],
  [
    'settings',
    'a misspelt one',
    { env: { MAIL_STAF: 'a@ilc.example', MAIL_FORM: '' } },
    ['fine: all settings are valid', 'warning: MAIL_STAF is not a setting: did you mean MAIL_STAFF?'],
  ],
  ['secrets', 'random ones', { env: { SITE_SECRET: random } }, ['fine: no secret is an example']],
  [
    'secrets',
    'examples',
    { env: { SITE_SECRET: 'change-me-change-me-change-me-change-me', STAFF_PASSWORD: 'password1234' } },
    ['problem: SITE_SECRET is an example or easy to guess', 'problem: STAFF_PASSWORD is an example or easy to guess'],
  ],
  ['site', 'one that is stopped', {}, ['warning: nothing answers at http://127.0.0.1:3000']],
  ['disk', 'little room', lookingAt({ freeBytes: 1e9 }), [`warning: 0.9 GB are free for ${data}`]],
  [
    'disk',
    'no room on a read-only disk of another user',
    lookingAt({ freeBytes: 1e6, writeError: 'EROFS', isOfOtherUser: true }),
    [
      `problem: ${data} cannot be written: EROFS`,
      `warning: ${data} belongs to another user`,
      `problem: 0.0 GB are free for ${data}`,
    ],
  ],
  [
    'database',
    'an older one that an import writes to',
    read({ isBusy: true, migrations: [] }),
    [
      'warning: SQLite 3.51.0 can be read; another program is writing all the time',
      `warning: ${known.length} of ${known.length} migrations are pending (${known[0]})`,
    ],
  ],
  [
    'database',
    'one of a newer version, with another time',
    read({ migrations: [...known, '29990101_new'], server: { ...server, clockOffsetMs: -90_000 } }),
    [
      'fine: SQLite 3.51.0 can be read and written',
      'problem: a newer version of the site has changed it (29990101_new)',
      'problem: its clock differs by 90 seconds from that of this machine',
    ],
  ],
  ['database', 'one that is away', read({ state: 'unreachable', reason: 'refused' }), ['problem: refused']],
  [
    'site',
    'one with a hosted backend that fails',
    { env: { BACKEND_URL: 'https://backend.example/api' }, ask: answering(502, 'ENOSPC') },
    ['problem: the site at http://127.0.0.1:3000 is not ready: ENOSPC', 'problem: the hosted backend answers 502'],
  ],
  ['bucket', 'one', () => ({ bucket: s3() }), ['fine: an object was stored, read, listed and deleted']],
  ['mail', 'none', {}, ['warning: SMTP_URL is not set: mails wait in the outbox of the studio']],
  ['mail', 'a mail', smtp('me@a.example'), ['fine: a mail was sent: see whether it arrived, and not among spam']],
  [
    'redis',
    'one that is away',
    { env: { REDIS_URL: 'redis://127.0.0.1:1' } },
    ['problem: connect ECONNREFUSED 127.0.0.1:1'],
  ],
  [
    'cdn',
    'one that refuses',
    {
      env: { CDN: 'fastly', CDN_SERVICE: 'abcdefgh1234', CDN_TOKEN: random },
      purge: async ([tag]) => ({ reason: `${tag} 403` }),
    },
    ['problem: fastly could not be purged: doctor-check 403'],
  ],
  ['backups', 'none yet', elsewhere, [`warning: there is no backup in ${backups}`]],
  ['backups', 'none at all', { env: { BACKUP_HOUR: 'off' } }, ['warning: none are made']],
  [
    'backups',
    'of a week ago, on a full disk of the site',
    () => {
      mkdirSync(backups, { recursive: true })
      writeFileSync(path.join(backups, nightlyName(hours(168), true)), 'ILC backup AES1\n')
      return lookingAt({ freeBytes: 5e8 })
    },
    [
      `warning: the last backup in ${backups} is 168 hours old`,
      expect.stringMatching(/^problem: ilc-nightly-.* cannot be read: The backup is encrypted: set its key/),
      `problem: backups leave 1 GB free, and ${backups} has less`,
      `warning: backups in ${backups} are on the disk of the site`,
    ],
  ],
  [
    'backups',
    'of a folder that was named',
    () => {
      const folder = mkdtempSync(path.join(data, 'named-'))
      for (const [name, age] of Object.entries({ 'ilc-a.zip': 90, 'ilc-b.zip': 9, 'notes.txt': 1 })) {
        writeFileSync(path.join(folder, name), '')
        utimesSync(path.join(folder, name), hours(age), hours(age))
      }
      return { order: { backups: folder } }
    },
    [expect.stringMatching(/^fine: the last backup in .*named-.* is 9 hours old$/)],
  ],
  [
    'address',
    'none',
    { env: { SITE_URL: '' } },
    [
      'warning: SITE_URL is not set, so the site is http://localhost:3000',
      'warning: the site was not looked at from outside',
    ],
  ],
  ['address', 'as set', seen(site()), ['fine: SITE_URL is this address']],
  [
    'address',
    'that is not encrypted, and does not answer',
    { env: { SITE_URL: 'http://ilc.example' }, ...seen(silent) },
    ['problem: SITE_URL is http://ilc.example, which is not encrypted', `problem: ${origin}: ECONNREFUSED`],
  ],
  [
    'address',
    'also with www.',
    seen(site({ others: async () => new Response('', { headers: pageHeaders }) })),
    ['warning: https://www.ilc.example shows the site too, and does not lead here'],
  ],
  ['encryption', 'none', { order: { url: 'http://ilc.example' } }, ['problem: http://ilc.example is not encrypted']],
  ['headers', 'as sent', seen(site()), ['fine: pages arrive compressed, with the headers that the site sends']],
  [
    'headers',
    'changed ones',
    seen(site({ headers: { ...changedHeaders, etag: '"2"' } })),
    [
      ...Object.entries(changedHeaders).map(([name, value]) => `problem: ${name} of a page is ${value || 'missing'}`),
      'problem: a page that is known is sent again (ETag)',
    ],
  ],
  [
    'proxy',
    'as it should be',
    seen(site()),
    ["fine: the visitor's address arrives: 203.0.113.9", 'fine: a form with a file of 10 MB arrives'],
  ],
  [
    'proxy',
    'all wrong',
    seen(site({ view: { forwardedFor: [], host: 'backend:3000' }, maxBytes: 1e6, isKept: true })),
    [
      'problem: X-Forwarded-For does not arrive: all visitors seem to be 127.0.0.1',
      'problem: Host arrives as backend:3000',
      'problem: a form with a file of 10 MB does not arrive',
      'problem: a cache in front keeps what is no-store, and shows it to everybody',
    ],
  ],
  ...(
    [
      [
        { isPeerTrusted: false, peer: '10.0.0.7' },
        'problem: the proxy is 10.0.0.7, which TRUSTED_PROXIES does not name',
      ],
      [{ client: '192.0.2.77' }, 'problem: visitors can choose the address that the site takes for theirs'],
      [
        { client: '192.0.2.77', isLastForwardedTrusted: true },
        'warning: TRUSTED_PROXIES names this machine, which may name any visitor',
      ],
    ] as const
  ).map(([view, finding]): [string, string, Change, string[]] => [
    'proxy',
    JSON.stringify(view),
    seen(site({ view })),
    [finding, 'fine: a form with a file of 10 MB arrives'],
  ]),
])('%s: %s', async (check, _, change, expected) => {
  expect(await result(check, typeof change === 'function' ? change() : change)).toEqual(expected)
})

test.each(Object.entries(checks))('%s has advice in words that exist', (_, { advice }) => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: object }
  const commands = [...advice.matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name)
  const settings = [...advice.matchAll(/\b[A-Z][A-Z0-9]*_[A-Z_]+\b(?!…)/g)].map(([name]) => name)
  expect(commands.filter((name) => !(name in scripts))).toEqual([])
  expect(settings.filter((name) => !(name in settingsSchema.shape || name === 'BACKUP_S3_'))).toEqual([])
  expect(advice).toMatch(/^.{40,110}$/)
})

test('a certificate', async () => {
  const tls = createTlsServer(testCertificate)
  await new Promise<void>((ready) => void tls.listen(0, '127.0.0.1', ready))
  const url = `https://127.0.0.1:${(tls.address() as AddressInfo).port}`
  const redirecting: Ask = async () => new Response(null, { status: 308, headers: { location: `${url}/` } })
  expect(await result('encryption', { order: { url }, ask: redirecting })).toEqual([
    expect.stringMatching(/^fine: the certificate is valid for \d+ more days$/),
    `fine: http://127.0.0.1/ leads to ${url}/`,
  ])
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2126-10-31'))
  expect(await result('encryption', { order: { url } })).toEqual([
    expect.stringMatching(/^warning: the certificate is valid for \d more days$/),
    'warning: http://127.0.0.1/ does not answer',
  ])
  tls.close().closeAllConnections()
})

test.each([
  ['that was killed', { begun: hours(13) }, [expect.stringContaining('was killed')]],
  ['that may still run', { begun: hours(0.5) }, []],
  [
    'that failed',
    { lastFailure: { at: new Date('2026-11-27T18:30:00Z'), reason: 'it is full', isDiskFull: true } },
    ['the last attempt failed at 2026-11-27T18:30:00.000Z: it is full'],
  ],
])('the last attempt of a backup: one %s', (_, state, expected) => {
  expect(attemptFindings(state).map((one) => one.found)).toEqual(expected)
})

test('the folder of the data is looked at, and nothing is left in it', async () => {
  const [before] = [readdirSync(data)]
  expect(await result('disk', {})).toEqual([expect.stringMatching(/GB are free/)])
  expect(readdirSync(data)).toEqual(before)
  const file = path.join(data, 'file')
  writeFileSync(file, '')
  expect((await factsOf({}, process.env, []).lookAt(file)).writeError).toContain('ENOTDIR')
})

test.each([
  ['MAIL_STAF', 'MAIL_STAFF'],
  ['DATABASE_URL_FILE', 'DATABASE_URL'],
])('%s means %s', (name, meant) => {
  expect(settingsMeantBy(name)).toContain(meant)
})

test('neither a setting nor the usual environment is misspelt', () => {
  const usual = `PATH HOME HOSTNAME MAIL NODE_ENV NODE_PATH HTTP_PROXY PGHOST PGDATABASE POSTGRES_PASSWORD REDIS_PORT
    REDIS_PORT_6379_TCP_ADDR BACKEND_SERVICE_HOST SITE_PORT_3000_TCP LOG_LEVEL AWS_ACCESS_KEY_ID POST COST HOSTS PORTS
    BASE_URL API_URL SECRET_KEY DBUS_SESSION_BUS_ADDRESS _ P`.split(/\s+/)
  const all = [...usual, ...Object.keys(settingsSchema.shape)]
  expect(all.filter((name) => settingsMeantBy(name).length > 0)).toEqual([])
})
