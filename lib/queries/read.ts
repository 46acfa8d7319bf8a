import 'server-only'
import { backend } from '@/lib/backend'
import { bestEffort, noteOutage } from '@/lib/backend/outage'
import { ResourceUnavailable, Unavailable, type Backend } from '@/lib/backend/port'

/**
 * Reads content for pages. An outage is noted, because pages rendered meanwhile may lack a part. It applies to all
 * pages, or only to the screen at `ownPath` (a path without its language) if visitors can request such screens without
 * limit. Throws like the backend.
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
