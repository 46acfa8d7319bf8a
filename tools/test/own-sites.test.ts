import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { specsWithOwnSites } from '@/e2e/own-sites'

/** Sites that all specs share, which the deployment profile decides. */
const sharedSite = /import \{[^}]*\b(?:instances|studio|users|remoteUsers)\b[^}]*\} from '\.\/instances'/
const profile = /from '\.\/profile'/
/** What Playwright gives a test, which leads to a shared site unless the spec names another one. */
const input = /async \(\{[^})]*\b(?:page|request|newcomer|context)\b/
const otherSite = /\btest\.use\(\{ baseURL\b/

const hasOwnSites = (text: string) =>
  !sharedSite.test(text) && !profile.test(text) && (!input.test(text) || otherSite.test(text))

test('the specs that run in one deployment profile only are those with sites of their own', () => {
  const specs = globSync('e2e/*.spec.ts')
  expect(specs.length).toBeGreaterThan(90)
  const results = specs.filter((spec) => hasOwnSites(readFileSync(spec, 'utf8')))
  expect(results.map((spec) => path.basename(spec, '.spec.ts')).sort()).toEqual(specsWithOwnSites)
})
