import { expect, test } from '@jest/globals'
import { parseSettings, SettingsError } from '.'
import { renamedSettings } from './environment'

const backupBucket = {
  BACKUP_S3_ENDPOINT: 'https://s3.example',
  BACKUP_S3_BUCKET: 'backups',
  BACKUP_S3_ACCESS_KEY_ID: 'x',
  BACKUP_S3_SECRET_ACCESS_KEY: 'y',
  BACKUP_KEY: '0'.repeat(64),
}

const bucket = {
  S3_ENDPOINT: 'https://s3.example/',
  S3_BUCKET: 'ilc',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'secret',
}
const upload = { UPLOAD_URL: 'https://upload.example/auto/upload', UPLOAD_PRESET: 'site' }
const mail = { SMTP_URL: 'smtps://web%40ilc.example:p%2Fw@mail.example:465' }
const secret = 's'.repeat(32)

const unchanged = [
  upload,
  { DATABASE_URL: 'postgres://ilc:p%40ss@db.example/ilc' },
  { DATABASE_URL: 'postgres:///ilc?host=/run/postgresql' },
  { DATABASE_URL: 'postgres://%2Frun%2Fpostgresql/ilc' },
  // It encrypts stored values.
  ...[`${secret}\n`, ` ${secret}`, `"${secret}"`].map((SITE_SECRET) => ({ SITE_SECRET })),
].map((environment): [object, object] => [environment, environment])

test.each<[object, object]>([
  [{}, { PORT: 3000, SITE_URL: 'http://localhost:3000', BACKUP_HOUR: 2, BACKUP_S3_REGION: 'auto' }],
  [
    { PORT: '', DATABASE_URL: '', SITE_URL: 'https://ilc.example/' },
    { PORT: 3000, SITE_URL: 'https://ilc.example' },
  ],
  [{ BACKUP_HOUR: 'off' }, { BACKUP_HOUR: 'off' }],
  [
    { BACKUP_HOUR: '0', BACKUP_KEEP: '7, 4, 12' },
    { BACKUP_HOUR: 0, BACKUP_KEEP: { daily: 7, weekly: 4, monthly: 12 } },
  ],
  [{ BACKUP_KEY: 'ab'.repeat(32) }, { BACKUP_KEY: Buffer.alloc(32, 0xab) }],
  [{ BACKUP_KEY: Buffer.alloc(32, 0xfb).toString('base64') }, { BACKUP_KEY: Buffer.alloc(32, 0xfb) }],
  [backupBucket, { BACKUP_S3_BUCKET: 'backups', BACKUP_S3_REGION: 'auto' }],
  [bucket, { ...bucket, S3_ENDPOINT: 'https://s3.example', S3_REGION: 'auto' }],
  [{ MAIL_STAFF: 'a@ilc.example, b@ilc.example' }, { MAIL_STAFF: ['a@ilc.example', 'b@ilc.example'] }],
  [{ SITE_URL: 'HTTPS://WWW.ILC.example' }, { SITE_URL: 'https://www.ilc.example' }],
  [{ SITE_URL: 'https://việnilc.vn' }, { SITE_URL: 'https://xn--vinilc-jk8b.vn' }],
  [
    { BACKEND_PICTURE_ORIGINS: 'https://Pictures.example/, http://localhost:3001' },
    { BACKEND_PICTURE_ORIGINS: ['https://pictures.example', 'http://localhost:3001'] },
  ],
  [{ ...mail, MAIL_FROM: 'web@ilc.example' }, { MAIL_FROM: { name: '', address: 'web@ilc.example' } }],
  [
    { ...mail, MAIL_FROM: 'Viện ILC <web@ilc.example>' },
    { MAIL_FROM: { name: 'Viện ILC', address: 'web@ilc.example' } },
  ],
  [
    { ...mail, MAIL_FROM: '"ILC, Hà Nội" <web@ilc.example>' },
    { MAIL_FROM: { name: 'ILC, Hà Nội', address: 'web@ilc.example' } },
  ],
  ...unchanged,
])('%j is read as %j', (environment, values) => {
  expect(parseSettings({ ...environment })).toEqual(expect.objectContaining(values))
})

test.each([
  ['a line of a file from Windows', '\r'],
  ['a line with a space at its end', ' '],
])('white space around a value does not belong to it: %s', (_, end) => {
  const input = {
    HSTS: 'host',
    STAFF_PASSWORD: 's'.repeat(12),
    DATA_DIR: '/var/lib/ilc',
    SMTP_URL: 'smtp://mail.example',
  }
  const ended = Object.fromEntries(Object.entries(input).map(([name, value]) => [name, ` ${value}${end}`]))
  expect(parseSettings({ ...ended, MAIL_FROM: 'a@b.example', GOOGLE_CLIENT_ID: end })).toMatchObject(input)
})

test.each([
  [{ PORT: 'abc' }, /^Wrong settings: PORT must be a number$/],
  [{ RENDER_AHEAD: 'no' }, /^Wrong settings: RENDER_AHEAD must be on or off$/],
  [{ HSTS: 'includeSubDomains' }, /^Wrong settings: HSTS must be host, subdomains or preload$/],
  [
    { DATABASE_URL: 'mysql://x' },
    /^Wrong settings: DATABASE_URL must be a postgres:\/\/ address, with .* percent-encoded$/,
  ],
  // A password that is not encoded: another host or database would be asked.
  [{ DATABASE_URL: 'postgres://ilc:hid#den@db.example/ilc' }, /^Wrong settings: DATABASE_URL must be a postgres/],
  [{ DATABASE_URL: 'postgres://ilc:hid@d/en@db.example/ilc' }, /^Wrong settings: DATABASE_URL must be a postgres/],
  [{ SITE_URL: 'https://ilc.example/vi' }, /^Wrong settings: SITE_URL must be an http\(s\) address without a path$/],
  [{ SITE_URL: 'https://web:hidden@ilc.example' }, /^Wrong settings: SITE_URL must be/],
  [{ DATA_DIR: '"/var/lib/ilc"' }, /^Wrong settings: DATA_DIR is in quotation marks: remove them$/],
  [{ GOOGLE_CLIENT_ID: 'x', GOOGLE_CLIENT_SECRET: '“hid”' }, /^Wrong settings: GOOGLE_CLIENT_SECRET is in quotation /],
  [{ DATA_DIR: '~/ilc' }, /^Wrong settings: DATA_DIR must be a path without ~, which only a shell replaces$/],
  [{ DATABASE_DIRECT_URL: 'postgres://db/x' }, /^Wrong settings: DATABASE_URL is missing$/],
  [{ REDIS_URL: 'localhost:6379' }, /^Wrong settings: REDIS_URL must be a redis:\/\/ or rediss:\/\/ address$/],
  [{ BACKEND_URL: 'x' }, /^Wrong settings: BACKEND_URL must be an http\(s\) address$/],
  [
    { BACKEND_PICTURE_ORIGINS: 'https://a.example, pictures.local' },
    /^Wrong settings: BACKEND_PICTURE_ORIGINS must be origins \(https:\/\/host\) separated by commas$/,
  ],
  [
    { TRUSTED_PROXIES: 'loopback, everybody' },
    /^Wrong settings: TRUSTED_PROXIES must be networks separated by commas$/,
  ],
  [{ GOOGLE_CLIENT_ID: 'x' }, /^Wrong settings: GOOGLE_CLIENT_SECRET is missing$/],
  [
    { S3_ENDPOINT: 'https://s3.example', S3_ACCESS_KEY_ID: 'x' },
    /^Wrong settings: S3_BUCKET is missing; S3_SECRET_ACCESS_KEY is missing$/,
  ],
  [{ S3_BUCKET: 'files/../other' }, /^Wrong settings: S3_BUCKET must be the name of a bucket; /],
  [{ UPLOAD_URL: upload.UPLOAD_URL }, /^Wrong settings: UPLOAD_PRESET is missing$/],
  [
    { ...upload, BACKEND_URL: 'https://other.example/api', BACKEND_TOKEN: 'x'.repeat(32) },
    /^Wrong settings: UPLOAD_URL cannot be used with BACKEND_TOKEN/,
  ],
  [{ BACKUP_HOUR: '24' }, /^Wrong settings: BACKUP_HOUR must be an hour \(0 to 23\) or off$/],
  [{ BACKUP_KEEP: '7,4' }, /^Wrong settings: BACKUP_KEEP must be three numbers separated by commas/],
  [{ BACKUP_KEY: 'hidden' }, /^Wrong settings: BACKUP_KEY must be 32 bytes as 64 hexadecimal digits or as base64$/],
  [{ BACKUP_KEY: '0'.repeat(64), BACKUP_KEY_FILE: 'x' }, /BACKUP_KEY_FILE cannot be used with BACKUP_KEY$/],
  [
    { ...backupBucket, BACKUP_KEY: undefined },
    /^Wrong settings: BACKUP_KEY is missing: backups in a bucket are encrypted$/,
  ],
  [{ ...backupBucket, BACKUP_DIR: 'x' }, /^Wrong settings: BACKUP_DIR cannot be used with BACKUP_S3_BUCKET$/],
  [
    { ...backupBucket, ...bucket, S3_BUCKET: 'backups' },
    /^Wrong settings: BACKUP_S3_BUCKET must be another bucket than S3_BUCKET/,
  ],
  [{ SMTP_URL: 'smtp://web:hidden@mail.example' }, /^Wrong settings: MAIL_FROM is missing$/],
  [
    { SMTP_URL: 'https://web:hidden@mail.example', MAIL_FROM: 'a@b.example' },
    /^Wrong settings: SMTP_URL must be an smtp:\/\/ or smtps:\/\/ address$/,
  ],
  [{ SMTP_URL: 'smtp://web:hid%den@mail.example' }, /^Wrong settings: SMTP_URL must be/],
  [{ MAIL_FROM: 'ILC' }, /^Wrong settings: MAIL_FROM must be an e-mail address, or Name <address>$/],
  [{ MAIL_FROM: 'ILC\r\nBcc: x <web@ilc.example>' }, /^Wrong settings: MAIL_FROM /],
  [{ MAIL_STAFF: 'a@ilc.example,' }, /^Wrong settings: MAIL_STAFF must be e-mail addresses separated by commas$/],
  [{ CDN: 'akamai' }, /^Wrong settings: CDN must be cloudflare, fastly or nginx$/],
  [{ CDN: 'fastly' }, /^Wrong settings: CDN_TOKEN is missing: changes are purged at fastly$/],
  [{ CDN_SERVICE: 'a1b2c3d4', CDN_TOKEN: 't'.repeat(16) }, /^Wrong settings: CDN must be cloudflare or fastly with /],
  [
    { CDN: 'cloudflare', CDN_SERVICE: 'a1b2c3d4', CDN_TOKEN: 't'.repeat(16), BACKEND_URL: 'https://backend.example' },
    /^Wrong settings: CDN must be nginx with BACKEND_URL/,
  ],
  [{ INDEXNOW_KEY: 'hid-key' }, /^Wrong settings: INDEXNOW_KEY must be 8 to 128 letters, digits and hyphens$/],
  [{ SITE_SECRET: 'short' }, /SITE_SECRET must have at least 32 characters/],
  [{ STAFF_PASSWORD: 'short', STAFF_EMAIL: 'x' }, /STAFF_EMAIL .*STAFF_PASSWORD /],
])('%j is refused with one line that names the variable', (environment, message) => {
  expect(() => parseSettings(environment)).toThrow(SettingsError)
  expect(() => parseSettings(environment)).toThrow(message)
  expect(() => parseSettings(environment)).not.toThrow(/hid/)
})

test('a former name of a setting still works; the current name takes precedence', () => {
  expect(parseSettings({ KEPT_PAGES_MB: '7' }).PAGE_CACHE_MB).toBe(7)
  expect(parseSettings({ KEPT_PAGES_MB: '7', PAGE_CACHE_MB: '' }).PAGE_CACHE_MB).toBe(7)
  expect(parseSettings({ KEPT_PAGES_MB: '7', PAGE_CACHE_MB: '9' }).PAGE_CACHE_MB).toBe(9)
  expect(parseSettings({}).PAGE_CACHE_MB).toBe(64)
})

test('a log line names the current name of a renamed setting', () => {
  expect(renamedSettings({ KEPT_PAGES_MB: '7', PORT: '3000' })).toEqual([
    'The setting KEPT_PAGES_MB is now called PAGE_CACHE_MB',
  ])
  expect(renamedSettings({ KEPT_PAGES_MB: '', PAGE_CACHE_MB: '9' })).toEqual([])
})
