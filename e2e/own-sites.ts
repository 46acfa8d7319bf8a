import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Sites that all specs share, which the deployment profile decides. */
const sharedSite = /import \{[^}]*\b(?:instances|studio|users|remoteUsers)\b[^}]*\} from '\.\/instances'/
const profile = /from '\.\/profile'/
/** What Playwright gives a test, which leads to a shared site unless the spec names another one. */
const input = /async \(\{[^})]*\b(?:page|request|newcomer|context)\b/
const otherSite = /\btest\.use\(\{ baseURL\b/

const hasOwnSites = (text: string) =>
  !sharedSite.test(text) && !profile.test(text) && (!input.test(text) || otherSite.test(text))

/** Specs that use no other sites than their own. They are the same in each deployment profile: the first one runs them. */
export const specsWithOwnSites: readonly string[] = globSync('e2e/*.spec.ts')
  .filter((spec) => hasOwnSites(readFileSync(spec, 'utf8')))
  .map((spec) => path.basename(spec, '.spec.ts'))
