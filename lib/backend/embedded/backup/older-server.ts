import { open } from 'node:fs/promises'

/** Bytes at the start of a script, where pg_restore writes its session settings. */
const head = 4096

/** Written by PostgreSQL 17 and later, and unknown to older servers. */
const unknown = Buffer.from('\nSET transaction_timeout = 0;')
const comment = Buffer.from(`\n--${' '.repeat(unknown.length - 3)}`)

/**
 * Makes a pg_restore script readable for servers older than pg_restore. Comments out a timeout setting that is off
 * anyway.
 */
export async function forOlderServers(script: string): Promise<void> {
  const file = await open(script, 'r+')
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(head), 0, head, 0)
    const at = buffer.subarray(0, bytesRead).indexOf(unknown)
    if (at >= 0) await file.write(comment, 0, comment.length, at)
  } finally {
    await file.close()
  }
}
