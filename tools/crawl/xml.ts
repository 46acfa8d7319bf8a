import { JSDOM } from 'jsdom'

/** Reads well-formed XML; returns what is wrong where it is not. */
export function readXml(text: string): { root: Element } | { fault: string } {
  try {
    return { root: new JSDOM(text, { contentType: 'application/xml' }).window.document.documentElement }
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) }
  }
}

/** The elements of a name right below another, whatever prefix they are written with. */
export const childrenOf = (element: Element, name: string): Element[] => [...element.children].filter((child) => child.localName === name)

/** What the first element of a name right below another says. */
export const textOf = (element: Element, name: string): string | undefined => childrenOf(element, name)[0]?.textContent?.trim() || undefined
