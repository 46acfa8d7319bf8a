import type { Problem, Rule } from '../site'

/** What would be a document of its own in a page. Text of a page has no such tag: it would be escaped. */
const frame = /<(?:i?frame|object|embed)\b[^>]*>/gi

/** No page contains another document before the visitor asks for it, not even one of the site's own. */
export const frames: Rule = ({ pages }) =>
  [...pages.values()].flatMap(({ address, html }) =>
    (html.match(frame) ?? []).map((tag): Problem => ({ page: address, what: `contains ${tag.slice(0, 80)}` })),
  )
