import { hadOutageSince } from '@/lib/backend/outage'
import { Unavailable } from '@/lib/backend/port'

/** Whether something failed because the backend did not answer since the resource at a path was asked for: what crosses the framework's cache comes out without its kind. */
export const isOutage = (error: unknown, began: number, path: string): boolean => error instanceof Unavailable || hadOutageSince(began, path)
