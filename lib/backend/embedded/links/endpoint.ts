import type { Endpoint } from 'payload'
import { assertRole, publishers } from '../access'
import { beginLinkCheck } from './check-links'

/**
 * `POST /admin/api/articles/check-links`: checks all links now, in the background. For whoever may change what is
 * published.
 */
export const checkLinksEndpoint: Endpoint = {
  path: '/check-links',
  method: 'post',
  handler: (req) => {
    assertRole(req, publishers)
    return Response.json({ begun: beginLinkCheck(req.payload, new Date()) }, { status: 202 })
  },
}
