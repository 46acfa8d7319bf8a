import type { StudioKey } from '../labels'

type Status = 400 | 403 | 404 | 413 | 429

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
