import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { parseSettings, settingsSchema } from '@/lib/operations/settings'

const settings = Object.keys(settingsSchema.shape)
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }

/** The specification, the product decisions and the records of decisions describe more than this repository. */
const guides = readdirSync('docs').filter(
  (file) => file.endsWith('.md') && !['specification.md', 'product-decisions.md'].includes(file),
)
const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'deploy/README.md',
  'importers/README.md',
  ...guides.map((file) => path.join('docs', file)),
].filter((file) => existsSync(file))

const foundIn = (files: string[], pattern: RegExp) =>
  files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, result = '']) => [file, result] as const),
  )

test('docs/operations.md lists every setting, in the order of the schema, and none that does not exist', () => {
  expect(foundIn(['docs/operations.md'], /^- `([A-Z0-9_]+)` \(/gm).map(([, name]) => name)).toEqual(settings)
})

test('the README lists only settings that exist', () => {
  const named = foundIn(['README.md'], /^- `([A-Z0-9_]+)` \(/gm)
  expect(named.length).toBeGreaterThan(5)
  expect(named.filter(([, name]) => !settings.includes(name))).toEqual([])
})

test('.env.example names every setting, in the order of the schema, and sets none', () => {
  const lines = readFileSync('.env.example', 'utf8').split('\n')
  expect(lines.flatMap((line) => /^#([A-Z0-9_]+)=/.exec(line)?.[1] ?? [])).toEqual(settings)
  expect(lines.filter((line) => line !== '' && !line.startsWith('#'))).toEqual([])
})

test('.env.example gives the defaults', () => {
  const inputs = [...readFileSync('.env.example', 'utf8').matchAll(/^#([A-Z0-9_]+)=(.*)$/gm)].map(
    ([, name = '', value = '']) => [name, value],
  )
  expect(parseSettings(Object.fromEntries(inputs))).toEqual(parseSettings({}))
})

test('documents name every command, and none that does not exist', () => {
  const results = foundIn(documents, /npm (?:run )?(?!run\b)([a-z][a-z0-9:-]*)/g)
  const named = new Set(results.map(([, name]) => name))
  expect(results.filter(([, name]) => !['ci', 'prune'].includes(name) && !(name in scripts))).toEqual([])
  expect(Object.keys(scripts).filter((name) => !named.has(name))).toEqual([])
})

const folders =
  'app|components|importers|lib|messages|content|e2e|docs|deploy|server|tools|public|middleware|\\.github|\\.ci'

test('documents name only files that exist', () => {
  const named = foundIn(
    [...documents, ...readdirSync('docs/adr').map((file) => path.join('docs/adr', file))],
    new RegExp(`\`((?:${folders})(?:[./][\\w./()[\\]-]*)?)\``, 'g'),
  )
  expect(named.length).toBeGreaterThan(100)
  // A record is cited by its number; documents.test.ts looks for those.
  expect(named.filter(([, file]) => !existsSync(file) && !/^docs\/adr\/\d{4}$/.test(file))).toEqual([])
})

test('the description of a server names only files that exist, of its own folder or the project', () => {
  const named = foundIn(
    ['deploy/README.md'],
    /(?<![\w./-])((?:server\/)?[\w.-]+\.(?:conf|env\.example|json|mjs|ts|yaml))\b/g,
  )
  expect(named.length).toBeGreaterThan(5)
  expect(named.filter(([, file]) => !existsSync(file) && !existsSync(path.join('deploy', file)))).toEqual([])
})
