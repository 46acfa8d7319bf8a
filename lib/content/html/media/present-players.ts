import { element } from '../element'
import { allowedFrame } from '../embeds'
import { frameLink } from '../frame-link'
import type { ArticleWords } from '../../article-words'
import { isBlank, isSeen } from '../paragraphs'
import { readableAddress } from '../readable-address'
import { linkText, replaceByLink } from './foreign-media'

const onPaper = (text: string, page: string) => `${text} (${readableAddress(page)})`

const contained = (shown: Element, paper: string): Element =>
  element(shown.ownerDocument, 'div', { class: 'embed', 'data-address': paper }, shown)

function shownFrame(frame: Element, words: ArticleWords): Element | undefined {
  const allowed = allowedFrame(frame.getAttribute('src') ?? '')
  if (!allowed) return undefined
  const title = frame.getAttribute('title')?.trim() || allowed.site
  const ask = linkText(frame, words)
  const link = element(frame.ownerDocument, 'a', frameLink({ src: allowed.src, page: allowed.page, title }), ask)
  return contained(link, onPaper(ask, allowed.page))
}

/** Puts frames before the link that they are in: a link cannot contain another one. */
function takeOutOfLinks(fragment: DocumentFragment): void {
  for (const frame of fragment.querySelectorAll('a iframe')) {
    const link = frame.closest('a')
    link?.before(frame)
    if (link && isBlank(link)) link.remove()
  }
}

function shownFile(file: Element, words: ArticleWords, page: string): Element {
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
  return contained(shown, onPaper(text, URL.parse(src ?? '', page)?.href ?? ''))
}

function putBeside(paragraph: Element, shown: ReadonlyMap<Node, Element>): void {
  const [before, after]: [Element[], Element[]] = [[], []]
  let hasBegun = false
  const walker = paragraph.ownerDocument.createTreeWalker(paragraph, 5)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const player = shown.get(node)
    if (player) (hasBegun ? after : before).push(player)
    else hasBegun ||= isSeen(node)
  }
  paragraph.before(...before)
  paragraph.after(...after)
}

/** Shows the videos, maps and sounds of a text in which everything else was replaced (`replaceForeignMedia`). */
export function presentPlayers(fragment: DocumentFragment, words: ArticleWords, page: string): void {
  takeOutOfLinks(fragment)
  const shown = new Map<Element, Element>()
  for (const player of fragment.querySelectorAll('iframe, video, audio')) {
    const made = player.localName === 'iframe' ? shownFrame(player, words) : shownFile(player, words, page)
    if (made) shown.set(player, made)
  }
  for (const [paragraph, players] of Map.groupBy(shown.keys(), (player) => player.closest('p'))) {
    if (!paragraph) {
      for (const player of players) player.replaceWith(shown.get(player) ?? '')
      continue
    }
    putBeside(paragraph, shown)
    for (const player of players) player.remove()
    while (paragraph.firstChild?.nodeName === 'BR') paragraph.firstChild.remove()
    if (isBlank(paragraph)) paragraph.remove()
  }
}

export function linkPlayers(fragment: DocumentFragment, words: ArticleWords): void {
  for (const player of fragment.querySelectorAll('iframe, video, audio')) {
    const src = player.getAttribute('src') ?? ''
    replaceByLink(player, linkText(player, words), allowedFrame(src)?.page ?? src)
  }
}
