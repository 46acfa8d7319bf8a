import { clearWindow, sanitize } from 'isomorphic-dompurify'

/** The spec adds iframe and blockquote to the defaults; forms, styles and ids are removed (product decisions 2). */
const allowedTags =
  'p h2 h3 h4 h5 h6 ul ol li dl dt dd strong b em i u s sub sup small mark del ins kbd samp var q cite abbr time code ruby rt rp pre hr br a img figure figcaption blockquote aside table caption colgroup col thead tbody tfoot tr th td iframe video audio'.split(
    ' ',
  )

const addressAttributes = ['href', 'src', 'cite', 'poster']

const plainAttributes =
  'alt title type width height colspan rowspan scope span start reversed datetime lang dir allow allowfullscreen frameborder scrolling data-note data-footnotes data-anchor'.split(
    ' ',
  )

const safeAddress = /^(?:https?:|mailto:|tel:|\/(?!\/)|#|data:image\/(?:png|jpe?g|gif|webp);base64,)/i

// The sanitiser reuses a document that grows with every call, so it is replaced regularly.
const callsPerWindow = 50
let calls = 0

/** Returns a fragment, so that the page is built from the same nodes that were checked. */
export function sanitise(html: string): DocumentFragment {
  calls += 1
  if (calls % callsPerWindow === 0) clearWindow()
  return sanitize(html, {
    RETURN_DOM_FRAGMENT: true,
    ALLOWED_TAGS: allowedTags,
    ALLOWED_ATTR: [...addressAttributes, ...plainAttributes],
    ADD_URI_SAFE_ATTR: plainAttributes,
    ALLOWED_URI_REGEXP: safeAddress,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    FORBID_CONTENTS: [
      'style',
      'script',
      'svg',
      'math',
      'template',
      'noscript',
      'select',
      'textarea',
      'button',
      'object',
      'embed',
    ],
  })
}
