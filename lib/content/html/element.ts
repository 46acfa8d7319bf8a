export function element(
  document: Document,
  name: string,
  attributes: Record<string, string>,
  ...children: (Node | string)[]
): HTMLElement {
  const made = document.createElement(name)
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value)
  made.append(...children)
  return made
}

export function wrapText(text: Text, from: number, to: number, attributes: Record<string, string>): void {
  const part = text.splitText(from)
  part.splitText(to - from)
  const span = element(text.ownerDocument, 'span', attributes)
  part.replaceWith(span)
  span.append(part)
}

export function htmlOf(fragment: DocumentFragment): string {
  const holder = fragment.ownerDocument.createElement('div')
  holder.append(fragment)
  return holder.innerHTML
}

export const styleSheetsIn = (root: ParentNode): string[] =>
  Array.from(root.querySelectorAll('style'), (sheet) => sheet.textContent ?? '')
