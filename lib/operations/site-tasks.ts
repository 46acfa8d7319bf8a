import { createHash } from 'node:crypto'
import { remember } from '@/lib/remember'
import { secrets } from '@/lib/settings/secrets'

/** What a poll for changes came to: whether the backend can say what was changed, and whether anything was. */
export interface Polled {
  followed: boolean
  changed: boolean
}

/** Tasks that the server delegates to Next's bundles, because only they have the backend. */
export interface SiteTasks {
  /** Invalidates what was changed elsewhere. Throws where the backend cannot be read. */
  invalidateChanged: () => Promise<Polled>
  /** Sends waiting mails and notices, removes files that nobody needs. Throws where some of it failed. */
  runJobs: () => Promise<void>
}

const state = remember('siteTasks', () => ({ tasks: undefined as SiteTasks | undefined }))

/** By this the server asks Next's bundles for its tasks. A hash, because a secret may have letters that no header has. */
export const siteTasksToken = (): string =>
  createHash('sha256').update(`site tasks ${secrets().siteSecret}`).digest('hex')

/** Called by Next's bundles when the server starts. */
export const provideSiteTasks = (tasks: SiteTasks): void => void (state.tasks = tasks)

/** The tasks of the Next server in this process. Throws if they are not provided yet. */
export function siteTasks(): SiteTasks {
  if (!state.tasks) throw new Error('Next has not provided its tasks yet')
  return state.tasks
}
