export interface Texts {
  editor: string
  html: string
}

const isBlank = (html: string): boolean =>
  html.replace(/<(?!img\b|iframe\b|video\b|audio\b)[^>]*>|&nbsp;|\s/gi, '') === ''

/** An article's text after its format became `format`: the new field's, else the other's. The editor takes no HTML. */
export function textAfter(format: 'EDITOR' | 'HTML', now: Texts, before: Texts): string | undefined {
  const [own, other] = format === 'HTML' ? (['html', 'editor'] as const) : (['editor', 'html'] as const)
  const isWritten = !isBlank(now[own]) && now[own] !== before[own]
  if (isWritten || isBlank(now[other]) || now[own] === now[other]) return now[own]
  return format === 'HTML' ? now.editor : undefined
}
