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
 * What stands behind the address of a site that is tested (TEST_PROFILE): one process on SQLite; two on PostgreSQL and Redis behind
 * nginx; or a site with a hosted backend, whose studio is reached by the same address.
 */
export const profiles = ['embedded', 'cluster', 'remote'] as const
type Profile = (typeof profiles)[number]

const chosen = z.enum(profiles).parse(process.env.TEST_PROFILE || process.env.TEST_SETUP || 'embedded')

const remoteFolder = ({ DATA_DIR }: Site['environment']) => `${DATA_DIR}-front`

/** Whether nginx stands before the sites that are tested, and answers itself what it takes for no address. */
export const isBehindNginx = chosen !== 'embedded'

/** Whether the sites that are tested are several processes each, of which one may not know yet what was changed by another. */
export const hasSeveralProcesses = chosen !== 'embedded'

/** Whether the sites that are tested have their content from a hosted backend. */
export const isRemote = chosen === 'remote'

/** Whether the sites that are tested keep their rows in PostgreSQL, and files alone below their data folder. */
export const isOnPostgres = chosen === 'cluster'

/** Where a site keeps the preview pictures that it drew. */
export const previewsOf = ({ environment }: Site) => path.join(isRemote ? remoteFolder(environment) : environment.DATA_DIR, 'previews')

/** Sees to it that a change shows: at once where one process is asked for everything, soon where another may have been asked for the change. */
export async function whenShown(check: () => Promise<void>): Promise<void> {
  await (hasSeveralProcesses ? expect(check).toPass() : check())
}

/** Milliseconds within which every process has heard of a change, and some more. */
const news = 3000

/** Lets a change come to every process: for tests that ask for it once, and look at what is told first. */
export const whenAllKnow = (): Promise<void> => (hasSeveralProcesses ? pause(news) : Promise.resolve())

/** Behind the ports of the sites themselves. */
const inner = { first: 300, second: 600 }
const redisBehind = 900

/** One of the processes of a site, on a port of its own. */
function part({ url, environment }: Site, offset: number, settings: Record<string, string>): Site {
  const port = String(Number(environment.PORT) + offset)
  return { url: url.replace(/\d+$/, port), environment: { ...environment, PORT: port, ...settings } }
}

/** Where the site is asked that has a site's rows itself. */
export const backendOf = (site: Site): string => (isRemote ? part(site, inner.first, {}).url : site.url)

/** A site whose backend is another site: of one that is remote itself it would get only what the contract has. */
export const withRemoteBackend = (site: Site, remoteSite: Site): Site => ({ ...remoteSite, environment: { ...remoteSite.environment, BACKEND_URL: `${backendOf(site)}/api` } })

const nameOf = ({ environment }: Site) => path.basename(environment.DATA_DIR)
const logOf = (site: Site, name: string) => path.join(dataFolder, `${nameOf(site)}-${name}.log`)

/** Several processes as one site; the first is the one that is looked at. */
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

/** What two instances of a site share. */
function sharedBy(site: Site) {
  if (!postgres) throw new Error('No PostgreSQL for two instances of a site')
  return { DATABASE_URL: site.environment.DATABASE_URL || databaseAt(nameOf(site)), REDIS_URL: `redis://127.0.0.1:${redisPortOf(site)}` }
}

/** Settings by which a command reaches what a started site keeps. */
export const environmentOf = (site: Site): Site['environment'] => ({ ...site.environment, ...(isOnPostgres && sharedBy(site)) })

async function startCluster(site: Site): Promise<RunningSite> {
  const shared = sharedBy(site)
  const redis = await startRedis(redisPortOf(site))
  await dropDatabase(shared.DATABASE_URL)
  const parts = Object.entries(inner).map(([name, offset]) => [name, part(site, offset, shared)] as const)
  const running: RunningSite[] = []
  for (const [name, one] of parts) running.push(await startPrepared(one, logOf(site, name)))
  const nginx = await startPlainNginx(nginxFolder(site), Number(site.environment.PORT), { sites: parts.map(([, { url }]) => url) })
  return together(running, async () => {
    await nginx.stop()
    await redis.stop()
  })
}

async function startRemote(site: Site): Promise<RunningSite> {
  const backend = part(site, inner.first, backendToken)
  const { GOOGLE_ISSUER, FACEBOOK_GRAPH_URL } = site.environment
  // Where users sign in during tests is in a closed network.
  const BACKEND_PICTURE_ORIGINS = [GOOGLE_ISSUER, FACEBOOK_GRAPH_URL].filter(Boolean).join()
  const remoteSite = part(site, inner.second, { ...backendToken, BACKEND_URL: `${backend.url}/api`, BACKEND_PICTURE_ORIGINS, DATA_DIR: remoteFolder(site.environment), DATABASE_URL: '' })
  const behind = await startPrepared(backend, logOf(site, 'backend'))
  const before = await startPrepared(remoteSite, logOf(site, 'front'))
  const nginx = await startPlainNginx(nginxFolder(site), Number(site.environment.PORT), { sites: [remoteSite.url], studio: backend.url })
  return together([before, behind], () => nginx.stop())
}

const ways: Record<Profile, (site: Site) => Promise<RunningSite>> = { embedded: startPrepared, cluster: startCluster, remote: startRemote }

/** Starts a site in the deployment profile that is tested, or in another. */
export function startProfile(site: Site, profile: Profile = chosen): Promise<RunningSite> {
  return ways[profile](site)
}
