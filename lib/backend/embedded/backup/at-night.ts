import { spawn, type ChildProcess } from 'node:child_process'
import path from 'node:path'
import type { Payload } from 'payload'
import { isBackupDue, type BackupState } from '@/lib/operations/backup/nightly/schedule'
import { logLines } from '@/lib/operations/log/written'
import { metrics } from '@/lib/operations/metrics'
import { processSingleton } from '@/lib/operations/process-singleton'
import { settings } from '@/lib/operations/settings'
import { isLeased } from '../database/lease'
import { leaseKey, leaseMs, parseState, stateKey } from './record'

const state = processSingleton('nightlyBackup', () => ({
  started: new Date(),
  running: undefined as ChildProcess | undefined,
}))

export const readBackupState = async ({ kv }: Pick<Payload, 'kv'>): Promise<BackupState> =>
  parseState(await kv.get(stateKey))

/** Starts the program that makes a backup: it copies the database in one go, which would stop this process. */
const startBackup = () =>
  spawn(process.execPath, ['--max-old-space-size=384', path.join('dist', 'backup-nightly.mjs'), '--when-due'], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })

export async function backUpAtNight(
  payload: Pick<Payload, 'kv'>,
  now: Date,
  start: () => ChildProcess = startBackup,
): Promise<void> {
  // Sources that are being changed are no site.
  if (process.env.NODE_ENV === 'development') return
  const noted = await readBackupState(payload)
  const { BACKUP_HOUR: hour } = settings()
  const none = hour === 'off' ? Number.NaN : 0
  metrics().lastBackup.set(noted.lastGood ? noted.lastGood.made.getTime() / 1000 : none)
  if (state.running || !isBackupDue({ now, hour, state: noted, started: state.started })) return
  if (isLeased(await payload.kv.get(leaseKey), leaseMs, now)) return
  // Before it starts, since one that is killed, with this process or without it, notes nothing itself.
  await payload.kv.set(stateKey, { ...noted, begun: now })
  const child = start()
  const stop = () => void child.kill()
  const ended = () => {
    process.off('exit', stop)
    state.running = undefined
  }
  state.running = child
  process.once('exit', stop)
  child.once('exit', (_, signal) => {
    ended()
    if (signal) console.error(`The backup was ended by ${signal}. The next attempt is in an hour`)
  })
  child.once('error', (error) => {
    ended()
    console.error('The backup could not be started:', error)
  })
  logLines(child.stdout, (line) => console.log(`Backup: ${line}`))
  logLines(child.stderr, (line) => console.error(`Backup: ${line}`))
}
