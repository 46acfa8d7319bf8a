import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { parseSettings, settingsSchema } from '@/lib/operations/settings'

const folders = ['app', 'components', 'e2e', 'importers', 'lib', 'server', 'tools', 'deploy', 'docs', '.github']
const filesIn = (folder: string) =>
  existsSync(folder)
    ? readdirSync(folder, { encoding: 'utf8', recursive: true }).map((file) => path.join(folder, file))
    : []
const files = [
  ...folders.flatMap(filesIn),
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  'middleware.ts',
  'next.config.ts',
  'payload.config.ts',
  'playwright.config.ts',
].filter((file) => existsSync(file))

const sources = files
  .filter((file) => /\.(?:tsx?|css|js)$/.test(file))
  .map((file) => [file, readFileSync(file, 'utf8')] as const)
const documents = files
  .filter((file) => file.endsWith('.md'))
  .map((file) => [file, readFileSync(file, 'utf8')] as const)

test('every architecture decision that is cited exists, and the index names each', () => {
  const names = filesIn('docs/adr').map((file) => path.basename(file))
  const numbers = new Set(names.map((name) => name.slice(0, 4)))
  const citations = [...sources, ...documents].flatMap(([file, text]) =>
    [...text.matchAll(/\badr\/(\d{4})/g)].map(([, number = '']) => [file, number] as const),
  )
  expect(citations.length).toBeGreaterThan(5)
  expect(citations.filter(([, number]) => !numbers.has(number))).toEqual([])
  const index = readFileSync('docs/adr/README.md', 'utf8')
  expect(names.filter((name) => name !== 'README.md' && !index.includes(`(${name})`))).toEqual([])
})

test('links between documents lead to files that exist', () => {
  const links = documents.flatMap(([file, text]) =>
    [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#]+)/g)].map(([, target = '']) => [file, target] as const),
  )
  expect(links.length).toBeGreaterThan(30)
  expect(links.filter(([file, target]) => !existsSync(path.join(path.dirname(file), target)))).toEqual([])
})

test('every test that docs/security.md names exists', () => {
  const named = [...readFileSync('docs/security.md', 'utf8').matchAll(/`([\w.-]+\.(?:test|spec)\.ts)`/g)]
  const names = new Set(files.map((file) => path.basename(file)))
  expect(named.length).toBeGreaterThan(40)
  expect(named.map(([, name = '']) => name).filter((name) => !names.has(name))).toEqual([])
})

const settings = Object.keys(settingsSchema.shape)
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }

/** The specification, the product decisions and the records of decisions describe more than this repository. */
const guides = readdirSync('docs').filter(
  (file) => file.endsWith('.md') && !['specification.md', 'product-decisions.md'].includes(file),
)
const described = [
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
  const results = foundIn(described, /npm (?:run )?(?!run\b)([a-z][a-z0-9:-]*)/g)
  const named = new Set(results.map(([, name]) => name))
  expect(results.filter(([, name]) => !['ci', 'prune'].includes(name) && !(name in scripts))).toEqual([])
  expect(Object.keys(scripts).filter((name) => !named.has(name))).toEqual([])
})

const places =
  'app|components|importers|lib|messages|content|e2e|docs|deploy|server|tools|public|middleware|\\.github|\\.ci'

test('documents name only files that exist', () => {
  const named = foundIn(
    [...described, ...filesIn('docs/adr')],
    new RegExp(`\`((?:${places})(?:[./][\\w./()[\\]-]*)?)\``, 'g'),
  )
  expect(named.length).toBeGreaterThan(100)
  // A record is cited by its number, which another test looks for.
  expect(named.filter(([, file]) => !existsSync(file) && !/^docs\/adr\/\d{4}$/.test(file))).toEqual([])
})
