/** Most characters of a style that are read: a style may be as long as the text. */
const longestStyle = 2000

export const declarationsOf = (style: string): Map<string, string> =>
  new Map(
    style
      .slice(0, longestStyle)
      .toLowerCase()
      .replace(/\/\*[^]*?\*\//g, '')
      .split(';')
      .map((declaration) => {
        const [name = '', ...value] = declaration.split(':')
        return [name.trim(), value.join(':').replace('!important', '').trim()]
      }),
  )

export const styleOf = (element: Element): Map<string, string> => declarationsOf(element.getAttribute('style') ?? '')

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
