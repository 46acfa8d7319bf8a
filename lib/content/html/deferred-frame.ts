import { escapeHtml } from './escape'

export interface DeferredFrame {
  /** Address of the external frame. */
  src: string
  title: string
  /** The text of the link that loads the frame, such as "Play video: …". */
  ask: string
  lang: string
  /** Whether the link shows nothing itself: the page shows a picture behind the frame. */
  isClear?: boolean
  /** The address that a map shows. With it, a drawn map stands in the frame. */
  place?: string
}

/** Permissions of an external player's frame. */
export const frameRights = {
  // What the player opens, such as "Watch on YouTube", is a page like any other: in a sandbox it would not load.
  sandbox: 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-presentation',
  allow: 'autoplay; encrypted-media; fullscreen; picture-in-picture',
  referrerPolicy: 'strict-origin-when-cross-origin',
} as const

const linkOf = ({ src, ask, place }: DeferredFrame) =>
  place === undefined
    ? `<a href="${escapeHtml(src)}">${escapeHtml(ask)}</a>`
    : `<a class="map" href="${escapeHtml(src)}"><span>${escapeHtml(place)} <b>${escapeHtml(ask)}</b></span></a>`

/**
 * Attributes of a frame that contains only a link; following the link loads the external page inside the frame. This
 * needs no script, and makes no request to another host before. (A lazy frame would load immediately if scripts are
 * disabled.)
 */
export function deferredFrame(frame: DeferredFrame) {
  const [title, lang] = [escapeHtml(frame.title), escapeHtml(frame.lang)]
  const look = frame.isClear ? ' class="clear"' : ''
  return {
    title: frame.title,
    srcDoc: `<!doctype html><html lang="${lang}"${look}><title>${title}</title><link rel="stylesheet" href="/embed.css">${linkOf(frame)}</html>`,
    referrerPolicy: frameRights.referrerPolicy,
    loading: 'lazy',
  } as const
}
