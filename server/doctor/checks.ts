import { existsSync, readFileSync, statSync } from 'node:fs'
import { sqlitePath } from '@/lib/backend/embedded/data-folders'
import { postgresState, sqliteState } from '@/lib/backend/embedded/database/database-state'
import { knownMigrations } from '@/lib/backend/embedded/database/schema-version'
import { oneShotClient } from '@/lib/cache/redis'
import { checkAddress } from '@/lib/doctor/address/address-check'
import { ask } from '@/lib/doctor/address/ask'
import { checkBucket, doctorPrefix } from '@/lib/doctor/bucket-check'
import { purge } from '@/lib/cdn/purge'
import { checkCdn } from '@/lib/doctor/cdn-check'
import { checkDatabase, checkSchema, type DatabaseState } from '@/lib/doctor/database-check'
import { finding, reasonOf, type Finding } from '@/lib/doctor/finding'
import { checkFolder, stateOfFolder } from '@/lib/doctor/disk-check'
import { checkMail } from '@/lib/doctor/mail-check'
import { checkBackend, checkNode, checkSite } from '@/lib/doctor/program-check'
import { checkRedis } from '@/lib/doctor/redis-check'
import type { Check } from '@/lib/doctor/run-checks'
import { checkSecrets } from '@/lib/doctor/secrets-check'
import { checkSettings, type GivenSettings } from '@/lib/doctor/settings-check'
import { doctorToken } from '@/lib/operations/proxy-probe'
import { settings } from '@/lib/settings'
import { existingSiteSecret, secretsFile } from '@/lib/settings/secrets'
import { bucketOf } from '@/lib/storage'
import { checkBackupsOf } from './backups'
import type { Order } from './order'

/** The version of Node that the site is made for: the one that `npm ci` installs. */
function neededNode(): string {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: { node: string } }
  return dependencies.node
}

function fileOfSecrets() {
  const file = secretsFile()
  return existsSync(file) ? { path: file, mode: statSync(file).mode } : undefined
}

/** The site on this machine. */
function ownAddress(): string {
  const { HOST, PORT } = settings()
  return `http://${['0.0.0.0', '::'].includes(HOST) ? '127.0.0.1' : HOST}:${PORT}`
}

/** What is checked of a site that has a database, files and mails of its own. */
function checksOfContent(order: Order): Check[] {
  const { DATABASE_URL } = settings()
  let state: Promise<DatabaseState> | undefined
  const database = () =>
    (state ??= DATABASE_URL ? postgresState(DATABASE_URL) : Promise.resolve(sqliteState(sqlitePath())))
  return [
    { name: 'database', run: async () => checkDatabase(await database()) },
    {
      name: 'schema',
      run: async () => checkSchema(await database(), knownMigrations(DATABASE_URL ? 'postgres' : 'sqlite')),
    },
    { name: 'bucket', run: () => checkBucket(bucketOf(doctorPrefix)) },
    { name: 'mail', run: () => checkMail({ settings: settings(), to: order.mail }) },
    { name: 'backups', run: () => checkBackupsOf(order.backups, database) },
  ]
}

/** The secret of the site, if there is one that this user may read; otherwise what is wrong with its file. */
function readSiteSecret(): { secret?: string | undefined; faults: Finding[] } {
  try {
    return { secret: existingSiteSecret(), faults: [] }
  } catch (error) {
    return { faults: [finding('secrets-unusable', `the generated secrets cannot be read: ${reasonOf(error)}`)] }
  }
}

/** Everything that `npm run doctor` looks at, in the order of its output. */
export function checks(order: Order, given: Omit<GivenSettings, 'settings'>): Check[] {
  const { BACKEND_URL, DATA_DIR, REDIS_URL, SITE_URL } = settings()
  const { secret, faults } = readSiteSecret()
  return [
    { name: 'settings', run: () => checkSettings({ ...given, settings: settings() }) },
    {
      name: 'secrets',
      run: async () => {
        if (faults.length > 0) return faults
        // Its dictionaries take a second to load.
        const { passwordFault } = await import('@/lib/backend/embedded/staff/password-rule')
        const owner = { email: settings().STAFF_EMAIL }
        return checkSecrets({
          settings: settings(),
          file: fileOfSecrets(),
          passwordFault: (password) => passwordFault(password, owner),
        })
      },
    },
    { name: 'program', run: () => checkNode(process.versions.node, neededNode()) },
    { name: 'site', run: () => checkSite(ask, ownAddress()) },
    { name: 'disk', run: async () => checkFolder(DATA_DIR, await stateOfFolder(DATA_DIR)) },
    ...(BACKEND_URL ? [{ name: 'backend', run: () => checkBackend(ask, BACKEND_URL) }] : checksOfContent(order)),
    {
      name: 'redis',
      run: async () => checkRedis(REDIS_URL === undefined ? undefined : await oneShotClient(REDIS_URL)),
    },
    { name: 'cdn', run: () => checkCdn(settings().CDN, async (tags) => (await purge(tags))?.reason) },
    {
      name: 'outside',
      run: () =>
        checkAddress({
          url: order.url,
          siteUrl: SITE_URL,
          token: secret === undefined ? undefined : doctorToken(secret),
          ask,
          now: Date.now,
        }),
    },
  ]
}
