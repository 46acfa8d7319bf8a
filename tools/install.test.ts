import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { env } from 'node:process'
import { expect, test } from '@jest/globals'

/** `npm ci` neither warns nor asks: the declared versions of Node are right, and each install script is decided on. */

interface Package {
  version?: string
  engines?: { node?: string }
  hasInstallScript?: boolean
  optional?: boolean
}

test('an older Node, which only installs the project, is not told what its packages need to run', () => {
  // npm passes the level that it was started with to its scripts.
  const ownLevel = { ...env, npm_config_loglevel: undefined }
  const output = execFileSync('npm', ['config', 'get', 'loglevel'], { encoding: 'utf8', env: ownLevel })
  expect(output.trim()).toBe('error')
})

const { engines, allowScripts, dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  engines: { node: string }
  allowScripts: Record<string, boolean>
  dependencies: { node: string }
}
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Package> }
const installed = Object.entries(lock.packages).filter(([place]) => place !== '')

const numbers = (version: string) => [0, 1, 2].map((part) => Number(version.split('.')[part] ?? 0))

const compare = (a: string, b: string) =>
  numbers(a)
    .map((number, part) => number - (numbers(b)[part] ?? 0))
    .find((difference) => difference !== 0) ?? 0

function meets(version: string, comparison: string): boolean {
  const [, sign = '', rest = ''] = /^(>=|<=|>|<|\^|~|=|)v?(.*)$/.exec(comparison) ?? []
  const inputs = rest.split('.').filter((part) => /^\d+$/.test(part))
  const isSame = (parts: number) =>
    inputs.slice(0, parts).every((part, index) => Number(part) === numbers(version)[index])
  const order = compare(version, inputs.join('.'))
  if (inputs.length === 0) return true
  if (sign === '>=') return order >= 0
  if (sign === '>') return order > 0
  if (sign === '<=') return order <= 0
  if (sign === '<') return order < 0
  if (sign === '^') return order >= 0 && isSame(1)
  if (sign === '~') return order >= 0 && isSame(2)
  return isSame(inputs.length)
}

const satisfies = (version: string, range: string) =>
  range
    .replaceAll(/(>=|<=|>|<|\^|~)\s+/g, '$1')
    .split('||')
    .some((all) =>
      all
        .trim()
        .split(/\s+/)
        .every((comparison) => meets(version, comparison)),
    )

test.each([
  ['24.15.0', '^22.22.2 || >=24.15.0', true],
  ['24.14.9', '^22.22.2 || >=24.15.0', false],
  ['23.1.0', '^22.12 || >= 24.0', false],
  ['22.12.0', '^22.12 || >= 24.0', true],
  ['18.4.0', '>=16 <18', false],
  ['20.1.0', '20 || 22.x', true],
  ['24.1.0', '*', true],
])('%s in %s: %s', (version, range, expected) => {
  expect(satisfies(version, range)).toBe(expected)
})

const least = [...engines.node.matchAll(/\d+\.\d+\.\d+/g)].map(([version]) => version)

test.each([...least, dependencies.node, `${readFileSync('.nvmrc', 'utf8').trim()}.99.0`])(
  'every package supports Node %s',
  (version) => {
    expect(satisfies(version, engines.node)).toBe(true)
    const others = installed.filter(
      ([, { engines, optional }]) => !optional && !satisfies(version, engines?.node ?? '*'),
    )
    expect(others.map(([place]) => place)).toEqual([])
  },
)

test('the lockfile declares the same versions', () => {
  expect(lock.packages['']?.engines).toEqual(engines)
})

test('each install script is allowed or denied; only Node itself needs its own', () => {
  const nameOf = (place: string) => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)
  const withScript = new Set(
    installed.flatMap(([place, { hasInstallScript }]) => (hasInstallScript ? nameOf(place) : [])),
  )
  expect(Object.keys(allowScripts).sort()).toEqual([...withScript].sort())
  expect(Object.entries(allowScripts).filter(([, isAllowed]) => isAllowed)).toEqual([['node', true]])
})
