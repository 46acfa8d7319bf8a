import { BackendUnavailable, CannotStore } from '@/lib/backend/port'
import { withoutValues, logEachMinute } from './loggable'

const late = 'no answer in time'

const inWords: Record<string, string> = {
  ECONNREFUSED: 'connection refused',
  ECONNRESET: 'connection broken off',
  EPIPE: 'connection broken off',
  UND_ERR_SOCKET: 'connection broken off',
  ENOTFOUND: 'host not found',
  EAI_AGAIN: 'host not found',
  EHOSTUNREACH: 'host not reachable',
  ENETUNREACH: 'host not reachable',
  ETIMEDOUT: late,
  UND_ERR_CONNECT_TIMEOUT: late,
  TimeoutError: late,
}

const [deepest, longest] = [8, 300]

/** An error and its causes. Those that the system makes may be of another realm. */
function chainOf(error: unknown, depth = 0): Error[] {
  if (typeof error !== 'object' || error === null || !('message' in error) || depth > deepest) return []
  const { cause, errors } = error as Error & Partial<AggregateError>
  return [error as Error, ...chainOf(errors?.[0] ?? cause, depth + 1)]
}

const wordsOf = (error: Error) =>
  inWords['code' in error ? String(error.code) : ''] ??
  inWords[error.name] ??
  /^no answer in .+|(?<=: )status \d{3}\b/.exec(error.message)?.[0]

const messageOf = ({ message }: Error) => withoutValues(message).replaceAll(/\s+/g, ' ').slice(0, longest)

export function causeOf(error: Error): string {
  const chain = chainOf(error)
  return chain.map(wordsOf).find((words) => words !== undefined) ?? chain.map(messageOf).join(': ')
}

export function logOutage(error: BackendUnavailable): void {
  const cause = causeOf(error)
  const call = messageOf(chainOf(error).findLast((one) => one instanceof BackendUnavailable) ?? error)
  logEachMinute(`outage ${cause}`, `The backend is unavailable: ${cause}${call === cause ? '' : ` (${call})`}`)
}

/** What Next's cache makes of an error that was thrown in it, and that Next has logged already. */
const isAnonymous = (error: Error) =>
  'digest' in error && error.message.startsWith('An error occurred in the Server Components render.')

/** Whether a log line repeats a logged outage, of which calls fail in hundreds. Logs the outage if nobody has. */
export function isOutageEcho(parts: readonly unknown[]): boolean {
  const error = parts.find((part) => part instanceof Error)
  // Noted where it became known (`noteCannotStore`).
  if (error instanceof CannotStore) return true
  if (error instanceof BackendUnavailable) logOutage(error)
  return error instanceof BackendUnavailable || (error !== undefined && isAnonymous(error))
}
