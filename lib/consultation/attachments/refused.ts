import type { FileFault } from './limits'

export class FileRefused extends Error {
  constructor(
    readonly fault: FileFault,
    options?: ErrorOptions,
  ) {
    super(fault, options)
  }
}
