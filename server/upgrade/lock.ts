import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { types } from 'node:util'
import { Refusal } from '@/lib/operations/refusal'

const codeOf = (error: unknown) => (types.isNativeError(error) && 'code' in error ? error.code : undefined)

/** Whether a process with this id runs. */
function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // Whoever may not send it a signal still knows that it runs.
    return codeOf(error) === 'EPERM'
  }
}

/** Whether this process could make the file with its id. */
function take(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  }
}

/**
 * Takes a lock, a file with the id of this process, and gives it back when the process ends. One of a killed process is
 * taken over. Throws a Refusal if another process has it.
 */
export function takeLock(file: string): void {
  if (!take(file)) {
    const pid = Number(readFileSync(file, 'utf8'))
    if (pid > 0 && isRunning(pid)) throw new Refusal(`Another upgrade is running, as process ${pid}`)
    rmSync(file, { force: true })
    if (!take(file)) throw new Refusal('Another upgrade has begun at the same moment')
  }
  process.once('exit', () => rmSync(file, { force: true }))
}
