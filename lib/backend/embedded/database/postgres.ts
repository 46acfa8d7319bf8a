import { postgresAdapter } from '@payloadcms/db-postgres'
import { joinOpenTransaction } from './join-open-transaction'
import { reportFailedCommits } from './report-failed-commits'

/** Milliseconds to wait for a connection, and for the answer to a statement. Migrations have the longest statements. */
const [longestConnecting, longestQuery] = [10_000, 60_000]

/** The adapter of a PostgreSQL database. */
export function postgres(connectionString: string, migrationDir: string): ReturnType<typeof postgresAdapter> {
  const adapter = postgresAdapter({
    // Hanging statements are cancelled: otherwise they would hold all connections after the database has recovered.
    pool: {
      connectionString,
      connectionTimeoutMillis: longestConnecting,
      query_timeout: longestQuery,
      keepAlive: true,
    },
    push: false,
    migrationDir,
  })
  return {
    ...adapter,
    init(given) {
      const database = adapter.init(given)
      reportFailedCommits(database)
      joinOpenTransaction(database)
      return database
    },
  }
}
