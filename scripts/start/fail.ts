import { ContentProblems } from '@/lib/content/import/problems'
import { SettingsError } from '@/lib/settings'

/** Ends a script: a mistake of whoever called it is told in its own words, anything else with all there is to know. */
export function fail(error: unknown): never {
  console.error(error instanceof SettingsError || error instanceof ContentProblems ? error.message : error)
  process.exit(1)
}
