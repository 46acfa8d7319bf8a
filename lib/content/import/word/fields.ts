import { attributeOf, childOf, elementLike, elementsOf, prependTo } from './xml'

/** Fields of Word that are links, in the only form that mammoth reads: an address or a place in the file, in quotes. */

const hyperlink = /^\s*HYPERLINK\b/i

const words = /\\[a-z]\b|"([^"]*)"|[^\s"]+/gi

export function plainHyperlink(instruction: string): string {
  let [address, place, option] = ['', '', '']
  for (const { 0: word, 1: quoted } of instruction.replace(hyperlink, '').matchAll(words)) {
    if (/^\\[a-z]$/i.test(word)) option = word.toLowerCase()
    else {
      const value = (quoted ?? word).replaceAll('\\\\', '\\')
      if (option === '\\l') place = value
      else if (option === '' || /^\\[mn]$/.test(option)) address ||= value
      option = ''
    }
  }
  if (address === '') return ` HYPERLINK \\l "${place}" `
  return ` HYPERLINK "${address}${place && `#${place}`}" `
}

function openSimpleFields(root: Element): void {
  for (const field of elementsOf(root, 'fldSimple')) {
    const instruction = attributeOf(field, 'instr') ?? ''
    if (hyperlink.test(instruction)) {
      const runOf = (child: Element) => {
        const run = elementLike(field, 'r')
        run.append(child)
        return run
      }
      const mark = (type: string) => runOf(elementLike(field, 'fldChar', { fldCharType: type }))
      const text = elementLike(field, 'instrText')
      text.textContent = instruction
      field.before(mark('begin'), runOf(text), mark('separate'))
      field.after(mark('end'))
    }
    field.replaceWith(...field.childNodes)
  }
}

export function simplifyFields(root: Element): void {
  openSimpleFields(root)
  const fields: Element[][] = []
  for (const element of elementsOf(root, '*')) {
    if (element.localName === 'instrText') fields.at(-1)?.push(element)
    if (element.localName !== 'fldChar') continue
    const type = attributeOf(element, 'fldCharType')
    if (type === 'begin') fields.push([])
    else {
      const [first, ...rest] = (type === 'separate' ? fields.at(-1)?.splice(0) : fields.pop()) ?? []
      const instruction = [first, ...rest].map((part) => part?.textContent ?? '').join('')
      if (!first || !hyperlink.test(instruction)) continue
      first.textContent = plainHyperlink(instruction)
      for (const part of rest) part.remove()
    }
  }
}

/** Puts a large first letter, which Word writes as a paragraph in a frame, before the paragraph that it begins. */
export function joinDropCaps(root: Element): void {
  for (const frame of elementsOf(root, 'framePr')) {
    const paragraph = frame.closest('*|p')
    const next = paragraph?.nextElementSibling
    if (!/^(?:drop|margin)$/.test(attributeOf(frame, 'dropCap') ?? '') || next?.localName !== 'p') continue
    const runs = [...(paragraph?.children ?? [])].filter(({ localName }) => localName !== 'pPr')
    // The letter is as large as three lines, and no heading.
    for (const run of runs) childOf(run, 'rPr')?.remove()
    prependTo(next, ...runs)
    paragraph?.remove()
  }
}
