import { parseArgs, type ParseArgsConfig } from 'node:util'
import { ContentProblems } from '@/lib/content/import/problems'
import { loggable } from '@/lib/operations/log/loggable'
import { operatorError } from '@/lib/operations/operator-error'
import { Refusal } from '@/lib/operations/refusal'
import { SettingsError } from '@/lib/operations/settings'

/** What is printed of an error: of one that the caller or operator can mend only what it says, otherwise all. */
function linesAbout(error: unknown): string {
  const isMistake = [SettingsError, ContentProblems, Refusal].some((kind) => error instanceof kind)
  return isMistake && error instanceof Error ? error.message : (operatorError(error) ?? loggable(error))
}

/** Prints an error and exits with code 1. A mistake of the caller, or an error of the machine, comes without a stack. */
export function fail(error: unknown): never {
  console.error(linesAbout(error))
  process.exit(1)
}

/** Prints how a command is called, and exits with code 2. */
export function failWithUsage(usage: string): never {
  console.error(usage)
  process.exit(2)
}

/** The arguments of a command; undefined if it has no such option, or an option lacks its value. */
export function readArguments<T extends ParseArgsConfig>(config: T): ReturnType<typeof parseArgs<T>> | undefined {
  try {
    return parseArgs(config)
  } catch {
    return undefined
  }
}
