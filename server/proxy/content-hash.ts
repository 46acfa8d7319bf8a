import { createHash } from 'node:crypto'

/** A short hash of what a file or page contains, for its address or `ETag`. */
export const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('base64url').slice(0, 22)
