import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
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
  const named = [...readme.matchAll(/`((?:app|components|lib|messages|content|e2e|docs|server|tools|middleware)[\w./()[\]-]*)`/g), ...readme.matchAll(/\]\(([^)]+)\)/g)]
  expect(named.length).toBeGreaterThan(10)
  for (const [, file = ''] of named) expect([file, existsSync(file)]).toEqual([file, true])
})

const sources = ['app', 'components', 'e2e', 'lib', 'server', 'tools'].flatMap((folder) => readdirSync(folder, { encoding: 'utf8', recursive: true }).map((file) => path.join(folder, file)))

test('the decisions name only files that exist, by the end of their path at least; one that is superseded may name what is gone', () => {
  const decisions = readFileSync('docs/decisions.md', 'utf8').split(/^(?=\d+\. )/m).filter((text) => !/^\d+\. \*\(superseded by/.test(text))
  const named = decisions.flatMap((text) => [...text.matchAll(/`((?:app|components|lib|messages|content|e2e|docs|server|tools|deploy)\/[\w./()[\]-]+|[\w./-]+\.(?:tsx?|c?js|json))`/g)])
  expect(named.length).toBeGreaterThan(50)
  for (const [, file = ''] of named) expect([file, existsSync(file) || sources.some((source) => source.endsWith(`/${file}`))]).toEqual([file, true])
})

test('the description of a server names only files that exist, of its own folder or the project', () => {
  const named = [...readFileSync('deploy/README.md', 'utf8').matchAll(/(?<![\w./-])((?:server\/)?[\w.-]+\.(?:conf|env\.example|json|ts|yaml))\b/g)]
  expect(named.length).toBeGreaterThan(5)
  for (const [, file = ''] of named) expect([file, existsSync(file) || existsSync(path.join('deploy', file))]).toEqual([file, true])
})
