import { existsSync } from 'node:fs'
import { expect, jest, test } from '@jest/globals'
import { withTemporaryFolder } from '@/lib/operations/backup/temporary-folder'
import { parseSettings } from '@/lib/operations/settings'
import { temporaryFolder } from '@/lib/testing/temporary-folder'
import { compareCounts } from './compare'
import { drillEnvironment } from './environment'
import { catchStopSignals } from './stop-signal'

test('a site in a drill has nothing by which the real one would notice it', () => {
  const real = {
    SITE_URL: 'https://ilc.example',
    SITE_SECRET: 's'.repeat(32),
    DATABASE_URL: 'postgres://real/ilc',
    DATA_DIR: '/srv/data',
    REDIS_URL: 'redis://real',
    S3_ENDPOINT: 'https://s3.example',
    S3_BUCKET: 'files',
    SMTP_URL: 'smtp://mail.example',
    INDEXNOW_KEY: 'a-key-for-all-1234',
    BACKUP_KEY: '0'.repeat(64),
    BACKUP_DIR: '/backups',
    PATH: '/bin',
  }
  const environment = drillEnvironment(real, { folder: '/tmp/drill', port: 4000, databaseUrl: '' })
  expect(parseSettings({ ...real, ...environment })).toEqual(
    parseSettings({
      SITE_SECRET: real.SITE_SECRET,
      BACKUP_KEY: real.BACKUP_KEY,
      BACKUP_DIR: real.BACKUP_DIR,
      BACKUP_HOUR: 'off',
      HOST: '127.0.0.1',
      PORT: '4000',
      SITE_URL: 'http://127.0.0.1:4000',
      DATA_DIR: '/tmp/drill',
    }),
  )
  expect(environment).not.toHaveProperty('PATH')
})

test('what differs is said in numbers', () => {
  const entry = (name: string) => ({ name, bytes: 1, sha256: '' })
  const manifest = { counts: { articles: 3, members: 2 }, entries: ['database.sqlite', 'media/a.webp'].map(entry) }
  expect(compareCounts(manifest, { articles: 3, members: 2, files: 1 }).every(({ isSame }) => isSame)).toBe(true)
  expect(compareCounts(manifest, { articles: 2, files: 0 })).toEqual([
    { isSame: false, line: 'articles: 2, but 3 in the backup' },
    { isSame: false, line: 'members: none, but 2 in the backup' },
    { isSame: false, line: 'files: 0, but 1 in the backup' },
  ])
})

test('a signal ends the work by an error, and what cleans up runs to its end', async () => {
  const exit = jest.spyOn(process, 'exit').mockImplementation((() => undefined) as never)
  const parent = temporaryFolder()
  const { stoppable, stopped } = catchStopSignals()
  const steps: string[] = []
  const work = withTemporaryFolder(
    parent,
    async (folder) => {
      try {
        process.emit('SIGTERM', 'SIGTERM')
        return await stoppable(new Promise<never>(() => undefined))
      } finally {
        await Promise.resolve()
        steps.push(existsSync(folder) ? 'dropped' : 'too late')
      }
    },
    { prefix: '.drill-', exitOnSignal: false },
  )
  await expect(work).rejects.toThrow('stopped by SIGTERM')
  expect(stopped.aborted).toBe(true)
  expect([steps, exit.mock.calls]).toEqual([['dropped'], []])
})
