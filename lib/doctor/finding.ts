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

/** The message of an error, or what else was thrown. */
export const reasonOf = (error: unknown): string =>
  types.isNativeError(error) ? error.message || ('code' in error ? String(error.code) : error.name) : String(error)
