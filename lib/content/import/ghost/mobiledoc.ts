import { z } from 'zod'
import { escapeHtml } from '../../html/escape'
import { cardHtml } from './cards'

/** Ghost's editor from 2017 to 2023: sections of text with markers, and cards, as HTML. */

const marker = z.tuple([z.number(), z.array(z.number()), z.number(), z.unknown()])
const markers = z.array(marker)

const document = z.object({
  markups: z.array(z.tuple([z.string()]).rest(z.unknown())).catch([]),
  atoms: z.array(z.tuple([z.string()]).rest(z.unknown())).catch([]),
  cards: z.array(z.tuple([z.string()]).rest(z.unknown())).catch([]),
  sections: z.array(z.tuple([z.number()]).rest(z.unknown())),
})

type Mobiledoc = z.infer<typeof document>

/** The kinds of sections and markers. */
const [textSection, pictureSection, listSection, cardSection] = [1, 2, 3, 10]
const atomMarker = 1

const inline = /^(?:a|b|code|em|i|s|strong|sub|sup|u)$/
const blocks = /^(?:p|h[1-6]|blockquote|aside|pull-quote)$/

/** The tags of a markup; empty for one that no text has. */
function tagsOf([name, attributes]: Mobiledoc['markups'][number]): [opening: string, closing: string] {
  if (!inline.test(name)) return ['', '']
  const list = z.array(z.string()).safeParse(attributes).data ?? []
  const href = list[list.indexOf('href') + 1]
  const address = name === 'a' && list.includes('href') ? ` href="${escapeHtml(href ?? '')}"` : ''
  return [`<${name}${address}>`, `</${name}>`]
}

function textOf(given: unknown, { atoms, markups }: Mobiledoc): string {
  const open: string[] = []
  const html: string[] = []
  for (const [kind, opened, closed, value] of markers.safeParse(given).data ?? []) {
    for (const index of opened) {
      const markup = markups[index]
      const [opening, closing] = markup ? tagsOf(markup) : ['', '']
      html.push(opening)
      open.push(closing)
    }
    const [atom, text] = kind === atomMarker ? (atoms[Number(value)] ?? ['']) : ['', value]
    html.push(atom === 'soft-return' ? '<br>' : escapeHtml(typeof text === 'string' ? text : ''))
    for (let i = 0; i < closed; i += 1) html.push(open.pop() ?? '')
  }
  return html.join('') + open.reverse().join('')
}

/** A text of this editor as HTML. `onDropped` learns what is not taken. Undefined if it is none. */
export function mobiledocHtml(json: string, onDropped: (what: string) => void): string | undefined {
  const whole = parseDocument(json)
  return whole?.sections
    .map(([kind, first, second]) => {
      if (kind === textSection) {
        const name = typeof first === 'string' && blocks.test(first) ? first : 'p'
        const element = /^(?:aside|pull-quote)$/.test(name) ? 'blockquote' : name
        return `<${element}>${textOf(second, whole)}</${element}>`
      }
      if (kind === pictureSection) return cardHtml('image', { src: first }, onDropped)
      if (kind === listSection) {
        const items = z.array(z.unknown()).safeParse(second).data ?? []
        const name = first === 'ol' ? 'ol' : 'ul'
        return `<${name}>${items.map((item) => `<li>${textOf(item, whole)}</li>`).join('')}</${name}>`
      }
      const card = kind === cardSection ? whole.cards[Number(first)] : undefined
      if (card) return cardHtml(card[0], card[1], onDropped)
      onDropped(kind === cardSection ? 'a card that the export lacks' : `a section of the kind "${kind}"`)
      return ''
    })
    .join('')
}

function parseDocument(json: string): Mobiledoc | undefined {
  try {
    return document.safeParse(JSON.parse(json)).data
  } catch {
    return undefined
  }
}
