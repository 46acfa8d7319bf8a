import { isItself, isIndexable, sameAddress, versionsOf, type Page } from '../page'
import { entriesOf, isNews } from '../sitemap'
import type { Problem, Rule, Site } from '../site'

const isWritten = (address: string) => /^https?:\/\//.test(address)

function faultsOf(page: Page, { pages }: Site): string[] {
  const versions = versionsOf(page)
  if (versions.size === 0) return []
  const own = versions.get(page.language)
  const others = [...versions].flatMap(([language, address]): string[] => {
    if (!isWritten(address) || !URL.canParse(address))
      return [`the version for ${language} has no absolute address: ${address}`]
    const target = pages.get(new URL(address).href)
    if (!target || !isIndexable(target)) return [`the version for ${language}, ${address}, is no page to be found`]
    if (language !== 'x-default' && target.language !== language)
      return [`the version for ${language}, ${address}, is in “${target.language}”`]
    return [...versionsOf(target).values()].some((back) => sameAddress(back, page.address))
      ? []
      : [`the version for ${language}, ${address}, does not name this page`]
  })
  return [
    ...(sameAddress(own, page.address) ? [] : ['does not name itself among its versions']),
    ...(versions.has('x-default') ? [] : ['names no version for other languages']),
    ...others,
  ]
}

const spelled = (versions: ReadonlyMap<string, string>) =>
  [...versions]
    .map(([language, address]) => `${language} ${URL.canParse(address) ? new URL(address).href : address}`)
    .sort()
    .join(', ')

/**
 * Language versions link to each other, to themselves and to `x-default`, and the sitemap says the same
 * (product decisions 3).
 */
export const versions: Rule = (site) => {
  const entries = new Map(
    site.sitemaps
      .flatMap(entriesOf)
      .filter((entry) => !isNews(entry) && URL.canParse(entry.address))
      .map((entry) => [new URL(entry.address).href, entry]),
  )
  return [...site.pages.values()].filter(isItself).flatMap((page) => {
    const entry = entries.get(page.address)
    const [here, there] = [spelled(versionsOf(page)), entry && spelled(entry.versions)]
    const differs =
      there !== undefined && here !== there ? [`names the versions “${here}”, the sitemap “${there}”`] : []
    return [...faultsOf(page, site), ...differs].map((what): Problem => ({ page: page.address, what }))
  })
}
