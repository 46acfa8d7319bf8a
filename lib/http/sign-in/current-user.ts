import { getServerSession, type Session } from 'next-auth'
import { backend } from '@/lib/backend'
import type { User } from '@/lib/backend/model'
import { authOptions } from './options'

/** The session of the current request; undefined if there is none or it has ended. Throws Unavailable. */
async function currentSession(): Promise<Session | undefined> {
  const session = await getServerSession(authOptions())
  if (!session || session.until < Date.now()) return undefined
  const { sessionId, visitor, until } = session
  return (await (await backend()).isSessionEnded(sessionId, visitor.uid, new Date(until))) ? undefined : session
}

/** The user signed in by the current request's session, if any. Throws BackendUnavailable. */
export async function currentUser(): Promise<User | undefined> {
  return (await currentSession())?.visitor
}

/** Ends the current request's session, also for any copy of its cookie. Throws BackendUnavailable. */
export async function endCurrentSession(): Promise<void> {
  const session = await currentSession()
  if (session) await (await backend()).endSession(session.sessionId, new Date(session.until))
}
