import { isFurther, isItself } from '../page'
import { entriesOf } from '../sitemap'
import type { Problem, Rule } from '../site'

/**
 * The sitemap and the links contain the same pages: those that may be indexed, at their canonical addresses. Of lists
 * the sitemap contains only the first pages.
 */
export const reachable: Rule = ({ pages, reached, sitemaps }) => {
  const reported = new Set(
    sitemaps.flatMap(entriesOf).map(({ address }) => (URL.canParse(address) ? new URL(address).href : address)),
  )
  const unlinked = [...reported]
    .filter((address) => !reached.has(address))
    .map((page): Problem => ({ page, what: 'is in the sitemap, and no link leads there' }))
  const strange = [...reported].flatMap((address): Problem[] => {
    const page = pages.get(address)
    return page && isItself(page)
      ? []
      : [{ page: address, what: 'is in the sitemap, and is no page to be found under this address' }]
  })
  const unlisted = [...pages.values()]
    .filter((page) => isItself(page) && !isFurther(page) && reached.has(page.address) && !reported.has(page.address))
    .map((page): Problem => ({ page: page.address, what: 'shall be found, and is not in the sitemap' }))
  return [...unlinked, ...strange, ...unlisted]
}
