import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { settingsSchema } from '@/lib/settings'
import { catalogue } from './catalogue'
import { fine, finding } from './finding'
import { linesOf, secretValues, summaryLine, toJson, withoutSecrets } from './report'

const results = [
  { name: 'disk', findings: [fine('12 GB free'), finding('disk-nearly-full', '1 GB free')] },
  { name: 'mail', findings: [finding('mail-refused', '535 Wrong password')] },
]

test('a line names the check and what it found; the next one says what to do', () => {
  expect(results.flatMap(linesOf)).toEqual([
    '✓ disk         12 GB free',
    '! disk         1 GB free',
    '               → Make room soon: delete old logs and backups, or enlarge the disk.',
    '✗ mail         535 Wrong password',
    '               → Correct user and password in SMTP_URL. Percent-encode @ / ? # % in them.',
  ])
  expect(summaryLine(results)).toBe('1 fine, 1 to look at, 1 to repair')
})

test('the output for programs has a stable code for whatever is wrong', () => {
  expect(JSON.parse(toJson(results))).toMatchObject({
    counts: { fine: 1, warning: 1, problem: 1 },
    findings: [
      { check: 'disk', state: 'fine', found: '12 GB free' },
      { check: 'disk', state: 'warning', code: 'disk-nearly-full', advice: expect.stringContaining('room') },
      { check: 'mail', state: 'problem', code: 'mail-refused' },
    ],
  })
})

test('no output contains a secret of the environment', () => {
  const secrets = secretValues({
    SITE_SECRET: 'very-secret-value',
    S3_SECRET_ACCESS_KEY: 'bucket/key',
    DATABASE_URL: 'postgres://ilc:p%40ss@db.example/ilc',
    SMTP_URL: 'smtp://web:%zz1@mail.example',
    SITE_URL: 'https://www.ilc.example',
    STAFF_PASSWORD: 'abc',
    METRICS_TOKEN: 'of-a-file\n',
    BACKUP_KEY_FILE: '/etc/ilc/key',
  })
  const found =
    'very-secret-value bucket/key p%40ss p@ss %zz1 db.example https://www.ilc.example abc /etc/ilc/key of-a-file'
  expect(withoutSecrets({ name: 'x', findings: [fine(found)] }, secrets).findings).toEqual([
    fine('… … … … … db.example https://www.ilc.example abc /etc/ilc/key …'),
  ])
})

const advice = Object.entries(catalogue).map(([code, [severity, text]]) => [code, severity, text] as const)

test.each(advice)('%s (%s) says what to do, in words that exist', (_, __, text) => {
  expect(text).toMatch(/^[A-Z\w/:. -].{20,}/)
  expect(text.length).toBeLessThanOrEqual(100)
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: object }
  const commands = [...text.matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name)
  expect(commands.filter((name) => !(name in scripts))).toEqual([])
  const settings = [...text.matchAll(/\b[A-Z][A-Z0-9]*_[A-Z_]+\b/g)].map(([name]) => name)
  expect(settings.filter((name) => !(name in settingsSchema.shape))).toEqual([])
})

test('whatever the catalogue names is reported somewhere', () => {
  const folders = ['lib/doctor', 'lib/doctor/address', 'server/doctor']
  const sources = folders
    .flatMap((folder) => readdirSync(folder).map((file) => path.join(folder, file)))
    .filter((file) => file.endsWith('.ts') && !/(?:\.test|catalogue)\.ts$/.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
  expect(Object.keys(catalogue).filter((code) => !sources.includes(`'${code}'`))).toEqual([])
})
