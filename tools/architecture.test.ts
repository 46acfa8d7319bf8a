import { globSync, readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'

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
