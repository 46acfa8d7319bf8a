import { lineOf } from '../../html/line-of'
import { isBlank, rename, unwrap } from '../../html/paragraphs'
import { parseBody } from '../../html/parse'
import { withVietnameseD, fold, singleSpaced } from '@/lib/domain/text'
import { closing, opening } from './simplify'

const madeByOffice = /\s*(?:description automatically generated|mô tả được tạo tự động|自动生成的说明)[\s\S]*$/i

function nameNotes(body: HTMLElement): void {
  const notes = [...body.querySelectorAll('li[id^="word-footnote-"], li[id^="word-endnote-"]')]
  const list = notes[0]?.parentElement
  if (!list) return
  list.setAttribute('data-footnotes', '')
  for (const [i, note] of notes.entries()) {
    const number = String(i + 1)
    for (const sign of body.querySelectorAll(`a[href="#${note.id}"]`)) {
      sign.setAttribute('href', `#fn-${number}`)
      sign.removeAttribute('id')
      sign.textContent = number
    }
    for (const back of note.querySelectorAll('a[href^="#word-footnote-ref-"], a[href^="#word-endnote-ref-"]'))
      back.remove()
    note.removeAttribute('id')
    for (const paragraph of note.querySelectorAll(':scope > p')) {
      if (paragraph.nextElementSibling) paragraph.after(body.ownerDocument.createElement('br'))
      unwrap(paragraph)
    }
    const [first, last] = [note.firstChild, note.lastChild]
    if (first?.nodeType === 3) first.textContent = (first.textContent ?? '').trimStart()
    if (last?.nodeType === 3) last.textContent = (last.textContent ?? '').trimEnd()
  }
}

function numberOf(item: Element): number | undefined {
  const walker = item.ownerDocument.createTreeWalker(item, 4)
  const text = walker.nextNode()
  const match = new RegExp(`^${opening}(\\d+)${closing}`).exec(text?.textContent ?? '')
  if (!text || !match) return undefined
  text.textContent = (text.textContent ?? '').slice(match[0].length)
  return Number(match[1])
}

/** Lets a list begin with the number that Word shows, and cuts it where the numbers do not follow each other. */
function startList(list: Element): void {
  let before: number | undefined
  let current = list
  for (const item of [...list.children]) {
    const number = numberOf(item)
    if (number !== undefined && before !== undefined && number !== before + 1 && current.firstElementChild !== item) {
      const next = list.ownerDocument.createElement('ol')
      current.after(next)
      current = next
    }
    if (current !== list) current.append(item)
    const isFirst = current.firstElementChild === item
    if (isFirst && number !== undefined && number !== 1) current.setAttribute('start', String(number))
    before = number ?? (before === undefined ? undefined : before + 1)
  }
}

function writeOtherNumbers(body: HTMLElement): void {
  const walker = body.ownerDocument.createTreeWalker(body, 4)
  const pattern = new RegExp(`${opening}(\\d+)${closing}`, 'g')
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node.nodeValue?.includes(opening)) node.nodeValue = node.nodeValue.replace(pattern, '$1. ')
}

/** A list that only holds the deeper one: the level above it is text here. */
function openEmptyLists(body: HTMLElement): void {
  for (const list of [...body.querySelectorAll('ol, ul')].reverse()) {
    const [item] = list.children
    const [inner] = item?.children ?? []
    const isOnly = list.children.length === 1 && item?.children.length === 1 && item.textContent === inner?.textContent
    if (inner && isOnly && /^[ou]l$/.test(inner.localName)) list.replaceWith(inner)
  }
}

function captionImages(body: HTMLElement): void {
  for (const image of body.querySelectorAll('img'))
    image.setAttribute('alt', singleSpaced((image.getAttribute('alt') ?? '').replace(madeByOffice, '')))
  for (const caption of body.querySelectorAll('p.caption')) {
    caption.removeAttribute('class')
    const before = caption.previousElementSibling
    const image =
      before?.localName === 'p' && (before.textContent ?? '').trim() === '' ? before.querySelector('img') : null
    if (!before || !image || before.querySelectorAll('img').length !== 1) continue
    const figure = rename(before, 'figure')
    figure.append(rename(caption, 'figcaption'))
  }
}

function writeCheckboxes(body: HTMLElement): void {
  for (const box of body.querySelectorAll('input')) box.replaceWith(box.hasAttribute('checked') ? '☒' : '☐')
}

export const isSameTitle = (one: string, other: string): boolean =>
  fold(singleSpaced(one)).replace(/[.:]$/, '') === fold(singleSpaced(other)).replace(/[.:]$/, '')

/** Headings that name a part of a law: no title of an article. */
const partOfLaw =
  /^(?:phần|chương|mục|tiểu mục|điều|khoản|part|chapter|section|article)\s+(?:thứ\s|[\divxlc]+(?!\p{L}))/iu

export function tidyText(html: string): { body: HTMLElement; title: string } {
  const body = parseBody(html.normalize('NFC'))
  writeCheckboxes(body)
  nameNotes(body)
  for (const list of body.querySelectorAll('ol')) startList(list)
  writeOtherNumbers(body)
  openEmptyLists(body)
  captionImages(body)
  const targets = new Set(Array.from(body.querySelectorAll('a[href^="#"]'), (link) => link.getAttribute('href')))
  for (const place of body.querySelectorAll('a[id]:not([href])'))
    if (isBlank(place) && !targets.has(`#${place.id}`)) place.remove()
  const heading = body.querySelector('h1.title') ?? body.querySelector('h1, h2:not(.subtitle), h3')
  const title = heading ? lineOf(heading) : ''
  return { body, title: partOfLaw.test(withVietnameseD(title)) ? '' : title }
}

export function withoutTitle(body: HTMLElement, title: string): void {
  const first = [...body.children].find((each) => /\S/.test(each.textContent ?? '') || each.querySelector('img'))
  if (first && isSameTitle(lineOf(first), title)) first.remove()
  for (const styled of body.querySelectorAll('.title, .subtitle')) styled.removeAttribute('class')
}
