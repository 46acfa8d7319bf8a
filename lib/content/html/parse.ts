import { JSDOM } from 'jsdom'

const { window } = new JSDOM('')
const parser = new window.DOMParser()

export const { NodeFilter } = window

/** The body of some HTML. Its document is inert: nothing in it runs, is fetched or opens a frame. */
export function parseBody(html: string): HTMLElement {
  return parser.parseFromString(`<!doctype html><body>${html}`, 'text/html').body
}
