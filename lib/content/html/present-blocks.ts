import { documentType, isVideo } from '../document-types'
import { isNoteKind } from './blocks'

function onlyLink(paragraph: Element): Element | undefined {
  const [link] = paragraph.children
  const isAlone = paragraph.children.length === 1 && link?.localName === 'a'
  return isAlone && paragraph.textContent?.trim() === link.textContent?.trim() ? link : undefined
}

const consultation = /^(?:\/(?:en|zh))?\/lien-he(?:\?dich-vu=[^#]+)?#consultation-title$/

/** Whether a link leads to a document of the site, or of the hosted backend that the article is from. A video is none. */
function isDocument(link: Element): boolean {
  const href = link.getAttribute('href') ?? ''
  const isOwn = href.startsWith('/media/')
  const path = isOwn ? href : URL.parse(href)?.pathname
  const kind = path && /^\/media\/[^/]+$/.test(path) && !isVideo(path) ? documentType(path) : undefined
  return kind !== undefined && (isOwn || link.getAttribute('type') === kind.type)
}

/** Gives the editor's blocks the classes by which `public/article-blocks.css` shows them. */
export function presentBlocks(fragment: DocumentFragment): void {
  for (const note of fragment.querySelectorAll('aside')) {
    const kind = note.getAttribute('data-note')
    note.removeAttribute('data-note')
    note.setAttribute('class', `note note-${isNoteKind(kind) ? kind : 'info'}`)
  }
  for (const notes of fragment.querySelectorAll('ol[data-footnotes]')) {
    notes.removeAttribute('data-footnotes')
    notes.setAttribute('class', 'footnotes')
  }
  for (const figure of fragment.querySelectorAll('figure')) {
    if (figure.querySelector(':scope > figure')) figure.setAttribute('class', 'gallery')
  }
  for (const paragraph of fragment.querySelectorAll('p')) {
    const link = onlyLink(paragraph)
    const href = link?.getAttribute('href') ?? ''
    if (consultation.test(href)) paragraph.setAttribute('class', 'consultation')
    else if (link && isDocument(link)) {
      paragraph.setAttribute('class', 'download')
      link.setAttribute('download', '')
    }
  }
}

export const hasBlocks = (html: string): boolean =>
  /<(?:aside|ol|figure|p) class="(?:note note-|footnotes"|gallery"|consultation"|download")/.test(html)
