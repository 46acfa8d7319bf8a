import type { StudioKey } from '../labels'

type Status = 400 | 403 | 404 | 413 | 429

/** An error of the caller of the studio's API, with the key of its words for staff and the values in them. */
export class InputError extends Error {
  readonly status: Status
  readonly key: StudioKey
  readonly values: Record<string, number | string>

  constructor(status: Status, key: StudioKey, values: Record<string, number | string> = {}) {
    super(key)
    this.status = status
    this.key = key
    this.values = values
  }
}
