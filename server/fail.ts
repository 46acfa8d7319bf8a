import { ContentProblems } from '@/lib/content/import/problems'
import { loggable } from '@/lib/log/loggable'
import { Refusal } from '@/lib/operations/refusal'
import { SettingsError } from '@/lib/settings'

/**
 * Prints an error and exits with code 1. For a mistake of the caller it prints only the message, otherwise the error
 * as it may be logged.
 */
export function fail(error: unknown): never {
  const isMistake = [SettingsError, ContentProblems, Refusal].some((kind) => error instanceof kind)
  console.error(isMistake && error instanceof Error ? error.message : loggable(error))
  process.exit(1)
}
