import { setTimeout as pause } from 'node:timers/promises'
import type { Client } from 'pg'
import { directAddress, requireOwnSession, sessionSettings, withClient } from './own-session'

/** The number of PostgreSQL's advisory lock for preparing and migrating a database: "ilc" and "db" in ASCII. */
const lockKey = 0x696c63_6462

const [attemptDelayMs, maxAttempts] = [1000, 1800]

/** Asks again and again: waiting inside of a statement holds up an index that the holder of the lock makes. */
async function waitForLock(client: Pick<Client, 'query'>, wait: () => Promise<unknown>): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    const { rows } = await client.query<{ held: boolean }>('SELECT pg_try_advisory_lock($1) AS held', [lockKey])
    if (rows[0]?.held) return
    if (attempt === 1) console.log('Another process prepares this database. Waiting for it')
    if (attempt === maxAttempts) throw new Error('Another process has been preparing this database for half an hour')
    await wait()
  }
}

/**
 * Runs `work` while no other process runs any for this database: neither the migrations of Payload nor the loading of
 * the sample content can run twice at once. An empty database has no table for a lease, so it is a lock of a PostgreSQL
 * session, which ends with the process. Does not wait on SQLite, which one process uses. `wait` passes the time between
 * two attempts. Throws a Refusal where a pooler shares sessions. If the connection is cut meanwhile the lock is gone,
 * which is logged; `work` goes on, since half a migration would be worse.
 */
export async function oneAtATime<T>(
  work: () => Promise<T>,
  wait: () => Promise<unknown> = () => pause(attemptDelayMs),
): Promise<T> {
  const connectionString = directAddress()
  if (!connectionString) return work()
  await requireOwnSession(connectionString)
  return withClient({ connectionString, keepAlive: true }, async (client) => {
    let isHeld = false
    client.on('error', (error) => {
      if (isHeld)
        console.error('The lock of the database is gone. Start no other process until this one is ready:', error)
      isHeld = false
    })
    // The connection is idle during `work`, however long that takes.
    await client.query(sessionSettings({ idle_session_timeout: '0' }))
    await waitForLock(client, wait)
    isHeld = true
    return work()
  })
}
