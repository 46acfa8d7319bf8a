import { decodeSegment } from './ids'
import { cut } from './text'

export interface Crumb {
  label: string
  /** The label before it was cut. */
  full: string
  /** Path without its language; absent for the page itself. */
  path?: string
}

/** Characters after which the last crumb is cut (spec 9). */
const crumbLength = 35

/** What a path segment without a label of its own is called (spec 2): decoded, nothing after '=', words capitalised. */
export function segmentLabel(segment: string): string {
  const [name = ''] = decodeSegment(segment).split('=')
  return name
    .replace(/^article\./, '')
    .split('-')
    .map((word) => word.charAt(0).toLocaleUpperCase('vi') + word.slice(1))
    .join(' ')
    .trim()
}

/**
 * The breadcrumb of a path (spec 2): home, then its segments, labelled by the navigation's table (path → label).
 * The page itself may be called by its title instead.
 */
export function crumbsOf(path: string, labels: Record<string, string>, title?: string): Crumb[] {
  const segments = path.split('/').filter(Boolean)
  return ['', ...segments].map((segment, i) => {
    const below = `/${segments.slice(0, i).join('/')}`
    const isLast = i === segments.length
    const full = (isLast && title) || labels[below] || segmentLabel(segment)
    return isLast ? { label: cut(full, crumbLength), full } : { label: full, full, path: below }
  })
}
