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
}

/** Permissions of an external player's frame. */
export const frameRights = {
  // What the player opens, such as "Watch on YouTube", is a page like any other: in a sandbox it would not load.
  sandbox: 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-presentation',
  allow: 'autoplay; encrypted-media; fullscreen; picture-in-picture',
  referrerPolicy: 'strict-origin-when-cross-origin',
} as const

/**
 * Attributes of a frame that contains only a link; following the link loads the external page inside the frame. This
 * needs no script, and makes no request to another host before. (A lazy frame would load immediately if scripts are
 * disabled.)
 */
export function deferredFrame({ src, title, ask, lang, isClear = false }: DeferredFrame) {
  const look = isClear ? ' class="clear"' : ''
  const link = `<a href="${escapeHtml(src)}">${escapeHtml(ask)}</a>`
  return {
    title,
    srcDoc: `<!doctype html><html lang="${escapeHtml(lang)}"${look}><title>${escapeHtml(title)}</title><link rel="stylesheet" href="/embed.css">${link}</html>`,
    referrerPolicy: frameRights.referrerPolicy,
    loading: 'lazy',
  } as const
}
