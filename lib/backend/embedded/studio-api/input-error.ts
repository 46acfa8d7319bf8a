import type { StudioKey } from '../labels'

/** What is wrong with a field: where it is, by names and row numbers joined with dots. */
export interface InputFault {
  path: string
  key: StudioKey
}

/** An error of the caller of the studio's API, with the key of its words for staff. */
export class InputError extends Error {
  readonly status: 400 | 403 | 404 | 413 | 429
  readonly key: StudioKey
  readonly faults: readonly InputFault[]
  /** The numbers in its words. */
  readonly values: Record<string, number>

  constructor(
    status: 400 | 403 | 404 | 413 | 429,
    key: StudioKey,
    faults: readonly InputFault[] = [],
    values: Record<string, number> = {},
  ) {
    super(key)
    this.status = status
    this.key = key
    this.faults = faults
    this.values = values
  }
}
