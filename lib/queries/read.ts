import 'server-only'
import { backend } from '@/lib/backend'
import { bestEffort } from '@/lib/backend/best-effort'
import { noteOutage } from '@/lib/backend/outage'
import { ResourceUnavailable, Unavailable, type Backend } from '@/lib/backend/port'

/**
 * Reads what is shown in pages. What cannot be had is noted: pages that are rendered meanwhile may lack a part, all of them or only the screen at
 * a path, without its language, of which strangers can ask for others without end. Throws as the backend does.
 */
export async function read<T>(reading: (from: Backend) => Promise<T>, ownPath?: string): Promise<T> {
  try {
    const from = await backend()
    return await (ownPath === undefined ? reading(from) : bestEffort(() => reading(from)))
  } catch (error) {
    if (error instanceof Unavailable) noteOutage(error instanceof ResourceUnavailable ? error.id : ownPath)
    throw error
  }
}
