import { open } from 'node:fs/promises'

/** Bytes at the beginning of a script, in which pg_restore sets how it wants to be read. */
const head = 4096

/** What PostgreSQL 17 and later write, and an older server does not know. */
const unknown = Buffer.from('\nSET transaction_timeout = 0;')
const comment = Buffer.from(`\n--${' '.repeat(unknown.length - 3)}`)

/** Makes a script of pg_restore readable for servers older than that program: a limit that is off anyway is not set. */
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
