import path from 'node:path'
import proxyAddress from 'proxy-addr'
import { z } from 'zod'
import {
  SettingsError,
  bucketName,
  exact,
  given,
  httpAddress,
  listed,
  origin,
  origins,
  postgresAddress,
  read,
} from './kinds'
import { backupSettings } from './backup'
import { loadEnvFile, withPresentNames } from './environment'
import { place } from './place'

/** The absolute address of a path. The home page has no trailing slash, to match the address in the page's head. */
export const absolute = (path: string): string =>
  path === '/' ? settings().SITE_URL : new URL(path, settings().SITE_URL).href

type NamedAddress = { name: string; address: string }

const isAddress = (text: string) => z.email().safeParse(text).success

function namedAddress(text: string): NamedAddress | undefined {
  const [, name = '', address = text.trim()] = /^([^<>\p{Cc}]*)<([^<>]*)>$/u.exec(text.trim()) ?? []
  return isAddress(address) ? { name: name.trim().replace(/^"(.*)"$/, '$1'), address } : undefined
}

function addressList(text: string): string[] | undefined {
  const list = text.split(',').map((address) => address.trim())
  return list.every(isAddress) ? list : undefined
}

function isMailServer(text: string): boolean {
  const url = URL.parse(text)
  if (!url || !/^smtps?:$/.test(url.protocol) || !url.hostname || !/^\/?$/.test(url.pathname) || url.search)
    return false
  try {
    return decodeURIComponent(url.username + url.password) !== undefined
  } catch {
    return false
  }
}

function areNetworks(networks: string[]): boolean {
  try {
    proxyAddress.compile(networks)
    return true
  } catch {
    return false
  }
}

/** Every setting of the site, in the order of docs/operations.md and .env.example. Nothing is required. */
export const settingsSchema = z.object({
  PORT: given(z.coerce.number({ error: 'must be a number' }).int().min(1).max(65535).default(3000)),
  HOST: given(z.string().default('0.0.0.0')),
  SITE_URL: given(origin.optional()),
  DATA_DIR: place('DATA_DIR', (folder) => folder.default('data')),
  DATABASE_URL: given(postgresAddress.optional()),
  DATABASE_DIRECT_URL: given(postgresAddress.optional()),
  REDIS_URL: given(z.url({ protocol: /^rediss?$/, error: 'must be a redis:// or rediss:// address' }).optional()),
  BACKEND_URL: given(httpAddress.optional()),
  BACKEND_TOKEN: given(z.string().min(32, 'must have at least 32 characters').optional()),
  BACKEND_RESERVATION_PATH: given(z.string().regex(/^\//, 'must begin with a slash').default('/reservation')),
  BACKEND_TIMEOUT_MS: given(
    z.coerce.number({ error: 'must be a number of milliseconds' }).int().min(100).max(60_000).default(5_000),
  ),
  BACKEND_PICTURE_ORIGINS: given(origins.default([])),
  REVALIDATE_SECRET: given(z.string().min(32, 'must have at least 32 characters').optional()),
  PAGE_CACHE_MB: given(z.coerce.number({ error: 'must be a number of megabytes' }).int().min(1).max(4096).default(64)),
  RENDER_AHEAD: given(z.enum(['on', 'off'], 'must be on or off').default('on')),
  TRUSTED_PROXIES: given(
    z.string().default('loopback').transform(listed).refine(areNetworks, 'must be networks separated by commas'),
  ),
  HSTS: given(z.enum(['host', 'subdomains', 'preload'], 'must be host, subdomains or preload').default('host')),
  GOOGLE_CLIENT_ID: given(z.string().optional()),
  GOOGLE_CLIENT_SECRET: given(z.string().optional()),
  GOOGLE_ISSUER: given(httpAddress.default('https://accounts.google.com')),
  FACEBOOK_CLIENT_ID: given(z.string().optional()),
  FACEBOOK_CLIENT_SECRET: given(z.string().optional()),
  FACEBOOK_URL: given(httpAddress.default('https://www.facebook.com')),
  FACEBOOK_GRAPH_URL: given(httpAddress.default('https://graph.facebook.com')),
  S3_ENDPOINT: given(httpAddress.optional()),
  S3_BUCKET: given(bucketName.optional()),
  S3_REGION: given(z.string().default('auto')),
  S3_ACCESS_KEY_ID: given(z.string().optional()),
  S3_SECRET_ACCESS_KEY: given(z.string().optional()),
  UPLOAD_URL: given(httpAddress.optional()),
  UPLOAD_PRESET: given(z.string().optional()),
  ...backupSettings,
  SMTP_URL: given(z.string().refine(isMailServer, 'must be an smtp:// or smtps:// address').optional()),
  MAIL_FROM: given(read(namedAddress, 'must be an e-mail address, or Name <address>').optional()),
  MAIL_STAFF: given(read(addressList, 'must be e-mail addresses separated by commas').optional()),
  INDEXNOW_KEY: given(
    z
      .string()
      .regex(/^[A-Za-z0-9-]{8,128}$/, 'must be 8 to 128 letters, digits and hyphens')
      .optional(),
  ),
  INDEXNOW_URL: given(httpAddress.default('https://api.indexnow.org/indexnow')),
  CDN: given(z.enum(['cloudflare', 'fastly', 'nginx'], 'must be cloudflare, fastly or nginx').optional()),
  CDN_SERVICE: given(
    z
      .string()
      .regex(/^[A-Za-z0-9]{8,64}$/, 'must be the id of a zone or service: letters and digits')
      .optional(),
  ),
  CDN_TOKEN: given(
    z
      .string()
      .regex(/^[\x21-\x7e]{16,}$/, 'must have at least 16 characters and no spaces')
      .optional(),
  ),
  CDN_API_URL: given(httpAddress.optional()),
  LOG_FORMAT: given(z.enum(['text', 'json'], 'must be text or json').optional()),
  LOG_REQUESTS: given(z.enum(['failed', 'all'], 'must be failed or all').default('failed')),
  METRICS_TOKEN: given(z.string().min(16, 'must have at least 16 characters').optional()),
  STOP_DELAY_MS: given(
    z.coerce.number({ error: 'must be a number of milliseconds' }).int().min(0).max(60_000).default(0),
  ),
  SITE_SECRET: exact(z.string().min(32, 'must have at least 32 characters').optional()),
  STAFF_EMAIL: given(z.email('must be an e-mail address').default('admin@ilc.example')),
  STAFF_PASSWORD: given(z.string().min(12, 'must have at least 12 characters').optional()),
})

export const together = [
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['FACEBOOK_CLIENT_ID', 'FACEBOOK_CLIENT_SECRET'],
  ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  ['UPLOAD_URL', 'UPLOAD_PRESET'],
  ['CDN_SERVICE', 'CDN_TOKEN'],
  ['BACKUP_S3_ENDPOINT', 'BACKUP_S3_BUCKET', 'BACKUP_S3_ACCESS_KEY_ID', 'BACKUP_S3_SECRET_ACCESS_KEY'],
] as const

type Given = z.infer<typeof settingsSchema>

type Rule = [isBroken: boolean, name: keyof Given, message: string]

function backupRules(values: Given): Rule[] {
  const { BACKUP_S3_ENDPOINT, BACKUP_S3_BUCKET, BACKUP_KEY, BACKUP_KEY_FILE } = values
  const isInBucket = BACKUP_S3_BUCKET !== undefined
  return [
    [BACKUP_KEY !== undefined && BACKUP_KEY_FILE !== undefined, 'BACKUP_KEY_FILE', 'cannot be used with BACKUP_KEY'],
    [isInBucket && values.BACKUP_DIR !== undefined, 'BACKUP_DIR', 'cannot be used with BACKUP_S3_BUCKET'],
    [
      isInBucket && BACKUP_KEY === undefined && BACKUP_KEY_FILE === undefined,
      'BACKUP_KEY',
      'is missing: backups in a bucket are encrypted',
    ],
    [
      isInBucket && BACKUP_S3_BUCKET === values.S3_BUCKET && BACKUP_S3_ENDPOINT === values.S3_ENDPOINT,
      'BACKUP_S3_BUCKET',
      'must be another bucket than S3_BUCKET: who loses that one loses both',
    ],
  ]
}

function cdnRules({ BACKEND_URL, CDN, CDN_SERVICE, CDN_TOKEN }: Given): Rule[] {
  const isPurged = CDN === 'cloudflare' || CDN === 'fastly'
  const isGiven = CDN_SERVICE !== undefined || CDN_TOKEN !== undefined
  return [
    [isPurged && !isGiven, 'CDN_TOKEN', `is missing: changes are purged at ${CDN ?? ''}`],
    [!isPurged && isGiven, 'CDN', 'must be cloudflare or fastly with CDN_SERVICE and CDN_TOKEN'],
    [isPurged && BACKEND_URL !== undefined, 'CDN', 'must be nginx with BACKEND_URL: changes there cannot be purged'],
  ]
}

function missingTogether(values: Given): Rule[] {
  const groups = together.filter((names) => names.some((name) => values[name]))
  return groups.flatMap((names) => names.map((name): Rule => [!values[name], name, 'is missing']))
}

export const siteSettings = settingsSchema.superRefine((values, context) => {
  const { BACKEND_URL, BACKEND_TOKEN, UPLOAD_URL, DATABASE_URL, DATABASE_DIRECT_URL, SMTP_URL, MAIL_FROM } = values
  const rules: Rule[] = [
    ...missingTogether(values),
    [
      Boolean(BACKEND_URL && BACKEND_TOKEN && UPLOAD_URL),
      'UPLOAD_URL',
      'cannot be used with BACKEND_TOKEN: the other instance stores the files',
    ],
    ...backupRules(values),
    ...cdnRules(values),
    [Boolean(DATABASE_DIRECT_URL && !DATABASE_URL), 'DATABASE_URL', 'is missing'],
    [Boolean(SMTP_URL && !MAIL_FROM), 'MAIL_FROM', 'is missing'],
  ]
  for (const [isBroken, name, message] of rules)
    if (isBroken) context.addIssue({ code: 'custom', path: [name], message })
})

export { SettingsError }

export type Settings = Omit<z.infer<typeof settingsSchema>, 'SITE_URL'> & {
  SITE_URL: string
  /** Whether SITE_URL was given, and is not merely the address of this machine. */
  isSiteUrlGiven: boolean
}

/** Parses settings from an environment. Throws a SettingsError naming every wrong variable. */
export function parseSettings(environment: Record<string, string | undefined>): Settings {
  const parsed = siteSettings.safeParse(withPresentNames(environment))
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`)
    throw new SettingsError(`Wrong settings: ${lines.join('; ')}`)
  }
  return {
    ...parsed.data,
    DATA_DIR: path.resolve(parsed.data.DATA_DIR),
    SITE_URL: parsed.data.SITE_URL ?? `http://localhost:${parsed.data.PORT}`,
    isSiteUrlGiven: parsed.data.SITE_URL !== undefined,
  }
}

export type Cdn = NonNullable<Settings['CDN']>

let current: Settings | undefined

/** The settings of this process. Throws a SettingsError naming every wrong variable. */
export function settings(): Settings {
  if (!current) {
    loadEnvFile()
    current = parseSettings(process.env)
  }
  return current
}

/** The format of the log that is set. It is known although another setting may be wrong: the log says which. */
export function logFormat(): Settings['LOG_FORMAT'] {
  try {
    loadEnvFile()
  } catch {
    // Reported with the settings.
  }
  return settingsSchema.shape.LOG_FORMAT.safeParse(process.env.LOG_FORMAT).data
}
