import { hash } from 'node:crypto'

/** A short hash of what a file or page contains, for its address or `ETag`. */
export const hashOf = (bytes: Buffer): string => hash('sha256', bytes, 'base64url').slice(0, 22)
