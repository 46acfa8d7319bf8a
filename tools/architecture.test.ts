import { globSync, readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'

test("an article's way from the request to the bytes is at most 20 files", () => {
  const [, way = ''] = readFileSync('docs/architecture.md', 'utf8').split(/^## A page is read$|^## A search$/m)
  const files = [...way.matchAll(/^\d+\. `([^`]+)`/gm)].map(([, file]) => file)
  expect(files.length).toBeGreaterThan(5)
  expect(new Set(files).size).toBeLessThanOrEqual(20)
})

const ofImporters =
  /^@\/lib\/(?:content|domain|consultation\/attachments|backend\/contract)\/|^@\/lib\/(?:backend\/(?:ask-host|fetch-image|model|opaque-author|port|remote\/(?:client|reading)|site-record)|http\/bytes-up-to|operations\/refusal)$/

test('importers import only the content folder and small parts of lib; oxlint holds that nothing imports them', () => {
  const files = globSync('importers/**/*.ts').filter((file) => !file.endsWith('.test.ts'))
  const imported = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/(?:from|import\()\s*'(@\/[^']+|(?:\.\.\/){3}[^']+)'/g)].map(
      ([, name = '']) => `${file}: ${name}`,
    ),
  )
  expect(imported.length).toBeGreaterThan(50)
  expect(imported.filter((line) => !ofImporters.test(line.split(': ')[1] ?? ''))).toEqual([])
})
