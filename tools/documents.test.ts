import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'

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

const sectionsOf = (file: string) =>
  new Set([...readFileSync(file, 'utf8').matchAll(/^## (\d+)\. /gm)].map(([, number]) => number))

function cited(pattern: RegExp): [string, string][] {
  const numbers = (text: string) => [...text.matchAll(/\d+/g)].map(([number]) => number)
  return sources.flatMap(([file, text]) =>
    [...text.matchAll(pattern)].flatMap(([, list = '']) =>
      numbers(list).map((number): [string, string] => [file, number]),
    ),
  )
}

test.each([
  ['specification', /(?<!\w)spec(?:ification)? (\d+(?:(?:, | and )\d+)*)/g, 'docs/specification.md', 100],
  ['product decisions', /product decisions (\d+(?:(?:, | and )\d+)*)/g, 'docs/product-decisions.md', 70],
])('every section of the %s that a comment cites exists', (_, pattern, file, least) => {
  const results = cited(pattern)
  expect(results.length).toBeGreaterThan(least)
  const sections = sectionsOf(file)
  expect(results.filter(([, number]) => !sections.has(number))).toEqual([])
})

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

test('no line of a document is longer than 120 characters', () => {
  const long = documents.flatMap(([file, text]) =>
    text.split('\n').flatMap((line, i) => ([...line].length > 120 ? [`${file}:${i + 1}`] : [])),
  )
  expect(long).toEqual([])
})

test('every test that docs/security.md names exists', () => {
  const named = [...readFileSync('docs/security.md', 'utf8').matchAll(/`([\w.-]+\.(?:test|spec)\.ts)`/g)]
  const names = new Set(files.map((file) => path.basename(file)))
  expect(named.length).toBeGreaterThan(40)
  expect(named.map(([, name = '']) => name).filter((name) => !names.has(name))).toEqual([])
})
