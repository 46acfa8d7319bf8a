import type TurndownService from 'turndown'

/** How the editor's blocks are written in Markdown. */

/** The number in a link to a footnote, or from a footnote back to its sign. */
const footnoteOf = (node: HTMLElement): string | undefined =>
  node.localName === 'a' ? /#fn-(\d+)$/.exec(node.getAttribute('href') ?? '')?.[1] : undefined

const isBackLink = (node: HTMLElement): boolean =>
  node.localName === 'a' && /#fnref-\d+$/.test(node.getAttribute('href') ?? '')

const quoted = (text: string): string => text.trim().replace(/^/gm, '> ').replace(/^> $/gm, '>')

/** Teaches a service notes, footnotes and captions. */
export function blockRules(service: TurndownService): void {
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
    .addRule('figcaption', { filter: ['figcaption'], replacement: (content) => `\n\n${content.trim()}\n\n` })
}
