import { sqliteAdapter } from '@payloadcms/db-sqlite'
import { sqliteFile, sqlitePath } from '../data-folders'
import { joinOpenTransaction } from './join-open-transaction'
import { reportFailedCommits } from './report-failed-commits'
import { requireSameFile } from './require-same-file'
import { retryWritesOnBusy } from './retry-on-busy'

export function sqlite(migrationDir: string): ReturnType<typeof sqliteAdapter> {
  const adapter = sqliteAdapter({
    client: { url: `file:${sqliteFile()}` },
    push: false,
    wal: true,
    // The first connection may be opened while another instance writes; later ones wait in `retryWritesOnBusy`.
    busyTimeout: 10_000,
    transactionOptions: { behavior: 'immediate' },
    migrationDir,
  })
  return {
    ...adapter,
    init(input) {
      const database = adapter.init(input)
      reportFailedCommits(database)
      joinOpenTransaction(database)
      const { connect } = database
      database.connect = async (options) => {
        await connect?.call(database, options)
        await requireSameFile(database.client, sqlitePath())
        retryWritesOnBusy(database.client)
      }
      return database
    },
  }
}
