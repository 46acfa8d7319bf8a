import { lineOf } from '../html/line-of'
import { BackLinks, isBackLink, linksToPlaces, namesOf, placesOf, targetOf } from '../html/note-links'

const holderOf = (place: Element): Element | null =>
  place.closest('[style*="mso-element:footnote"], [style*="mso-element:endnote"], [style*="mso-element: footnote"]') ??
  place.closest('li, p, div')

function dropNotes(body: HTMLElement, notes: ReadonlySet<Element>): void {
  const lists = new Set([...notes].map((note) => note.parentElement))
  for (const note of notes) note.remove()
  // What is left of a list: Word's line above the notes.
  for (const list of lists)
    if (list && list !== body && lineOf(list) === '' && !list.querySelector('img')) list.remove()
}

/** A footnote is what a sign leads to and what leads back to it; without that, a sign becomes text. */
export function cutFootnotes(body: HTMLElement, insert: (text: string) => string): void {
  const places = placesOf(body)
  const backLinks = new BackLinks()
  const notes = new Set<Element>()
  for (const sign of body.querySelectorAll(linksToPlaces)) {
    const target = targetOf(sign)
    const place = target && places.get(target.name)
    const note = place && holderOf(place)
    if (!note || note.contains(sign) || notes.has(note)) continue
    const follows = (sign.compareDocumentPosition(note) & 4) !== 0
    const names = namesOf(sign)
    const back = backLinks.of(note).filter(([, other]) => isBackLink(other, target, names))
    if (!follows || back.length === 0) continue
    notes.add(note)
    for (const [link] of back) link.remove()
    const around = sign.closest('sup')
    const shown = around && lineOf(around) === lineOf(sign) ? around : sign
    const text = lineOf(note).normalize('NFC')
    shown.replaceWith(insert(text.replace(/^\[?\d{1,3}[\].]?\s+/, '')))
  }
  dropNotes(body, notes)
}
