/** What advice needs to know of an article's text. */
export interface TextFacts {
  /** Letters, markup left out. */
  length: number
  headings: number
  /** Pictures that say themselves that they have no description. */
  picturesWithoutAlt: number
  /** Ids of pictures whose description is kept with them. */
  pictures: number[]
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

function* nodesIn(node: unknown): Generator<Record<string, unknown>> {
  if (!isRecord(node)) return
  yield node
  for (const child of Array.isArray(node.children) ? node.children : []) yield* nodesIn(child)
}

const pictureIn = ({ type, value }: Record<string, unknown>): number[] => {
  const id = type === 'upload' && isRecord(value) ? value.id : value
  return type === 'upload' && typeof id === 'number' ? [id] : []
}

/** Of a text in the rich editor, as the editor keeps it. */
export function factsOfBody(body: unknown): TextFacts {
  const nodes = isRecord(body) ? [...nodesIn(body.root)] : []
  return {
    length: nodes.reduce((length, { text }) => length + (typeof text === 'string' ? text.length : 0), 0),
    headings: nodes.filter(({ type }) => type === 'heading').length,
    picturesWithoutAlt: 0,
    pictures: nodes.flatMap(pictureIn),
  }
}

/** Of pasted HTML, read by the parser of whoever asks. */
export function factsOfHtml(body: HTMLElement): TextFacts {
  return {
    length: body.textContent?.length ?? 0,
    headings: body.querySelectorAll('h1, h2, h3, h4, h5, h6').length,
    picturesWithoutAlt: body.querySelectorAll('img:not([alt]), img[alt=""]').length,
    pictures: [],
  }
}
