import { randomBytes } from 'node:crypto'
import { isPicturePath, isStudioPath } from '@/lib/domain/paths'
import { endPath } from '@/lib/sign-in/way'
import { commonHeaders, filePolicy, signInEndPolicy, studioPolicy } from './policy'

/** Below it the studio's pages ask; all else there is a page. */
const studioApi = '/admin/api/'

/** Whether Next renders a page of the studio there, and has to learn the nonce of its scripts by the policy. */
export const isStudioPage = (path: string): boolean => isStudioPath(path) && !path.startsWith(studioApi)

/** The site's own headers above what Next writes to the visitor itself: pages of the studio, the API's answers, pictures. */
export function passedHeaders(path: string): Record<string, string> & { 'content-security-policy': string } {
  if (isStudioPage(path)) return { ...commonHeaders, 'content-security-policy': studioPolicy(randomBytes(16).toString('base64')) }
  // The window has been at the provider's, which released the page: shut off for good, it could not close itself.
  if (path === endPath) return { ...commonHeaders, 'content-security-policy': signInEndPolicy, 'cross-origin-opener-policy': 'unsafe-none' }
  // Whoever shares a page shows its picture where the page itself may not be read.
  return { ...commonHeaders, 'content-security-policy': filePolicy, ...(isPicturePath(path) && { 'cross-origin-resource-policy': 'cross-origin' }) }
}
