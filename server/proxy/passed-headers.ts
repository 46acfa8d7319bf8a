import { randomBytes } from 'node:crypto'
import { isVideo } from '@/lib/content/document-types'
import { isImagePath, isStudioPath } from '@/lib/domain/paths'
import { endPath } from '@/lib/http/sign-in/return-target'
import { commonHeaders, filePolicy, openerPolicy, signInEndPolicy, studioPolicy, videoPolicy } from './policy'

/** The studio's pages send their requests below this path. Everything else below the studio path is a page. */
const studioApi = /^\/admin\/api\/+[^/]/

/** Whether Next renders a studio page at this path, and must read the nonce of its scripts from the policy. */
export const isStudioPage = (path: string): boolean => isStudioPath(path) && !studioApi.test(path)

export function passedHeaders(path: string): Record<string, string> & { 'content-security-policy': string } {
  if (isStudioPage(path))
    return {
      ...commonHeaders,
      ...openerPolicy,
      'content-security-policy': studioPolicy(randomBytes(16).toString('base64')),
    }
  if (path === endPath) return { ...commonHeaders, 'content-security-policy': signInEndPolicy }
  // A shared page shows its image on sites that may not read the page itself.
  return {
    ...commonHeaders,
    'content-security-policy': isImagePath(path) && isVideo(path) ? videoPolicy : filePolicy,
    ...(isImagePath(path) && { 'cross-origin-resource-policy': 'cross-origin' }),
  }
}
