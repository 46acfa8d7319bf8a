import { attributeOf, childOf, elementLike } from './xml'

interface Piece {
  text: string
  place?: 'superscript' | 'subscript' | undefined
}

const deepest = 30

const textOf = (pieces: readonly Piece[]): string => pieces.map(({ text }) => text).join('')

const piece = (text: string): Piece[] => (text === '' ? [] : [{ text }])

function grouped(pieces: Piece[]): Piece[] {
  return /^[\p{L}\p{N}.,%]*$/u.test(textOf(pieces)) ? pieces : [{ text: '(' }, ...pieces, { text: ')' }]
}

/** In the place of an exponent or an index. What is in such a place already is written on the line. */
function placed(pieces: Piece[], place: 'superscript' | 'subscript'): Piece[] {
  const text = textOf(pieces)
  if (text === '') return []
  if (pieces.every((each) => each.place === undefined)) return [{ text, place }]
  return [{ text: place === 'superscript' ? '^' : '_' }, { text: '(' }, ...pieces, { text: ')' }]
}

const propertyOf = (element: Element, properties: string, name: string): string | undefined =>
  attributeOf(childOf(childOf(element, properties), name), 'val')

function piecesIn(element: Element | undefined, depth: number): Piece[] {
  if (!element) return []
  if (depth > deepest) return [{ text: '…' }]
  return [...element.children].flatMap((child) => piecesOf(child, depth + 1))
}

// oxlint-disable-next-line complexity -- a flat switch over the elements of a formula
function piecesOf(element: Element, depth: number): Piece[] {
  const part = (name: string) => piecesIn(childOf(element, name), depth)
  const all = (name: string) => [...element.children].filter(({ localName }) => localName === name)
  const listed = (elements: readonly Element[], between: string) =>
    elements.flatMap((one, i) => [...(i === 0 ? [] : piece(between)), ...piecesIn(one, depth)])
  const below = () => placed(part('sub'), 'subscript')
  const above = () => placed(part('sup'), 'superscript')
  switch (element.localName) {
    case 'r':
      return piece(
        [...element.children]
          .filter(({ localName }) => localName === 't')
          .map(({ textContent }) => textContent ?? '')
          .join(''),
      )
    case 'f':
      return [...grouped(part('num')), { text: '/' }, ...grouped(part('den'))]
    case 'sSup':
      return [...grouped(part('e')), ...above()]
    case 'sSub':
      return [...grouped(part('e')), ...below()]
    case 'sSubSup':
      return [...grouped(part('e')), ...below(), ...above()]
    case 'sPre':
      return [...below(), ...above(), ...part('e')]
    case 'rad': {
      const degree = placed(part('deg'), 'superscript')
      return [...degree, { text: '√' }, ...grouped(part('e'))]
    }
    case 'nary':
      return [{ text: propertyOf(element, 'naryPr', 'chr') ?? '∫' }, ...below(), ...above(), ...grouped(part('e'))]
    case 'd': {
      const [begin, end] = ['begChr', 'endChr'].map((name) => propertyOf(element, 'dPr', name))
      const between = propertyOf(element, 'dPr', 'sepChr') ?? '|'
      return [...piece(begin ?? '('), ...listed(all('e'), between), ...piece(end ?? ')')]
    }
    case 'limLow':
      return [...part('e'), ...placed(part('lim'), 'subscript')]
    case 'limUpp':
      return [...part('e'), ...placed(part('lim'), 'superscript')]
    case 'func':
      return [...part('fName'), { text: ' ' }, ...grouped(part('e'))]
    case 'm':
      return [
        { text: '[' },
        ...all('mr').flatMap((row, i) => [...piece(i === 0 ? '' : '; '), ...rowOf(row, depth)]),
        { text: ']' },
      ]
    case 'eqArr':
      return listed(all('e'), '; ')
    default:
      return element.localName.endsWith('Pr') ? [] : piecesIn(element, depth)
  }
}

const rowOf = (row: Element, depth: number): Piece[] =>
  [...row.children].flatMap((cell, i) => [...piece(i === 0 ? '' : ', '), ...piecesIn(cell, depth + 1)])

export function writeFormulas(root: Element): number {
  const formulas = [...root.getElementsByTagNameNS('*', 'oMath')]
  const runOf = ({ place, text }: Piece) => {
    const [run, written] = [elementLike(root, 'r'), elementLike(root, 't')]
    if (place) {
      const properties = elementLike(root, 'rPr')
      properties.append(elementLike(root, 'vertAlign', { val: place }))
      run.append(properties)
    }
    written.textContent = text
    written.setAttribute('xml:space', 'preserve')
    run.append(written)
    return run
  }
  for (const formula of formulas) {
    const runs = piecesOf(formula, 0).map(runOf)
    const block = formula.parentElement?.localName === 'oMathPara' ? formula.parentElement : undefined
    if (block) block.before(...runs)
    else formula.replaceWith(...runs)
  }
  for (const block of [...root.getElementsByTagNameNS('*', 'oMathPara')]) block.remove()
  return formulas.length
}
