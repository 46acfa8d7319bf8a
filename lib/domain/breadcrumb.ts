import { decodeSegment } from './ids'
import { cut } from './text'

export interface Crumb {
  label: string
  full: string
  /** Path without its language. Undefined for the page itself. */
  path?: string
}

/** Characters after which the last crumb is cut (spec 9). */
const crumbLength = 35

/** Label of a path segment that has no label of its own (spec 2): decoded, cut at '=', words capitalised. */
export function segmentLabel(segment: string): string {
  const [name = ''] = decodeSegment(segment).split('=')
  return name
    .replace(/^article\./, '')
    .split('-')
    .map((word) => word.charAt(0).toLocaleUpperCase('vi') + word.slice(1))
    .join(' ')
    .trim()
}

/** The breadcrumb of a path (spec 2), labelled by the navigation table; a `title` replaces the last crumb. */
export function crumbsOf(path: string, labels: Record<string, string>, title?: string): Crumb[] {
  const segments = path.split('/').filter(Boolean)
  return ['', ...segments].map((segment, i) => {
    const below = `/${segments.slice(0, i).join('/')}`
    const isLast = i === segments.length
    const isNamed = isLast && title && title !== labels[below]?.toLocaleUpperCase('vi')
    const full = isNamed ? title : labels[below] || segmentLabel(segment)
    return isLast ? { label: cut(full, crumbLength), full } : { label: full, full, path: below }
  })
}
