import type { FileError } from './limits'

export class FileRefused extends Error {
  constructor(
    readonly error: FileError,
    options?: ErrorOptions,
  ) {
    super(error, options)
  }
}
