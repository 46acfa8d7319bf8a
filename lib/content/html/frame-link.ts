import { escapeHtml } from '../../domain/text'

export interface FrameLink {
  src: string
  /** The page that the link opens where no script runs. */
  page: string
  title: string
}

export const frameRights = {
  // What the player opens, such as "Watch on YouTube", is a page like any other: in a sandbox it would not load.
  sandbox: 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-presentation',
  allow: 'autoplay; encrypted-media; fullscreen; picture-in-picture',
  referrerPolicy: 'strict-origin-when-cross-origin',
} as const

/** Once pressed, `server/proxy/run-deferred.js` makes the frame. No author can write these attributes. */
export const frameLink = ({ src, page, title }: FrameLink) => ({
  href: page,
  rel: 'noopener noreferrer',
  'data-frame': src,
  'data-title': title,
})

export function linkHtml(attributes: Record<string, string | undefined>, inside = ''): string {
  const written = Object.entries(attributes).flatMap(([name, value]) =>
    value === undefined ? [] : [` ${name}="${escapeHtml(value)}"`],
  )
  return `<a${written.join('')}>${inside}</a>`
}

/** The same of a frame. React must not know the elements, because the script adds the frame to them. */
export const frameLinkHtml = (link: FrameLink, attributes: Record<string, string | undefined>, inside = ''): string =>
  linkHtml({ ...frameLink(link), ...attributes }, inside)
