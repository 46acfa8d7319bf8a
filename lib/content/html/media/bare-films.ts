import { filmOfLine } from '../embeds/film-line'
import { element } from '../element'
import { isBlank } from '../paragraphs'

function filmOf(line: readonly Node[]): string | undefined {
  const parts = line.filter((node) => !isBlank(node))
  const [only] = parts
  if (parts.length !== 1 || !only) return undefined
  return filmOfLine(only.textContent ?? '')
}

function linesOf(paragraph: Element): Node[][] {
  const lines: Node[][] = [[]]
  for (const node of paragraph.childNodes) {
    if (node.nodeName === 'BR') lines.push([])
    else lines.at(-1)?.push(node)
  }
  return lines
}

/** Shows films whose address is alone on a line, as editors of other sites do. A paragraph is divided around them. */
export function frameBareFilms(body: HTMLElement): void {
  for (const paragraph of body.querySelectorAll('p')) {
    const lines = linesOf(paragraph).map((nodes) => ({ nodes, film: filmOf(nodes) }))
    if (!lines.some(({ film }) => film)) continue
    const document = paragraph.ownerDocument
    let text: Element | undefined
    for (const { nodes, film } of lines) {
      if (film) {
        paragraph.before(element(document, 'iframe', { src: film }))
        text = undefined
        continue
      }
      if (text) text.append(document.createElement('br'))
      else {
        text = document.createElement('p')
        paragraph.before(text)
      }
      text.append(...nodes)
    }
    paragraph.remove()
  }
}
