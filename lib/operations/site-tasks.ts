import { remember } from '@/lib/remember'

/** What a poll for changes came to: whether the backend can say what was changed, and whether anything was. */
export interface Polled {
  followed: boolean
  changed: boolean
}

/** What the server has Next's bundles do, since they alone hold the backend. */
export interface SiteTasks {
  /** Invalidates what was changed elsewhere. Throws where the backend cannot be read. */
  invalidateChanged: () => Promise<Polled>
  /** Sends waiting mails and notices, removes files that nobody needs. Throws where some of it failed. */
  runJobs: () => Promise<void>
}

const state = remember('siteTasks', () => ({ tasks: undefined as SiteTasks | undefined }))

/** Called by Next's bundles when the server starts. */
export const provideSiteTasks = (tasks: SiteTasks): void => void (state.tasks = tasks)

/** The tasks of the Next server in this process. Throws before it has provided them. */
export function siteTasks(): SiteTasks {
  if (!state.tasks) throw new Error('Next has not provided its tasks yet')
  return state.tasks
}

/** What a task gives within so many milliseconds. Rejects where it takes longer; it then goes on by itself. */
export async function within<T>(task: Promise<T>, timeoutMs: number): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error(`Not done after ${timeoutMs} ms`)), timeoutMs)
  try {
    return await Promise.race([task, late])
  } finally {
    clearTimeout(timer)
  }
}
