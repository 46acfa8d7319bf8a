import { JSDOM } from 'jsdom'

/** The plain text of an article's HTML, for the search index. */
export function textOfHtml(html: string): string {
  const fragment = JSDOM.fragment(html.replace(/<(?=[a-z/])/gi, ' <'))
  for (const element of fragment.querySelectorAll('script, style')) element.remove()
  return (fragment.textContent ?? '').replace(/\s+/g, ' ').trim()
}
