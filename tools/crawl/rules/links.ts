import { destinationOf } from '../destinations'
import type { Problem, Rule, Site } from '../site'

const statusAt = ({ pages, files }: Site, address: string): { status: number; to?: string } | undefined =>
  pages.get(address) ?? files.get(address)

/** Every address in a page responds without a redirect; only the choice of a language is stored and redirects. */
export const links: Rule = (site) =>
  [...site.pages.values()]
    .filter(({ status }) => status === 200)
    .flatMap((page) =>
      page.links.flatMap(({ address, fragment, kind }): Problem[] => {
        const destination = destinationOf(address, site.origin)
        if (destination === 'elsewhere') return []
        const found = statusAt(site, address)
        const expected = destination === 'language choice' ? 307 : 200
        if (found?.status !== expected)
          return [
            {
              page: page.address,
              what: `${address} answers ${found?.status ?? 'nothing'}${found?.to ? `, leading to ${found.to}` : ''}`,
            },
          ]
        const target = kind === 'page' && fragment ? site.pages.get(address) : undefined
        // If no element has this id, "top" means the top of the page.
        if (target && fragment !== 'top' && !target.ids.has(fragment))
          return [{ page: page.address, what: `${address} has nothing called #${fragment}` }]
        return []
      }),
    )
