import { parseFragment } from 'parse5'
import { z } from 'zod'
import { singleSpaced } from '@/lib/domain/text'
import { textOfHtml } from './text'

const most = 60_000

const signs: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
}

const reference = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});/gi

function signOf(written: string): string {
  const [node] = signs[written] === undefined ? parseFragment(written).childNodes : []
  return signs[written] ?? (node && 'value' in node ? node.value : written)
}

const mayHide = /\b(?:style|hidden|cite|datetime)\b|<(?:dialog|datalist)|mso/i

/** The text of the beginning of an article's HTML, roughly, for an excerpt. The work is bounded. */
export function quickTextOfHtml(html: string): string {
  const beginning = html.slice(0, most)
  if (mayHide.test(beginning)) return textOfHtml(beginning)
  return singleSpaced(
    beginning
      .replace(/<!--[^]*?(?:-->|$)/g, ' ')
      .replace(/<(?:script|style)\b[^<]*/gi, ' ')
      .replace(/<[^<>]*>/g, ' ')
      .replace(reference, signOf),
  )
}

const node = z.object({ text: z.string().optional(), children: z.array(z.unknown()).optional() })

const maxNodes = 5000

export function quickTextOfTree(tree: unknown): string {
  const root = z.object({ root: z.unknown() }).safeParse(tree)
  const next: unknown[] = root.success ? [root.data.root] : []
  const text: string[] = []
  for (let read = 0; next.length > 0 && read < maxNodes; read += 1) {
    const parsed = node.safeParse(next.pop())
    if (!parsed.success) continue
    if (parsed.data.text !== undefined) text.push(parsed.data.text)
    const children = parsed.data.children ?? []
    if (children.length > 0) next.push({ text: ' ' }, ...children.toReversed())
  }
  return singleSpaced(text.join('')).slice(0, most)
}
