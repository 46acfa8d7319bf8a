import { JSDOM } from 'jsdom'

/** The words of an article's HTML without its markup, for the search index. */
export function textOfHtml(html: string): string {
  const fragment = JSDOM.fragment(html.replace(/<(?=[a-z/])/gi, ' <'))
  for (const element of fragment.querySelectorAll('script, style')) element.remove()
  return (fragment.textContent ?? '').replace(/\s+/g, ' ').trim()
}
