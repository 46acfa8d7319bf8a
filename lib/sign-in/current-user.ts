import { getServerSession, type Session } from 'next-auth'
import { backend } from '@/lib/backend'
import type { User } from '@/lib/backend/model'
import { authOptions } from './options'

/** The session that a request brings; undefined without one, and with one that is over or was ended. Throws BackendUnavailable. */
async function currentSession(): Promise<Session | undefined> {
  const session = await getServerSession(authOptions())
  if (!session || session.until < Date.now()) return undefined
  return (await (await backend()).isSessionEnded(session.sessionId)) ? undefined : session
}

/** The user whose session a request brings, if any. Throws BackendUnavailable. */
export async function currentUser(): Promise<User | undefined> {
  return (await currentSession())?.visitor
}

/** Ends the session that a request brings, for whoever has a copy of its cookie too. Throws BackendUnavailable. */
export async function endCurrentSession(): Promise<void> {
  const session = await currentSession()
  if (session) await (await backend()).endSession(session.sessionId, new Date(session.until))
}
