import type { FileFault } from './limits'

/** A file that is not taken; says what is wrong with it. */
export class FileRefused extends Error {
  constructor(
    readonly fault: FileFault,
    options?: ErrorOptions,
  ) {
    super(fault, options)
  }
}
