import { htmlLang } from '@/lib/domain/languages'
import { versionForOthers, type Version } from '@/lib/seo/facts'
import { absolute } from '@/lib/operations/settings'
import { element, type Xml } from '@/lib/seo/xml'

export interface Entry {
  own: Version
  versions: Version[]
  changed?: Date | undefined
  images?: string[]
}

const alternate = (hreflang: string, { path }: Version) =>
  element('xhtml:link', { rel: 'alternate', hreflang, href: absolute(path) })

export function urlElement({ own, versions, changed, images = [] }: Entry): Xml {
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
    ...images.map((image) => element('image:image', {}, element('image:loc', {}, absolute(image)))),
  )
}
