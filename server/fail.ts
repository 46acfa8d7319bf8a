import { ContentProblems } from '@/lib/content/import/problems'
import { Refusal } from '@/lib/operations/refusal'
import { SettingsError } from '@/lib/settings'

/** Ends a script: a mistake of whoever called it is told in its own words, anything else with all there is to know. */
export function fail(error: unknown): never {
  const isMistake = [SettingsError, ContentProblems, Refusal].some((kind) => error instanceof kind)
  console.error(isMistake && error instanceof Error ? error.message : error)
  process.exit(1)
}
