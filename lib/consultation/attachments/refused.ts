import type { FileFault } from './limits'

/** A file was not accepted; `fault` is the reason. */
export class FileRefused extends Error {
  constructor(
    readonly fault: FileFault,
    options?: ErrorOptions,
  ) {
    super(fault, options)
  }
}
