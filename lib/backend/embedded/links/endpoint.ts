import type { Endpoint } from 'payload'
import { assertRole } from '../access'
import { permitted } from '../permissions'
import { beginLinkCheck } from './check-links'

/** `POST /admin/api/articles/check-links`: checks all links now, in the background. For editors. */
export const checkLinksEndpoint: Endpoint = {
  path: '/check-links',
  method: 'post',
  handler: (req) => {
    assertRole(req, permitted('website-views', 'read'))
    return Response.json({ begun: beginLinkCheck(req.payload, new Date()) }, { status: 202 })
  },
}
