import { elementLike, elementsOf } from './xml'

/** Shapes of the older form (VML) whose text mammoth reads. */
const readShapes = new Set(['roundrect', 'shape', 'rect', 'group', 'textbox'])

function unreadAround(box: Element): Element | undefined {
  const drawing = box.closest('*|drawing')
  if (drawing) return drawing
  const image = box.closest('*|pict')
  for (let node = box.parentElement; node && node !== image; node = node.parentElement)
    if (!readShapes.has(node.localName)) return image ?? undefined
  return undefined
}

/**
 * Takes the text out of text boxes whose shapes mammoth does not read: those that are drawn, and ovals and lines of the
 * older form. A box may be in the file in both forms, of which one stays.
 */
export function openTextBoxes(root: Element): void {
  const last = new Map<Element, Element>()
  for (const box of elementsOf(root, 'txbxContent')) {
    if (!root.contains(box) || box.parentElement?.closest('*|txbxContent')) continue
    const shape = unreadAround(box)
    if (!shape) continue
    const holder = elementLike(root, 'pict')
    // Boxes of one drawing stay in their order.
    const before = last.get(shape) ?? shape
    before.after(holder)
    last.set(shape, holder)
    holder.append(box)
    const choice = holder.closest('*|AlternateContent > *|Choice')
    if (choice) choice.parentElement?.replaceWith(...choice.childNodes)
  }
}
