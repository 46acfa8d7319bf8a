import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { settingsSchema } from '@/lib/settings'

const readme = readFileSync('README.md', 'utf8')
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }

test('the README names every setting, and none that is not there', () => {
  const named = [...readme.matchAll(/^\| `([A-Z0-9_]+)` \|/gm)].map(([, name]) => name)
  expect(named).toEqual(Object.keys(settingsSchema.shape))
})

test('the README names only commands that exist', () => {
  const named = [...readme.matchAll(/npm (?:run )?([a-z:-]+)/g)].map(([, name]) => name ?? '').filter((name) => name !== 'ci')
  expect(named.length).toBeGreaterThan(5)
  for (const name of named) expect(scripts).toHaveProperty([name])
})

test('the README names only files that exist', () => {
  const named = [...readme.matchAll(/`((?:app|components|lib|messages|content|e2e|docs|scripts|middleware)[\w./()[\]-]*)`/g), ...readme.matchAll(/\]\(([^)]+)\)/g)]
  expect(named.length).toBeGreaterThan(10)
  for (const [, file = ''] of named) expect([file, existsSync(file)]).toEqual([file, true])
})
