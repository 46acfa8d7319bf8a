import { postgresAdapter } from '@payloadcms/db-postgres'
import { joinOpenTransaction } from './join-open-transaction'
import { reportFailedCommits } from './report-failed-commits'

/** Milliseconds to wait for a connection, and for the answer to a statement. Migrations have the longest statements. */
const [longestConnecting, longestQuery] = [10_000, 60_000]

/**
 * Turns just-in-time compilation off, which takes longer than the statements of a site: the cost of the index functions
 * triggers it. A statement after connecting, because PgBouncer refuses options of the connection itself.
 */
const withoutCompilation = "SELECT set_config(name, 'off', false) FROM pg_settings WHERE name = 'jit'"

export function postgres(connectionString: string, migrationDir: string): ReturnType<typeof postgresAdapter> {
  const adapter = postgresAdapter({
    // Hanging statements are cancelled: otherwise they would hold all connections after the database has recovered.
    pool: {
      connectionString,
      connectionTimeoutMillis: longestConnecting,
      query_timeout: longestQuery,
      keepAlive: true,
      onConnect: (client) => client.query(withoutCompilation),
    },
    push: false,
    migrationDir,
  })
  return {
    ...adapter,
    init(input) {
      const database = adapter.init(input)
      reportFailedCommits(database)
      joinOpenTransaction(database)
      return database
    },
  }
}
