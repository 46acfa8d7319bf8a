import { remember } from '@/lib/remember'
import { logFormat } from '@/lib/settings'
import { isJsonLog, openJsonLog } from './json'
import { loggable } from './loggable'
import { logAsText } from './text'
import { logWrites } from './written'

const state = remember('openLog', () => ({ isOpen: false }))

/** Whether this process writes a log. Commands of operators do not: they answer on the terminal. */
export const isLogOpen = (): boolean => state.isOpen

/**
 * Opens the log of this process in the format that is set: plain text at a terminal, JSON otherwise. From then on
 * everything has this format, whoever writes it: a library that writes to the standard output by itself too, and Node's
 * own warnings. Called before anything else, so that a wrong setting is a line of it too. Does nothing the second time.
 */
export function openLog({ isDevelopment = false } = {}): void {
  if (state.isOpen) return
  state.isOpen = true
  if ((logFormat() ?? (process.stdout.isTTY ? 'text' : 'json')) === 'json') {
    const log = openJsonLog()
    logWrites(process.stdout, (line) => log.info(line))
    logWrites(process.stderr, (line) => log.error(line))
  } else if (!isDevelopment) logAsText(console)
  if (isDevelopment && !isJsonLog()) return
  // Node prints a warning past every stream.
  process.removeAllListeners('warning').on('warning', (warning) => console.warn(loggable(warning)))
}
