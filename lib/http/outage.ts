import { hadOutageSince } from '@/lib/backend/outage'
import { Unavailable } from '@/lib/backend/port'

/** Whether an error is an outage. Next's cache loses the class of errors: outages at `path` since `began` count too. */
export const isBackendOutage = (error: unknown, began: number, path: string): boolean =>
  error instanceof Unavailable || hadOutageSince(began, path)
