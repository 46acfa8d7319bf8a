import { htmlLang, type Language } from '@/lib/domain/languages'
import { localPath, openSearchPath, searchPath } from '@/lib/domain/paths'
import { labelsOf } from '@/lib/http/i18n/labels'
import { absolute } from '@/lib/operations/settings'
import { element, xmlDocument } from '@/lib/seo/xml'

export function openSearchDescription(language: Language): string {
  const labels = labelsOf(language)
  const address = (path: string, query: string) => `${absolute(path)}?${query}`
  return xmlDocument(
    element(
      'OpenSearchDescription',
      { xmlns: 'http://a9.com/-/spec/opensearch/1.1/' },
      element('ShortName', {}, labels('brand.short')),
      element('LongName', {}, `${labels('search.title')} | ${labels('brand.short')}`),
      element('Description', {}, labels('search.lead')),
      element('Language', {}, htmlLang[language]),
      element('InputEncoding', {}, 'UTF-8'),
      element('Image', { width: 48, height: 48, type: 'image/x-icon' }, absolute('/favicon.ico')),
      element('Url', {
        type: 'text/html',
        template: address(localPath(language, searchPath), 'q={searchTerms}'),
      }),
      element('Url', {
        type: 'application/opensearchdescription+xml',
        rel: 'self',
        template: absolute(openSearchPath(language)),
      }),
    ),
  )
}
