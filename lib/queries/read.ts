import 'server-only'
import { backend } from '@/lib/backend'
import { noteOutage } from '@/lib/backend/outage'
import { ThingUnavailable, Unavailable, type Backend } from '@/lib/backend/port'

/**
 * Reads what is shown in pages. What cannot be had is noted: pages that are drawn meanwhile may lack a part, all of them or only those at a
 * path. Throws as the backend does.
 */
export async function read<T>(reading: (from: Backend) => Promise<T>, path?: string): Promise<T> {
  try {
    return await reading(await backend())
  } catch (error) {
    if (error instanceof Unavailable) noteOutage(error instanceof ThingUnavailable ? error.id : path)
    throw error
  }
}
