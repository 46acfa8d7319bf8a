import { htmlLang } from '@/lib/domain/languages'
import { versionForOthers, type Version } from '@/lib/seo/facts'
import { absolute } from '@/lib/operations/settings/absolute'
import { element, type Xml } from '@/lib/seo/xml'

/** An address that search engines should index. */
export interface Entry {
  own: Version
  /** The same content in every language, including this one. Empty if there are no other versions. */
  versions: Version[]
  /** When it was last changed, if known. */
  changed?: Date | undefined
  /** Addresses of the pictures on the page. */
  pictures?: string[]
}

const alternate = (hreflang: string, { path }: Version) =>
  element('xhtml:link', { rel: 'alternate', hreflang, href: absolute(path) })

/** Writes an entry as XML (sitemaps.org, with Google's extensions for languages and images). */
export function urlElement({ own, versions, changed, pictures = [] }: Entry): Xml {
  const others =
    versions.length > 0
      ? [
          ...versions.map((version) => alternate(htmlLang[version.language], version)),
          alternate('x-default', versionForOthers(versions, own)),
        ]
      : []
  return element(
    'url',
    {},
    element('loc', {}, absolute(own.path)),
    changed && element('lastmod', {}, changed.toISOString()),
    ...others,
    ...pictures.map((picture) => element('image:image', {}, element('image:loc', {}, absolute(picture)))),
  )
}
