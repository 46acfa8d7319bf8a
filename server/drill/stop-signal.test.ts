import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, jest, test } from '@jest/globals'
import { withTemporaryFolder } from '@/lib/operations/backup/temporary-folder'
import { catchStopSignals } from './stop-signal'

test('a signal ends the work by an error, and what cleans up runs to its end', async () => {
  const exit = jest.spyOn(process, 'exit').mockImplementation((() => undefined) as never)
  const parent = mkdtempSync(path.join(tmpdir(), 'ilc-stop-'))
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
  rmSync(parent, { recursive: true })
})
