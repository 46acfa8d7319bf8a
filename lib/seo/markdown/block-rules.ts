import type TurndownService from 'turndown'
import { shownMarkers } from '@/lib/content/html/numbering/counter-styles'

const footnoteOf = (node: HTMLElement): string | undefined =>
  node.localName === 'a' ? /#fn-(\d+)$/.exec(node.getAttribute('href') ?? '')?.[1] : undefined

const isBackLink = (node: HTMLElement): boolean =>
  node.localName === 'a' && /#fnref-\d+$/.test(node.getAttribute('href') ?? '')

const quoted = (text: string): string => text.trim().replace(/^/gm, '> ').replace(/^> $/gm, '>')

/** A list that Markdown would show otherwise: with letters, falling numbers, or as a part of the list before it. */
const isUnknownList = (node: HTMLElement | null): node is HTMLElement =>
  node?.localName === 'ol' &&
  !node.hasAttribute('data-footnotes') &&
  (['type', 'reversed'].some((name) => node.hasAttribute(name)) || node.previousElementSibling?.localName === 'ol')

class ItemMarkers {
  readonly #known = new WeakMap<Element, string>()

  of(item: Element, list: Element): string {
    if (!this.#known.has(item)) {
      const markers = shownMarkers(list)
      for (const [i, each] of Array.from(list.children).entries()) this.#known.set(each, markers[i] ?? '')
    }
    return this.#known.get(item) ?? ''
  }
}

export function blockRules(service: TurndownService): void {
  const markers = new ItemMarkers()
  service
    .addRule('note', { filter: ['aside'], replacement: (content) => `\n\n${quoted(content)}\n\n` })
    .addRule('backLink', { filter: isBackLink, replacement: () => '' })
    .addRule('footnoteSign', {
      filter: (node) => footnoteOf(node) !== undefined && node.parentElement?.localName === 'sup',
      replacement: (_content, node) => `[^${footnoteOf(node as HTMLElement)}]`,
    })
    .addRule('footnote', {
      filter: (node) => node.localName === 'li' && Boolean(node.parentElement?.hasAttribute('data-footnotes')),
      replacement: (content, node) => {
        const number = /^fn-(\d+)$/.exec((node as HTMLElement).id)?.[1]
        return `\n\n[^${number}]: ${content.trim().replace(/\n+/g, '\n    ')}\n\n`
      },
    })
    .addRule('itemWithMarker', {
      filter: (node) => node.localName === 'li' && isUnknownList(node.parentElement),
      replacement: (content, node) => {
        const marker = node.parentElement ? markers.of(node as HTMLElement, node.parentElement) : ''
        return `\n\n${service.escape(`${marker} `)}${content.trim()}\n\n`
      },
    })
    .addRule('figcaption', { filter: ['figcaption'], replacement: (content) => `\n\n${content.trim()}\n\n` })
}
