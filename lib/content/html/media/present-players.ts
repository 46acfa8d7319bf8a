import { deferredFrame, frameRights } from '../deferred-frame'
import { element } from '../element'
import { allowedFrame } from '../embeds'
import type { ArticleWords } from '../article-html-words'
import { isBlank } from '../paragraphs'
import { readableAddress } from '../readable-address'
import { linkText, replaceByLink } from './stand-ins'

/** Paper shows no film; it names the film and its page. */
const onPaper = (text: string, page: string) => `${text} (${readableAddress(page)})`

/** Whether nothing is before a player in its paragraph. */
function isFirst(player: Element, place: Element): boolean {
  for (let node: Node | null = player; node && node !== place; node = node.parentNode) {
    for (let before = node.previousSibling; before; before = before.previousSibling) if (!isBlank(before)) return false
  }
  return true
}

/** Puts a player into a container of its own, beside the paragraph that it is in. */
function contain(player: Element, shown: Element, paper: string): void {
  const container = element(player.ownerDocument, 'div', { class: 'embed', 'data-address': paper }, shown)
  const place = player.closest('p') ?? player
  if (isFirst(player, place)) place.before(container)
  else place.after(container)
  player.remove()
  while (place.firstChild?.nodeName === 'BR') place.firstChild.remove()
  if (place !== player && isBlank(place)) place.remove()
}

/** Shows a frame of a known site on demand. */
function presentFrame(frame: Element, words: ArticleWords): void {
  const allowed = allowedFrame(frame.getAttribute('src') ?? '')
  if (!allowed) return
  const title = frame.getAttribute('title')?.trim() || allowed.site
  const ask = linkText(frame, words)
  const { srcDoc, referrerPolicy, ...attributes } = deferredFrame({ src: allowed.src, title, ask, lang: words.lang })
  const shown = element(frame.ownerDocument, 'iframe', {
    ...attributes,
    // The author chose the video, not the site, so the player gets only the permissions that it needs.
    sandbox: frameRights.sandbox,
    srcdoc: srcDoc,
    referrerpolicy: referrerPolicy,
    width: '560',
    height: '315',
    allow: frameRights.allow,
  })
  contain(frame, shown, onPaper(ask, allowed.page))
}

/** Shows a film or a sound of this site in the browser's own player. It loads when it is played. */
function presentFile(file: Element, words: ArticleWords, page: string): void {
  const [src, poster] = ['src', 'poster'].map((name) => file.getAttribute(name) ?? '')
  const text = linkText(file, words)
  const isOwnPoster = poster?.startsWith('/media/') && file.localName === 'video'
  const shown = element(file.ownerDocument, file.localName, {
    controls: '',
    preload: 'none',
    src: src ?? '',
    'aria-label': text,
    ...(isOwnPoster && { poster }),
  })
  contain(file, shown, onPaper(text, URL.parse(src ?? '', page)?.href ?? ''))
}

/** Shows the films, maps and sounds of a text in which everything else was replaced (`putStandIns`). */
export function presentPlayers(fragment: DocumentFragment, words: ArticleWords, page: string): void {
  for (const frame of fragment.querySelectorAll('iframe')) presentFrame(frame, words)
  for (const file of fragment.querySelectorAll('video, audio')) presentFile(file, words, page)
}

/** Replaces them by links to their pages, for feeds and Markdown. */
export function linkPlayers(fragment: DocumentFragment, words: ArticleWords): void {
  for (const player of fragment.querySelectorAll('iframe, video, audio')) {
    const src = player.getAttribute('src') ?? ''
    replaceByLink(player, linkText(player, words), allowedFrame(src)?.page ?? src)
  }
}
