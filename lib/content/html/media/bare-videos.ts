import { videoOfLine } from '../embeds'
import { element } from '../element'
import { isBlank } from '../paragraphs'

function videoOf(line: readonly Node[]): string | undefined {
  const parts = line.filter((node) => !isBlank(node))
  const [only] = parts
  if (parts.length !== 1 || !only) return undefined
  return videoOfLine(only.textContent ?? '')
}

function linesOf(paragraph: Element): Node[][] {
  const lines: Node[][] = [[]]
  for (const node of paragraph.childNodes) {
    if (node.nodeName === 'BR') lines.push([])
    else lines.at(-1)?.push(node)
  }
  return lines
}

/** Shows videos whose address is alone on a line, as editors of other sites do. A paragraph is divided around them. */
export function frameBareVideos(body: HTMLElement): void {
  for (const paragraph of body.querySelectorAll('p')) {
    const lines = linesOf(paragraph).map((nodes) => ({ nodes, video: videoOf(nodes) }))
    if (!lines.some(({ video }) => video)) continue
    const document = paragraph.ownerDocument
    let text: Element | undefined
    for (const { nodes, video } of lines) {
      if (video) {
        paragraph.before(element(document, 'iframe', { src: video }))
        text = undefined
        continue
      }
      if (text) text.append(document.createElement('br'), ...nodes)
      else {
        text = element(document, 'p', {}, ...nodes)
        paragraph.before(text)
      }
    }
    paragraph.remove()
  }
}
