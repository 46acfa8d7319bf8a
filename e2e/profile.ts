import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect } from '@playwright/test'
import { z } from 'zod'
import { backendToken, databaseAt, dataFolder, postgres, type Site } from './instances'
import { startPlainNginx } from './nginx'
import { dropDatabase, startPrepared } from './prepared-site'
import { startRedis } from './redis'
import type { RunningSite } from './running-site'

/**
 * Deployment profiles of the tested sites (TEST_PROFILE): one process on SQLite; two on PostgreSQL and Redis behind
 * nginx; or a site with a hosted backend, whose studio has the same address.
 */
export const profiles = ['embedded', 'cluster', 'remote'] as const
type Profile = (typeof profiles)[number]

const chosen = z.enum(profiles).parse(process.env.TEST_PROFILE || 'embedded')

const remoteFolder = ({ DATA_DIR }: Site['environment']) => `${DATA_DIR}-front`

/** Whether each tested site is one process, without nginx in front of it. */
export const isEmbedded = chosen === 'embedded'

export const isBehindNginx = !isEmbedded

/** Whether each tested site consists of several processes, one of which may not have seen another's change yet. */
export const hasSeveralProcesses = !isEmbedded

export const isRemote = chosen === 'remote'

/** Whether the tested sites store their rows in PostgreSQL, and only files in their data folder. */
export const isOnPostgres = chosen === 'cluster'

export const previewsOf = ({ environment }: Site) =>
  path.join(isRemote ? remoteFolder(environment) : environment.DATA_DIR, 'previews')

/** Expects that a change shows: at once with one process, soon if another process may have handled the change. */
export async function whenShown(check: () => Promise<void>): Promise<void> {
  await (hasSeveralProcesses ? expect(check).toPass() : check())
}

const notificationMs = 3000

/** Waits until a change has reached every process: for tests that request a page once and check that response. */
export const whenAllKnow = (): Promise<void> => (hasSeveralProcesses ? pause(notificationMs) : Promise.resolve())

const inner = { first: 300, second: 600 }
const redisBehind = 900

function part({ url, environment }: Site, offset: number, settings: Record<string, string>): Site {
  const port = String(Number(environment.PORT) + offset)
  return { url: url.replace(/\d+$/, port), environment: { ...environment, PORT: port, ...settings } }
}

/** Address of the process that has the site's rows. */
export const backendOf = (site: Site): string => (isRemote ? part(site, inner.first, {}).url : site.url)

/**
 * A site whose backend is another site. If that one is remote itself, its backend is used: otherwise only what the
 * contract has would arrive.
 */
export const withRemoteBackend = (site: Site, remoteSite: Site): Site => ({
  ...remoteSite,
  environment: { ...remoteSite.environment, BACKEND_URL: `${backendOf(site)}/api` },
})

const nameOf = ({ environment }: Site) => path.basename(environment.DATA_DIR)
const processes = ['first', 'second', 'backend', 'front']
const logOf = (site: Site, name: string) => path.join(dataFolder, `${nameOf(site)}-${name}.log`)

export function logged(site: Site): string {
  const alone = path.join(dataFolder, `${nameOf(site)}.log`)
  const files = [alone, ...processes.map((name) => logOf(site, name))].filter((file) => existsSync(file))
  expect(files).not.toEqual([])
  return files.map((file) => readFileSync(file, 'utf8')).join('')
}

/** Several processes as one site; `pid` and `startup` are those of the first. */
function together(parts: RunningSite[], alsoStop: () => Promise<unknown>): RunningSite {
  const [{ pid, startup } = { pid: 0, startup: 0 }] = parts
  const stop = async (signal?: NodeJS.Signals) => {
    await alsoStop()
    await Promise.all(parts.map((one) => one.stop(signal)))
  }
  return { pid, startup, stop }
}

const nginxFolder = (site: Site) => path.join(dataFolder, `nginx-${nameOf(site)}`)

const redisPortOf = ({ environment }: Site) => Number(environment.PORT) + redisBehind

function sharedBy(site: Site) {
  if (!postgres) throw new Error('No PostgreSQL for two instances of a site')
  return {
    DATABASE_URL: site.environment.DATABASE_URL || databaseAt(nameOf(site)),
    REDIS_URL: `redis://127.0.0.1:${redisPortOf(site)}`,
  }
}

export const environmentOf = (site: Site): Site['environment'] => ({
  ...site.environment,
  ...(isOnPostgres && sharedBy(site)),
})

async function startCluster(site: Site): Promise<RunningSite> {
  const shared = sharedBy(site)
  const redis = await startRedis(redisPortOf(site))
  // What an earlier run of the tests has left. A site that was stopped is started with what it had.
  if (!existsSync(site.environment.DATA_DIR)) await dropDatabase(shared.DATABASE_URL)
  const parts = Object.entries(inner).map(([name, offset]) => [name, part(site, offset, shared)] as const)
  const running: RunningSite[] = []
  for (const [name, one] of parts) running.push(await startPrepared(one, logOf(site, name)))
  const nginx = await startPlainNginx(nginxFolder(site), Number(site.environment.PORT), {
    sites: parts.map(([, { url }]) => url),
  })
  return together(running, async () => {
    await nginx.stop()
    await redis.stop()
  })
}

async function startRemote(site: Site): Promise<RunningSite> {
  const backend = part(site, inner.first, backendToken)
  const { GOOGLE_ISSUER, FACEBOOK_GRAPH_URL } = site.environment
  // The sign-in providers of the tests are in a private network, whose images must be allowed explicitly.
  const BACKEND_PICTURE_ORIGINS = [GOOGLE_ISSUER, FACEBOOK_GRAPH_URL].filter(Boolean).join()
  const remoteSite = part(site, inner.second, {
    ...backendToken,
    BACKEND_URL: `${backend.url}/api`,
    BACKEND_PICTURE_ORIGINS,
    DATA_DIR: remoteFolder(site.environment),
    DATABASE_URL: '',
  })
  const behind = await startPrepared(backend, logOf(site, 'backend'))
  const before = await startPrepared(remoteSite, logOf(site, 'front'))
  const nginx = await startPlainNginx(nginxFolder(site), Number(site.environment.PORT), {
    sites: [remoteSite.url],
    studio: backend.url,
  })
  return together([before, behind], () => nginx.stop())
}

const ways: Record<Profile, (site: Site) => Promise<RunningSite>> = {
  embedded: startPrepared,
  cluster: startCluster,
  remote: startRemote,
}

export function startProfile(site: Site, profile: Profile = chosen): Promise<RunningSite> {
  return ways[profile](site)
}
