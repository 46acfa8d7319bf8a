import { cpSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { test } from '@playwright/test'
import { Client } from 'pg'
import { bundleWhenStale } from '@/server/bundle'
import { bundleFolder, compileCacheFolder } from '@/server/bundle-folders.mjs'
import { runCommand } from '@/server/run-program'
import { databaseAt, dataFolder, indexNowKey, instance, postgres, type Site } from './instances'
import { startSite, type RunningSite } from './running-site'
import { inDatabase } from './site-database'

const prepared = 'prepared'
const site = instance(0, prepared, { INDEXNOW_KEY: indexNowKey })
export const preparedFolder = site.environment.DATA_DIR

async function inPostgres(work: (client: Client) => Promise<unknown>): Promise<void> {
  const client = new Client(postgres)
  await client.connect()
  await work(client).finally(() => client.end())
}

export async function prepareOnce(): Promise<void> {
  rmSync(dataFolder, { recursive: true, force: true })
  mkdirSync(dataFolder, { recursive: true })
  await bundleWhenStale()
  const prepareOn = (environment: Record<string, string>) => runCommand('prepare', environment)
  const DATABASE_URL = databaseAt(prepared)
  await dropEarlierDatabases()
  await dropDatabase(DATABASE_URL)
  const onPostgres = { ...site.environment, DATA_DIR: `${preparedFolder}-postgres`, DATABASE_URL }
  const environments = DATABASE_URL ? [site.environment, onPostgres] : [site.environment]
  await Promise.all(environments.map(prepareOn))
  await Promise.all(environments.map(markLinksChecked))
}

/** Notes that the links of all articles were checked: otherwise each site checks them if the tests run at night. */
async function markLinksChecked(environment: Site['environment']): Promise<void> {
  const now = new Date().toISOString()
  await inDatabase(environment, `INSERT INTO link_checks (article_id, checked_at) SELECT id, '${now}' FROM articles`)
}

const databaseOf = (url: string) => path.basename(new URL(url).pathname)

export async function dropDatabase(url = ''): Promise<void> {
  if (url) await inPostgres((client) => client.query(`DROP DATABASE IF EXISTS "${databaseOf(url)}" WITH (FORCE)`))
}

/** By this comment a later run in this folder knows the databases that it may drop: others may use the server too. */
const madeByTests = `made by the end-to-end tests in ${process.cwd()}`

export async function createDatabase(url = '', template = 'template1'): Promise<void> {
  if (!url) return
  await inPostgres(async (client) => {
    await client.query(`CREATE DATABASE "${databaseOf(url)}" TEMPLATE "${template}"`)
    await client.query(`COMMENT ON DATABASE "${databaseOf(url)}" IS ${client.escapeLiteral(madeByTests)}`)
  })
}

/** Drops the databases of sites of an earlier run: that of another profile may have written to them. */
async function dropEarlierDatabases(): Promise<void> {
  if (!postgres) return
  const earlier = "SELECT datname FROM pg_database WHERE shobj_description(oid, 'pg_database') = $1"
  await inPostgres(async (client) => {
    const { rows } = await client.query<{ datname: string }>(earlier, [madeByTests])
    for (const { datname } of rows) await client.query(`DROP DATABASE IF EXISTS "${datname}" WITH (FORCE)`)
  })
}

async function prepare({ DATA_DIR, DATABASE_URL = '', BACKEND_URL = '' }: Site['environment']): Promise<void> {
  if (BACKEND_URL) return
  const from = DATABASE_URL ? `${preparedFolder}-postgres` : preparedFolder
  if (!existsSync(DATA_DIR)) cpSync(from, DATA_DIR, { recursive: true })
  if (!DATABASE_URL) return
  const named = 'SELECT FROM pg_database WHERE datname = $1'
  let exists = false
  await inPostgres(async (client) => {
    exists = Boolean((await client.query(named, [databaseOf(DATABASE_URL)])).rowCount)
  })
  if (!exists) await createDatabase(DATABASE_URL, prepared)
}

const logFileOf = ({ environment: { DATA_DIR } }: Site) => path.join(dataFolder, `${path.basename(DATA_DIR)}.log`)

function serveFlags(): string[] {
  const [, flags] =
    /"serve": ".*\bnode ((?:--\S+ )+)server\/run\.mjs serve"/.exec(readFileSync('package.json', 'utf8')) ?? []
  if (!flags) throw new Error('package.json names no flags of Node for "serve"')
  return flags.trim().split(' ')
}

/**
 * The flags of `npm run serve`, and after them others that replace some: more room from the start, and no threads that
 * collect garbage beside the program. That saves a fifth of the processor's time, which the tests of dozens of sites
 * need more than memory.
 */
const memoryFlags = [
  ...serveFlags(),
  ...['--max-semi-space-size=32', '--min-semi-space-size=32', '--initial-heap-size=256', '--single-threaded-gc'],
]

const bundled = (command: string) => ['node', ...memoryFlags, path.join(bundleFolder, `${command}.mjs`)]

export async function startPrepared(site: Site, logFile = logFileOf(site)): Promise<RunningSite> {
  await prepare(site.environment)
  // Like `npm run serve`, but without the check that the build is up to date, which was done once.
  return startSite(
    site.url,
    { MALLOC_ARENA_MAX: '2', ...site.environment, NODE_ENV: 'production', NODE_COMPILE_CACHE: compileCacheFolder },
    logFile,
    bundled('serve'),
  )
}

export async function startDeveloped(site: Site): Promise<RunningSite> {
  await prepare(site.environment)
  return startSite(site.url, { ...site.environment, NODE_ENV: 'development' }, logFileOf(site), bundled('dev'))
}

/** Starts a site before the tests of a file or a group, and stops it after them. */
export function serveForTests(site: Site, start: (site: Site) => Promise<RunningSite> = startPrepared): void {
  let running: RunningSite | undefined
  test.beforeAll(async () => {
    running = await start(site)
  })
  test.afterAll(() => running?.stop())
}
