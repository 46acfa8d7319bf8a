import { JSDOM } from 'jsdom'

const { window } = new JSDOM('')

const { removeAttribute } = window.Element.prototype

/** Elements whose name or id becomes a property of the form or the document that holds them, before its own ones. */
const namedProperties = 'button, embed, fieldset, form, iframe, img, input, object, output, select, textarea'

/**
 * Parses HTML and returns its body, apart from any document: nothing in it runs or loads, and the body's
 * `ownerDocument` holds no foreign element. No name of an element hides a method: `<img name="createElement">` in a
 * document, or `<input name="children">` in a form, would.
 */
export function parseBody(html: string): HTMLElement {
  const body = window.document.implementation.createHTMLDocument().createElement('body')
  body.innerHTML = html
  for (const element of body.querySelectorAll(namedProperties)) {
    // Called apart from the element, because a form's own method may be hidden still.
    for (const name of ['name', 'id']) removeAttribute.call(element, name)
  }
  return body
}
