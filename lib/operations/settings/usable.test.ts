import { expect, test } from '@jest/globals'
import { parseSettings } from '.'
import { settingsProblems } from './usable'

const backupBucket = {
  BACKUP_S3_ENDPOINT: 'https://s3.example',
  BACKUP_S3_BUCKET: 'backups',
  BACKUP_S3_ACCESS_KEY_ID: 'id',
  BACKUP_S3_SECRET_ACCESS_KEY: 'secret',
}

const bucket = { S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' }

test.each<[string, Record<string, string>, string[], string[]]>([
  [
    'a wrong setting beside a missing one',
    { PORT: 'many', SMTP_URL: 'smtp://mail.example' },
    ['PORT must be a number', 'MAIL_FROM is missing'],
    ['PORT', 'SMTP_URL', 'MAIL_FROM'],
  ],
  [
    'a wrong setting that others need',
    { S3_ENDPOINT: 'nowhere', ...bucket },
    ['S3_ENDPOINT must be an http(s) address'],
    ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  ],
  [
    'a bucket for backups without a key',
    backupBucket,
    ['BACKUP_KEY is missing: backups in a bucket are encrypted'],
    [...Object.keys(backupBucket), 'BACKUP_KEY'],
  ],
  ['a former name', { KEPT_PAGES_MB: 'x' }, ['PAGE_CACHE_MB must be a number of megabytes'], ['PAGE_CACHE_MB']],
])('%s', (_, environment, problems, unusable) => {
  const result = settingsProblems(environment)
  expect(result.problems.map(({ name, message }) => `${name} ${message}`)).toEqual(problems)
  expect(result.unusable).toEqual(unusable)
  const without = Object.fromEntries(result.unusable.map((name) => [name, '']))
  expect(() => parseSettings({ ...environment, KEPT_PAGES_MB: '', ...without })).not.toThrow()
})
