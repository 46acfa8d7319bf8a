import { hash } from 'node:crypto'
import type { ReadershipCounts } from '@/lib/backend/model'
import { processSingleton } from '@/lib/operations/process-singleton'
import { secrets } from '@/lib/operations/settings/secrets'
import type { SiteJob } from './site-jobs'

/** The result of a poll: whether the backend reports changes, and whether anything changed before or meanwhile. */
export interface Polled {
  followed: boolean
  changed: boolean
}

/** Tasks that the server delegates to Next's bundles, because only they have the backend. */
export interface SiteTasks {
  /** Invalidates what was changed elsewhere. Throws if the backend cannot be read. */
  invalidateChanged: () => Promise<Polled>
  /** Runs a background job once. Throws if some of it failed. */
  runJob: (job: SiteJob) => Promise<void>
  /** Stores what visitors read and which redirects they followed. Throws if it could not be stored. */
  addReadership: (counts: ReadershipCounts) => Promise<void>
  /** Stores a little and removes it. Throws if nothing can be stored. */
  checkStorage: () => Promise<void>
  isImageGone: (name: string) => Promise<boolean>
  isByStaff: (headers: Headers) => Promise<boolean>
}

const state = processSingleton('siteTasks', () => ({ tasks: undefined as SiteTasks | undefined }))

/** By this the server asks Next's bundles for its tasks: a hash, since a secret may have letters no header has. */
export const siteTasksToken = (): string => hash('sha256', `site tasks ${secrets().siteSecret}`, 'hex')

export const provideSiteTasks = (tasks: SiteTasks): void => void (state.tasks = tasks)

/** The tasks of the Next server in this process. Throws if they are not provided yet. */
export function siteTasks(): SiteTasks {
  if (!state.tasks) throw new Error('Next has not provided its tasks yet')
  return state.tasks
}
