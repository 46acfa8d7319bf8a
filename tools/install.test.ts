import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'

/** `npm ci` neither warns nor asks: the declared versions of Node are right, and each install script is decided on. */

interface Package {
  version?: string
  engines?: { node?: string }
  hasInstallScript?: boolean
  optional?: boolean
}

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

/** Of comparisons those that packages use; any other one is not met. */
function meets(version: string, comparison: string): boolean {
  const [, sign = '', wanted = ''] = /^(>=|<|\^|)v?(.*)$/.exec(comparison) ?? []
  const order = compare(version, wanted)
  const isSameMajor = numbers(version)[0] === numbers(wanted)[0]
  if (wanted === '*') return true
  if (sign === '>=') return order >= 0
  if (sign === '<') return order < 0
  return isSameMajor && (sign === '^' ? order >= 0 : !/\.\d/.test(wanted))
}

const satisfies = (version: string, range: string) =>
  range
    .replaceAll(/(>=|<|\^)\s+/g, '$1')
    .split('||')
    .some((all) =>
      all
        .trim()
        .split(/\s+/)
        .every((comparison) => meets(version, comparison)),
    )

test.each([
  ['24.15.0', '^22.22.2 || >=24.15.0', true],
  ['23.1.0', '^22.12 || >= 24.0', false],
  ['18.4.0', '>=16 <18', false],
  ['20.1.0', '20 || 22.x', true],
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

test('each install script is allowed or denied; only Node itself needs its own', () => {
  const nameOf = (place: string) => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)
  const withScript = new Set(
    installed.flatMap(([place, { hasInstallScript }]) => (hasInstallScript ? nameOf(place) : [])),
  )
  expect(Object.keys(allowScripts).sort()).toEqual([...withScript].sort())
  expect(Object.entries(allowScripts).filter(([, isAllowed]) => isAllowed)).toEqual([['node', true]])
})
