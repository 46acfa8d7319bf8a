import type { Endpoint } from 'payload'
import { assertRole, publishers } from '../access'
import { beginLinkCheck } from './check-links'

/** Checks all links now, in the background, those of articles with broken ones first. For publishers. */
export const checkLinksEndpoint: Endpoint = {
  path: '/check-links',
  method: 'post',
  handler: (req) => {
    assertRole(req, publishers)
    const begun = beginLinkCheck(req.payload, { before: new Date(), brokenFirst: true })
    return Response.json({ begun }, { status: 202 })
  },
}
