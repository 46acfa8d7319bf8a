import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'

const { allowScripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { allowScripts: Record<string, boolean> }
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, { hasInstallScript?: boolean }>
}

test('each install script is allowed or denied, so that `npm ci` does not ask; only Node itself needs its own', () => {
  const places = Object.entries(lock.packages).filter(([place, { hasInstallScript }]) => place && hasInstallScript)
  const names = places.map(([place]) => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length))
  expect(Object.keys(allowScripts).sort()).toEqual([...new Set(names)].sort())
  expect(Object.entries(allowScripts).filter(([, isAllowed]) => isAllowed)).toEqual([['node', true]])
})
