import 'server-only'
import { backend } from '@/lib/backend'

/** Whether the backend supports replies, edits, removals and reports of comments. */
export async function canModerateComments(): Promise<boolean> {
  return (await backend()).canModerateComments
}
