import { types } from 'node:util'
import { catalogue, type FindingCode, type Severity } from './catalogue'

/** What a check found: fine, or one entry of the catalogue with what to do about it. */
export type Finding =
  | { state: 'fine'; found: string }
  | { state: Severity; code: FindingCode; found: string; advice: string }

/** Something is as it should be. */
export const fine = (found: string): Finding => ({ state: 'fine', found })

/** Something of the catalogue is wrong. `found` is one sentence of what was seen, without a full stop. */
export function finding(code: FindingCode, found: string): Finding {
  const [state, advice] = catalogue[code]
  return { state, code, found, advice }
}

const messageOf = (error: Error) => error.message || ('code' in error ? String(error.code) : error.name)

/** The innermost of the errors that an error was made of. */
function rootOf(error: Error): Error {
  return types.isNativeError(error.cause) ? rootOf(error.cause) : error
}

/** The message of an error and of the first one that led to it, or what else was thrown. */
export function reasonOf(error: unknown): string {
  if (!types.isNativeError(error)) return String(error)
  const root = rootOf(error)
  return root === error ? messageOf(error) : `${messageOf(error)}: ${messageOf(root)}`
}
