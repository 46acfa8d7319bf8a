import { JSDOM } from 'jsdom'

const { window } = new JSDOM('')
const parser = new window.DOMParser()

export const { NodeFilter } = window

/** Parses HTML and returns its body. The document is inert: nothing in it runs or loads. */
export function parseBody(html: string): HTMLElement {
  return parser.parseFromString(`<!doctype html><body>${html}`, 'text/html').body
}
