import { readFileSync } from 'node:fs'
import { Client } from 'pg'

/** Milliseconds of the processor that were used since a moment, of this process and of the database's. */
export interface Used {
  site: number
  database: number
}

/** Milliseconds of the processor of a process of PostgreSQL; zero once it has ended. */
function usedBy(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6
  } catch {
    return 0
  }
}

/** The processes that serve the connections of this program, by the name that they were opened with. */
async function backendsOf(watching: Client, name: string): Promise<number[]> {
  const { rows } = await watching.query<{ pid: number }>(
    'SELECT pid FROM pg_stat_activity WHERE application_name = $1',
    [name],
  )
  return rows.map(({ pid }) => pid)
}

/**
 * Measures the time of the processor, which does not depend on what else the machine does. Of PostgreSQL that of the
 * connections with the application name `name`, which must be on this machine; SQLite runs in this process.
 */
export async function processorTime(databaseUrl: string, name: string) {
  const watching =
    databaseUrl === '' ? undefined : new Client({ connectionString: databaseUrl, application_name: 'watch' })
  await watching?.connect()
  const used = async () => {
    const backends = watching ? await backendsOf(watching, name) : []
    return { site: process.cpuUsage(), database: new Map(backends.map((pid) => [pid, usedBy(pid)])) }
  }
  return {
    /** Runs `work`, and returns what it used. */
    async of(work: () => Promise<unknown>): Promise<Used> {
      const before = await used()
      const start = process.cpuUsage()
      await work()
      const { user, system } = process.cpuUsage(start)
      const after = await used()
      const database = [...after.database].map(([pid, time]) => time - (before.database.get(pid) ?? 0))
      return { site: (user + system) / 1000, database: database.reduce((sum, each) => sum + each, 0) }
    },
    close: () => watching?.end(),
  }
}
