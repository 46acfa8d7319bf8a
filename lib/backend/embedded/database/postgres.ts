import { postgresAdapter } from '@payloadcms/db-postgres'
import { joinOpenTransaction } from './join-open-transaction'
import { reportFailedCommits } from './report-failed-commits'

/** Milliseconds to wait for a connection, and for the answer to a statement. Migrations have the longest statements. */
const [longestConnecting, longestQuery] = [10_000, 60_000]

/** Compiling takes longer than a site's statements. Set after connecting: PgBouncer refuses connection options. */
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
