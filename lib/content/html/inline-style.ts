/** Most characters of a style that are read: a style may be as long as the text. */
const longestStyle = 2000

/** The declarations in an element's style, in lower case, without the order of importance. */
export function styleOf(element: Element): Map<string, string> {
  const style = element.getAttribute('style')?.slice(0, longestStyle).toLowerCase() ?? ''
  return new Map(
    style.split(';').map((declaration) => {
      const [name = '', ...value] = declaration.split(':')
      return [name.trim(), value.join(':').replace('!important', '').trim()]
    }),
  )
}

/** Names of the elements with the same meaning as a style; empty if the style is only decorative. */
export function meaningOf(style: Map<string, string>): string[] {
  const [weight = '', slant = '', font = ''] = ['font-weight', 'font-style', 'font'].map((name) => style.get(name))
  const decoration = `${style.get('text-decoration') ?? ''} ${style.get('text-decoration-line') ?? ''}`
  return [
    ...(weight === 'bold' || Number(weight) >= 600 || /\bbold\b/.test(font) ? ['strong'] : []),
    ...(slant === 'italic' || /\bitalic\b/.test(font) ? ['em'] : []),
    ...(decoration.includes('line-through') ? ['s'] : []),
    ...(decoration.includes('underline') ? ['u'] : []),
  ]
}
