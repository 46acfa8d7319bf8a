import { JSDOM } from 'jsdom'

/** Parses well-formed XML; returns the fault otherwise. */
export function readXml(text: string): { root: Element } | { fault: string } {
  try {
    return { root: new JSDOM(text, { contentType: 'application/xml' }).window.document.documentElement }
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) }
  }
}

/** The direct child elements with a name, whatever their prefix. */
export const childrenOf = (element: Element, name: string): Element[] =>
  [...element.children].filter((child) => child.localName === name)

/** The text of the first child element with a name. */
export const textOf = (element: Element, name: string): string | undefined =>
  childrenOf(element, name)[0]?.textContent?.trim() || undefined
