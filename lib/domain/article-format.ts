export interface Texts {
  editor: string
  html: string
}

const isBlank = (html: string): boolean =>
  html.replace(/<(?!img\b|iframe\b|video\b|audio\b)[^>]*>|&nbsp;|\s/gi, '') === ''

/**
 * The text of an article whose format was changed to `format`: what was written in the new field meanwhile, else the
 * text of the other one. Undefined where that would be HTML for the editor, which it cannot take.
 */
export function textAfter(format: 'EDITOR' | 'HTML', now: Texts, before: Texts): string | undefined {
  const [own, other] = format === 'HTML' ? (['html', 'editor'] as const) : (['editor', 'html'] as const)
  const isWritten = !isBlank(now[own]) && now[own] !== before[own]
  if (isWritten || isBlank(now[other]) || now[own] === now[other]) return now[own]
  return format === 'HTML' ? now.editor : undefined
}
