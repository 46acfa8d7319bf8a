import { JSDOM } from 'jsdom'

const kept = /^(?:href|src|srcset|sizes|alt|width|height|loading|colspan|rowspan|lang)$/

const style = 'body{max-width:40rem;margin:auto;padding:1rem;font:1rem/1.6 system-ui}img{max-width:100%;height:auto}'

/** A page with the same text and images as another one and next to no style: what a static file can cost at least. */
export function plainPage(html: string): string {
  const { document } = new JSDOM(html).window
  const main = document.querySelector('main') ?? document.body
  for (const element of main.querySelectorAll('script, style, template, form, dialog, svg, [hidden]')) element.remove()
  for (const element of main.querySelectorAll('*'))
    for (const name of element.getAttributeNames()) if (!kept.test(name)) element.removeAttribute(name)
  const title = document.createElement('title')
  title.textContent = document.title
  return `<!doctype html><html lang="${document.documentElement.lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">${title.outerHTML}<style>${style}</style></head><body><main>${main.innerHTML}</main></body></html>`
}
