import { inEveryLanguage, languages } from '@/lib/domain/languages'
import { readableAddress } from '../html/readable-address'
import type { PreparedArticle } from './prepared-article'

/** Forms are stored without the origin: at another address, or a new domain, no article is prepared again. */

/** Stands for the origin. No site can have it: the name is reserved (RFC 2606). */
const placeholder = 'https://site.invalid/'

export const withoutOrigin = (path: string): string => new URL(path, placeholder).href

export function atOrigin(article: PreparedArticle, origin: string): PreparedArticle {
  const { html, portable, markdown } = article
  // On the page itself only paper names whole addresses, as people read them.
  const [address, readable] = [`${origin}/`, readableAddress(origin)]
  return {
    ...article,
    html: inEveryLanguage(
      Object.fromEntries(languages.map((shown) => [shown, html[shown].replaceAll(placeholder, () => readable)])),
    ),
    portable: portable.replaceAll(placeholder, () => address),
    markdown: markdown.replaceAll(placeholder, () => address),
  }
}
