import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'

/**
 * Runs work with a temporary folder below `parent` that only this user can read. The folder is removed when the work
 * ends, fails or the process is stopped. Without `exitOnSignal` the caller ends the work on a signal.
 */
export async function withTemporaryFolder<T>(
  parent: string,
  work: (folder: string) => Promise<T>,
  { prefix = '.ilc-', exitOnSignal = true } = {},
): Promise<T> {
  mkdirSync(parent, { recursive: true })
  const folder = mkdtempSync(path.join(parent, prefix))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  const stop = () => process.exit(1)
  process.once('exit', remove)
  if (exitOnSignal) process.once('SIGINT', stop).once('SIGTERM', stop)
  try {
    return await work(folder)
  } finally {
    process.off('exit', remove).off('SIGINT', stop).off('SIGTERM', stop)
    remove()
  }
}
