import path from 'node:path'
import { signInSettings } from '@/tools/sign-in/settings'

/** Where the running instances keep their data; a test run starts with nothing. */
export const dataFolder = path.resolve('test-results', 'data')

export const staff = { email: 'admin@ilc.example', password: 'correct horse battery staple' }

/** A database of PostgreSQL for the tests; empty where there is none. */
export const postgres = process.env.TEST_DATABASE_URL ?? ''

/** The address of another database there; empty too where there is none. */
export const databaseAt = (name: string) => postgres && new URL(name, postgres).href

/** By this the sample content waits to be told of to search engines; a site without it tells nobody. */
export const indexNowKey = 'a-key-for-tests-1234'

/** Ports count from here, so that two checkouts can be tested side by side. */
const firstPort = Number(process.env.TEST_PORTS ?? 3100)

/** A port of a test's own, counted from the first; no other test's, since two run at a time. */
export const portAt = (offset: number) => firstPort + offset

const common = { SITE_SECRET: 'a secret for tests, of more than 32 characters', STAFF_EMAIL: staff.email, STAFF_PASSWORD: staff.password, HOST: '127.0.0.1' }

/** Where a site is asked, and the settings it is started with. */
export interface Site {
  url: string
  environment: Record<string, string> & { PORT: string; DATA_DIR: string }
}

interface Instance extends Site {
  available: boolean
}

/** Settings of a site of a test's own: its port (as in `portAt`), its data, and what differs. */
export function instance(offset: number, name: string, environment: Record<string, string>, available = true): Instance {
  const port = portAt(offset)
  const url = `http://127.0.0.1:${port}`
  return {
    url,
    available,
    environment: { ...common, PORT: String(port), SITE_URL: url, DATA_DIR: path.join(dataFolder, name), DATABASE_URL: '', BACKEND_URL: '', REDIS_URL: '', ...environment },
  }
}

/** Where users sign in during tests. */
export const providerPorts = { google: portAt(8), facebook: portAt(9) }

/** By this the site in front of the first one says who is writing. */
export const backendToken = { BACKEND_TOKEN: 'a token between two sites in tests, of more than 32 characters' }

const sqlite = instance(1, 'sqlite', backendToken)

/** Where users sign in and write: what they write would be in the way of tests that count. */
const signIn = signInSettings(providerPorts.google, providerPorts.facebook)
export const users = instance(5, 'users', { ...signIn, ...backendToken })

/** Where staff say what waits for them: whoever else writes there would wait too. On PostgreSQL where there is one. */
export const moderated = instance(18, 'moderated', { ...signIn, DATABASE_URL: databaseAt('moderated') })

/** Where a person is erased: nothing of anybody else is to be found there by mistake. */
export const erased = instance(23, 'erased', signIn)

/** A site that is written to while it is backed up, and the one it becomes elsewhere; on either database. */
const backedUp = (kind: 'sqlite' | 'postgres', offset: number) => {
  const settings = (name: string) => ({ ...signIn, DATABASE_URL: kind === 'postgres' ? databaseAt(name) : '' })
  const available = kind === 'sqlite' || postgres !== ''
  const site = (name: string, at: number) => instance(at, `${name}-${kind}`, settings(name), available)
  return { first: site('backup', offset), second: site('restored', offset + 1) }
}
export const backups = { sqlite: backedUp('sqlite', 60), postgres: backedUp('postgres', 62) }

/** Another site with the same database, and one that reads and writes through the first. */
export const remoteUsers = {
  beside: instance(16, 'users', signIn),
  remote: instance(17, 'users-front', { ...signIn, ...backendToken, BACKEND_URL: `${users.url}/api` }),
}

/** Where staff write: what they publish would be in the way of tests that count. */
export const studio = instance(4, 'studio', {})

/** One site on SQLite, one on PostgreSQL, one in front of the first: three backends behind one contract (product decisions 1). */
export const instances = {
  sqlite,
  postgres: instance(2, 'postgres', { DATABASE_URL: databaseAt('served') }, postgres !== ''),
  remote: instance(3, 'remote', { BACKEND_URL: `${sqlite.url}/api`, ...backendToken }),
} satisfies Record<string, Instance>
