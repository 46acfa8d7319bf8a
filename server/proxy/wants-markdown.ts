const qualityOf = (accept: string, type: string): number => {
  const part = accept.split(',').find((each) => each.trim().toLowerCase().startsWith(type))
  return part === undefined ? 0 : Number(/;\s*q=([\d.]+)/.exec(part)?.[1] ?? 1)
}

/** Whether a client asks for Markdown at least as much as for HTML. No browser does. */
export function wantsMarkdown(accept = ''): boolean {
  const quality = qualityOf(accept, 'text/markdown')
  return quality > 0 && quality >= qualityOf(accept, 'text/html')
}
