import 'server-only'
import { backend } from '@/lib/backend'

/** Whether comments can be answered, changed, taken away and reported here. */
export async function canModerateComments(): Promise<boolean> {
  return (await backend()).canModerateComments
}
