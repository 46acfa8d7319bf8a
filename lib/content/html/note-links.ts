import { decodeSegment } from '@/lib/domain/ids'

/**
 * Links between signs and footnotes, as Word, Google Docs, WordPress and web pages write them: a sign leads to the name
 * of a place, and that place leads back to a name of the sign. Read by `anchors.ts`, which keeps these links in an
 * article, and by `paste/footnotes.ts`, which makes footnotes of the editor of them.
 */

export interface Target {
  /** What stands before the sign of a place in its address; empty for a place in the text. */
  base: string
  name: string
}

export const linksToPlaces = 'a[href*="#"]'

export function targetOf(link: Element): Target | undefined {
  const href = link.getAttribute('href')?.trim() ?? ''
  const hash = href.indexOf('#')
  return hash === -1 ? undefined : { base: href.slice(0, hash), name: decodeSegment(href.slice(hash + 1)) }
}

/** A base of places in the text itself: none, or the file that Word or a browser wrote the text to. */
export const isOwn = (base: string): boolean => !/^(?:https?:|mailto:|tel:|\/)/i.test(base)

/** The places of a text by their names. An id comes before the name of a link. */
export function placesOf(body: Element): Map<string, Element> {
  const places = new Map<string, Element>()
  for (const [selector, attribute] of [
    ['[id]', 'id'],
    ['a[name]', 'name'],
  ] as const) {
    for (const element of body.querySelectorAll(selector)) {
      const name = element.getAttribute(attribute)?.normalize('NFC')
      if (name && !places.has(name)) places.set(name, element)
    }
  }
  return places
}

export const namesOf = (sign: Element): string[] =>
  [sign.id, sign.getAttribute('name'), sign.closest('sup')?.id].flatMap((name) => name || [])

export const isBackLink = (back: Target, target: Target, names: readonly string[]): boolean =>
  names.includes(back.name) && (back.base === target.base || (isOwn(back.base) && isOwn(target.base)))

/** Most links of a place that are tried from either end: the link back is the first or the last one. */
const maxBackLinks = 20

export class BackLinks {
  readonly #known = new Map<Element, [link: Element, target: Target][]>()

  of(place: Element): [link: Element, target: Target][] {
    let known = this.#known.get(place)
    if (!known) {
      const links = place.matches('a[href]') ? [place] : [...place.querySelectorAll(linksToPlaces)]
      const tried = new Set([...links.slice(0, maxBackLinks), ...links.slice(-maxBackLinks)])
      known = [...tried].flatMap((link) => {
        const target = targetOf(link)
        return target ? [[link, target] as [Element, Target]] : []
      })
      this.#known.set(place, known)
    }
    return known
  }
}
