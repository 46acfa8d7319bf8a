import { escapeHtml } from './escape'

export interface DeferredFrame {
  /** Address of the other host's frame. */
  src: string
  title: string
  /** What the visitor is asked, as "Play video: …". */
  ask: string
  lang: string
}

/** What another host's player may do. */
export const frameRights = {
  sandbox: 'allow-scripts allow-same-origin allow-popups allow-presentation',
  allow: 'autoplay; encrypted-media; fullscreen; picture-in-picture',
  referrerPolicy: 'strict-origin-when-cross-origin',
} as const

/**
 * Attributes of a frame that holds only a link until the visitor follows it, inside the frame. It needs no script, and no
 * other host is called before (a lazy frame would be fetched at once where scripts are off).
 */
export function deferredFrame({ src, title, ask, lang }: DeferredFrame) {
  const link = `<a href="${escapeHtml(src)}">${escapeHtml(ask)}</a>`
  return {
    title,
    srcDoc: `<!doctype html><html lang="${escapeHtml(lang)}"><title>${escapeHtml(title)}</title><link rel="stylesheet" href="/embed.css">${link}</html>`,
    referrerPolicy: frameRights.referrerPolicy,
    loading: 'lazy',
  } as const
}
