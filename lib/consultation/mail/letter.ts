import { escapeHtml } from '@/lib/domain/text'
import { htmlLang, type Language } from '@/lib/domain/languages'
import { oneLine } from './mail'

/** A part of a letter. Any value in it may be untrusted input. */
export type Part =
  | { paragraph: string }
  | { facts: [label: string, value: string | undefined][] }
  | { quote: string }
  | { lines: string }
  | { link: string; label: string }

export const colon = { vi: ': ', en: ': ', zh: '：' } as const satisfies Record<Language, string>

const known = (facts: [string, string | undefined][]) =>
  facts.flatMap(([label, value]) => (value?.trim() ? [[oneLine(label), oneLine(value)] as const] : []))

const linesOf = (text: string) => text.trim().split(/\r\n|[\r\n\u2028\u2029]/)

function inText(part: Part, language: Language): string {
  if ('paragraph' in part) return part.paragraph
  if ('facts' in part)
    return known(part.facts)
      .map(([label, value]) => `${label}${colon[language]}${value}`)
      .join('\n')
  if ('quote' in part)
    return linesOf(part.quote)
      .map((line) => `> ${line}`.trimEnd())
      .join('\n')
  if ('lines' in part) return linesOf(part.lines).join('\n')
  return `${part.label}:\n${part.link}`
}

function inHtml(part: Part, language: Language): string {
  if ('paragraph' in part) return `<p>${escapeHtml(part.paragraph)}</p>`
  if ('facts' in part)
    return `<p>${known(part.facts)
      .map(([label, value]) => `${escapeHtml(label)}${colon[language]}<strong>${escapeHtml(value)}</strong>`)
      .join('<br>\n')}</p>`
  // Line breaks are <br>, because Outlook does not support `white-space`.
  if ('quote' in part)
    return `<blockquote style="margin:0;padding:0 1em;border-left:3px solid #b8913a">${linesOf(part.quote).map(escapeHtml).join('<br>\n')}</blockquote>`
  if ('lines' in part) return `<p>${linesOf(part.lines).map(escapeHtml).join('<br>\n')}</p>`
  return `<p><a href="${escapeHtml(part.link)}">${escapeHtml(part.label)}</a></p>`
}

export function letter(language: Language, title: string, parts: Part[]): { text: string; html: string } {
  const html = `<!doctype html>
<html lang="${htmlLang[language]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
</head>
<body style="max-width:40em;margin:0 auto;padding:1em;font-family:sans-serif;line-height:1.6">
${parts.map((part) => inHtml(part, language)).join('\n')}
</body>
</html>
`
  return { text: `${parts.map((part) => inText(part, language)).join('\n\n')}\n`, html }
}
