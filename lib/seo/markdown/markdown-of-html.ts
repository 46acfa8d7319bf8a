import { gfm, strikethrough } from '@joplin/turndown-plugin-gfm'
import TurndownService from 'turndown'
import { singleSpaced } from '@/lib/domain/text'
import { blockRules } from './block-rules'

const isPunctuation = (character: string | undefined): boolean => /^[\p{P}\p{S}]/u.test(character ?? '')
const isOutside = (character: string | undefined): boolean =>
  character === undefined || /^[\s\p{P}\p{S}]/u.test(character)

const first = (text: string | null | undefined): string | undefined => [...(text ?? '')][0]
const last = (text: string | null | undefined): string | undefined => [...(text ?? '')].at(-1)

/** Whether `*` on both sides of a text is emphasis: not where punctuation within meets a letter outside (Chinese). */
function canBeStarred(before: string | undefined, text: string, after: string | undefined): boolean {
  return (!isPunctuation(first(text)) || isOutside(before)) && (!isPunctuation(last(text)) || isOutside(after))
}

/** Emphasis by stars, or by the element itself where the stars would be shown. */
function emphasisRules(service: TurndownService): void {
  for (const [name, names, stars] of [
    ['strong', ['strong', 'b'], '**'],
    ['em', ['em', 'i'], '*'],
  ] as const)
    service.addRule(name, {
      filter: [...names],
      replacement: (content, node) => {
        const text = content.trim()
        if (text === '') return ''
        const [before, after] = [last(node.previousSibling?.textContent), first(node.nextSibling?.textContent)]
        return canBeStarred(before, node.textContent?.trim() ?? '', after)
          ? `${stars}${text}${stars}`
          : `<${name}>${text}</${name}>`
      },
    })
}

/** Tables with more cells are written line by line, because the plugin's time grows faster than the table. */
const maxCells = 300

function makeService(): TurndownService {
  const made = new TurndownService({ headingStyle: 'atx', codeBlockStyle: 'fenced', bulletListMarker: '-' })
  const escape = made.escape.bind(made)
  // Text that looks like HTML must not become an element in a program that renders the Markdown.
  made.escape = (text) =>
    escape(text)
      .replaceAll('<', '\\<')
      // A number that would begin a list, also if what follows it is emphasised.
      .replace(/^(\d{1,9})([.)])(?=\s|$)/, '$1\\$2')
  made.use([blockRules, emphasisRules])
  return made
}

const service = makeService().use(gfm)

export const literally = (text: string): string => service.escape(singleSpaced(text))

const lineOf = (row: Node) =>
  [...row.childNodes]
    .map((cell) => literally(cell.textContent ?? ''))
    .filter(Boolean)
    .join(' | ')

const plainTables = makeService()
  .use(strikethrough)
  .addRule('row', { filter: 'tr', replacement: (_content, row) => `${lineOf(row)}\n\n` })

/** Sanitised HTML as Markdown. Slow for a long text: it belongs in the worker that prepares articles. */
export const markdownOfHtml = (html: string): string =>
  ((html.match(/<t[dh]\b/g)?.length ?? 0) > maxCells ? plainTables : service).turndown(html)
