/** The list level of a paragraph. Word writes lists as paragraphs that only look like list items. */
function levelOf(element: Element): number | undefined {
  const style = element.getAttribute('style') ?? ''
  const level = /mso-list:[^;]{0,99}level(\d)/i.exec(style)?.[1]
  if (level) return Number(level)
  const drawn = /^\s*(?:[·•▪◦§]|\(?\w{1,3}[.)])[\s\u00a0]/.test(element.textContent ?? '')
  return /MsoListParagraph/i.test(element.className) && drawn ? 1 : undefined
}

/** Removes the typed bullet or number from the item and returns it. */
function takeMarker(item: Element): string {
  const drawn = [...item.querySelectorAll('span')].find((span) =>
    /mso-list:\s*ignore/i.test(span.getAttribute('style') ?? ''),
  )
  if (drawn) {
    const marker = drawn.textContent ?? ''
    drawn.remove()
    return marker.trim()
  }
  const first = item.firstChild
  const marker = /^\s*([·•▪◦o§-]|\(?\w{1,3}[.)])[\s\u00a0]+/.exec(first?.textContent ?? '')
  if (marker && first?.nodeType === 3) first.textContent = (first.textContent ?? '').slice(marker[0].length)
  return marker?.[1] ?? ''
}

const isNumber = (marker: string) => /^\(?[0-9a-z]{1,3}[.)]$/i.test(marker)

/**
 * Sets the start and type of a list that begins at another number or with a letter, because legal texts refer to their
 * points.
 */
function keepNumbering(list: Element, marker: string): void {
  const sign = marker.replace(/[^0-9a-z]/gi, '')
  if (/^\d+$/.test(sign) && sign !== '1') list.setAttribute('start', sign)
  if (/^[a-z]$/i.test(sign) && !/^i$/i.test(sign)) {
    const lower = sign.toLowerCase()
    list.setAttribute('type', sign === lower ? 'a' : 'A')
    if (lower !== 'a') list.setAttribute('start', String(lower.charCodeAt(0) - 96))
  }
}

/** Converts series of Word's list paragraphs into real, nested lists. */
export function buildWordLists(body: HTMLElement): void {
  const document = body.ownerDocument
  const open: { list: Element; level: number }[] = []
  let previous: Element | undefined

  for (const paragraph of [...body.querySelectorAll('p, h1, h2, h3, h4, h5, h6')]) {
    const level = paragraph.nodeName === 'P' ? levelOf(paragraph) : undefined
    if (level === undefined || paragraph.closest('li, td')) {
      if (!paragraph.closest('li')) open.length = 0
      continue
    }
    if (previous && previous !== paragraph.previousElementSibling) open.length = 0
    const marker = takeMarker(paragraph)
    while (open.length > 0 && (open.at(-1)?.level ?? 0) > level) open.pop()
    let current = open.at(-1)
    if (!current || current.level < level) {
      const list = document.createElement(isNumber(marker) ? 'ol' : 'ul')
      if (isNumber(marker)) keepNumbering(list, marker)
      const parentItem = current?.list.lastElementChild
      if (parentItem) parentItem.append(list)
      else paragraph.before(list)
      current = { list, level }
      open.push(current)
    }
    const item = document.createElement('li')
    item.append(...paragraph.childNodes)
    current.list.append(item)
    paragraph.remove()
    previous = open[0]?.list
  }
}
