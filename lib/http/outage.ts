import { hadOutageSince } from '@/lib/backend/outage'
import { Unavailable } from '@/lib/backend/port'

/**
 * Whether an error means that the backend did not answer. Errors that pass through the framework's cache lose their
 * class, so this also checks for outages at `path` since `began`.
 */
export const isBackendOutage = (error: unknown, began: number, path: string): boolean =>
  error instanceof Unavailable || hadOutageSince(began, path)
