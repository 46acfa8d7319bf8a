import { htmlLang } from '@/lib/domain/languages'
import { versionForOthers, type Version } from '@/lib/seo/facts'
import { absolute } from '@/lib/settings/absolute'
import { element, type Xml } from '@/lib/xml'

/** An address of the site that search engines shall know. */
export interface Entry {
  own: Version
  /** The same in every language, itself included; none where it answers to no other. */
  versions: Version[]
  /** When it was changed last, where that is known. */
  changed?: Date | undefined
  /** Addresses of its pictures. */
  pictures?: string[]
}

const alternate = (hreflang: string, { path }: Version) => element('xhtml:link', { rel: 'alternate', hreflang, href: absolute(path) })

/** An entry as a sitemap spells it (sitemaps.org, Google's extensions for languages and images). */
export function urlElement({ own, versions, changed, pictures = [] }: Entry): Xml {
  const others = versions.length > 0 ? [...versions.map((version) => alternate(htmlLang[version.language], version)), alternate('x-default', versionForOthers(versions, own))] : []
  return element(
    'url',
    {},
    element('loc', {}, absolute(own.path)),
    changed && element('lastmod', {}, changed.toISOString()),
    ...others,
    ...pictures.map((picture) => element('image:image', {}, element('image:loc', {}, absolute(picture)))),
  )
}
