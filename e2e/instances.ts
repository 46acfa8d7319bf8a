import path from 'node:path'
import { signInSettings } from '@/tools/sign-in/settings'
import { isFull } from './level'

export const dataFolder = path.resolve('test-results', 'data')

export const staff = { email: 'admin@ilc.example', password: 'correct horse battery staple' }

/** Address of a PostgreSQL database for the tests; empty if there is none. */
export const postgres = process.env.TEST_DATABASE_URL ?? ''

/**
 * Whether specs that are the same on each database run on PostgreSQL too. `npm test` runs them on SQLite; there
 * PostgreSQL is tested by the contract and by what differs on it (docs/testing.md).
 */
export const alsoOnPostgres = isFull && postgres !== ''

export const databaseAt = (name: string) => postgres && new URL(name, postgres).href

/** With this key the sample content is queued for IndexNow; a site without a key notifies nobody. */
export const indexNowKey = 'a-key-for-tests-1234'

/** The request id of a policy violation that a test reports itself, not a browser. */
export const sampleReportId = 'sample-policy-report'

/** First port, so that two checkouts can be tested side by side. */
const firstPort = Number(process.env.TEST_PORTS ?? 3100)

/** A port by its offset from the first. Each test needs its own, since several run at a time. */
export const portAt = (offset: number) => firstPort + offset

const common = {
  SITE_SECRET: 'a secret for tests, of more than 32 characters',
  STAFF_EMAIL: staff.email,
  STAFF_PASSWORD: staff.password,
  HOST: '127.0.0.1',
  BACKUP_HOUR: 'off',
  // Most sites of the tests are asked for a few pages only.
  RENDER_AHEAD: 'off',
}

export interface Site {
  url: string
  environment: Record<string, string> & { PORT: string; DATA_DIR: string }
}

interface Instance extends Site {
  available: boolean
}

export function instance(
  offset: number,
  name: string,
  environment: Record<string, string>,
  available = true,
): Instance {
  const port = portAt(offset)
  const url = `http://127.0.0.1:${port}`
  return {
    url,
    available,
    environment: {
      ...common,
      PORT: String(port),
      SITE_URL: url,
      DATA_DIR: path.join(dataFolder, name),
      DATABASE_URL: '',
      BACKEND_URL: '',
      REDIS_URL: '',
      ...environment,
    },
  }
}

export const providerPorts = { google: portAt(8), facebook: portAt(9) }

export const backendToken = { BACKEND_TOKEN: 'a token between two sites in tests, of more than 32 characters' }

const sqlite = instance(1, 'sqlite', { ...backendToken, RENDER_AHEAD: 'on' })

/** The site where users sign in and write: elsewhere that would disturb tests that count. */
const signIn = signInSettings(providerPorts.google, providerPorts.facebook)
export const users = instance(5, 'users', { ...signIn, ...backendToken })

/** The site where staff moderate: other tests' writes would also appear in its list. On PostgreSQL if there is one. */
export const moderated = instance(18, 'moderated', { ...signIn, DATABASE_URL: databaseAt('moderated') })

/** The site where a person is erased: it must hold nothing of other users. */
export const erased = instance(23, 'erased', signIn)

const backedUp = (kind: 'sqlite' | 'postgres', firstOffset: number) => {
  const settings = (name: string) => ({ ...signIn, DATABASE_URL: kind === 'postgres' ? databaseAt(name) : '' })
  const available = kind === 'sqlite' || postgres !== ''
  const site = (name: string, offset: number) => instance(offset, `${name}-${kind}`, settings(name), available)
  return { first: site('backup', firstOffset), second: site('restored', firstOffset + 1) }
}
export const backups = { sqlite: backedUp('sqlite', 60), postgres: backedUp('postgres', 62) }

export const remoteUsers = {
  beside: instance(16, 'users', signIn),
  remote: instance(17, 'users-front', { ...signIn, ...backendToken, BACKEND_URL: `${users.url}/api` }),
}

/** The site where staff write: elsewhere what they publish would disturb tests that count. */
export const studio = instance(4, 'studio', {})

/**
 * One site on SQLite, one on PostgreSQL, one in front of the first: three backends behind one contract
 * (product decisions 1).
 */
export const instances = {
  sqlite,
  postgres: instance(2, 'postgres', { DATABASE_URL: databaseAt('served') }, postgres !== ''),
  remote: instance(3, 'remote', { BACKEND_URL: `${sqlite.url}/api`, ...backendToken }),
} satisfies Record<string, Instance>
