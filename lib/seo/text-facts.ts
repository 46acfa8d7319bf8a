export interface TextFacts {
  length: number
  headings: number
  imagesWithoutAlt: number
  images: number[]
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

function* nodesIn(node: unknown): Generator<Record<string, unknown>> {
  if (!isRecord(node)) return
  yield node
  for (const child of Array.isArray(node.children) ? node.children : []) yield* nodesIn(child)
}

const imageIn = ({ type, value }: Record<string, unknown>): number[] => {
  const id = type === 'upload' && isRecord(value) ? value.id : value
  return type === 'upload' && typeof id === 'number' ? [id] : []
}

export function factsOfBody(body: unknown): TextFacts {
  const nodes = isRecord(body) ? [...nodesIn(body.root)] : []
  return {
    length: nodes.reduce((length, { text }) => length + (typeof text === 'string' ? text.length : 0), 0),
    headings: nodes.filter(({ type }) => type === 'heading').length,
    imagesWithoutAlt: 0,
    images: nodes.flatMap(imageIn),
  }
}

const isUndescribed = (image: string) => !/\salt\s*=\s*(?:"\s*[^"\s]|'\s*[^'\s]|[^"'\s>])/i.test(image)

/** Facts about pasted HTML. The parsing is approximate, because up to half a megabyte is read at every key press. */
export function factsOfHtml(html: string): TextFacts {
  return {
    length: html.replace(/<[^>]*>/g, '').length,
    headings: html.match(/<h[1-6][\s>]/gi)?.length ?? 0,
    imagesWithoutAlt: html.match(/<img\b[^>]*>/gi)?.filter(isUndescribed).length ?? 0,
    images: [],
  }
}
