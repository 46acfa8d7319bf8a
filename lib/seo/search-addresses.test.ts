import { expect, test } from '@jest/globals'
import { sampleSiteRecord } from '@/lib/backend/sample-site-record'
import { languages, type Language } from '@/lib/domain/languages'
import { localPath, searchResultsPath } from '@/lib/domain/paths'
import { routeOf } from '@/lib/http/i18n/route'
import { searchAddress } from '@/lib/http/i18n/search-address'
import { absolute } from '@/lib/operations/settings'
import { pageGraph } from './graph/page-graph'
import { openSearchDescription } from './open-search'
import { homeFacts } from './pages/screens'

/** Where browsers and search engines send a search: each must be the site's own address for it. */

const query = 'thuế & "đất"'

function addressOfAction(language: Language): string {
  const graph = JSON.stringify(pageGraph(homeFacts(language), sampleSiteRecord(), { type: 'WebPage' }))
  const [, template = '', input] =
    /"@type":"SearchAction","target":{[^}]*"urlTemplate":"([^"]+)"},"query-input":"required name=(\w+)"/.exec(graph) ??
    []
  expect(template).toContain(`{${input}}`)
  return template.replace(`{${input}}`, encodeURIComponent(query))
}

function addressOfDescription(language: Language): string {
  const xml = openSearchDescription(language)
  const template = /<Url type="text\/html" template="([^"]+)"/.exec(xml)?.[1] ?? ''
  expect(template).toContain('{searchTerms}')
  expect(xml).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<OpenSearchDescription xmlns=/)
  expect(xml).toContain(`${localPath(language, '/opensearch.xml')}"/>`)
  // At most 16 characters are shown.
  expect(/<ShortName>(.{1,16})<\/ShortName>/.test(xml)).toBe(true)
  return template.replace('{searchTerms}', encodeURIComponent(query))
}

test.each(languages)('%s: structured data and OpenSearch name the address of the search itself', (language) => {
  const own = new URL(absolute(searchResultsPath(language, query)))
  for (const address of [addressOfAction(language), addressOfDescription(language)].map((each) => new URL(each))) {
    expect([address.origin + address.pathname, ...address.searchParams]).toEqual([
      own.origin + own.pathname,
      ...own.searchParams,
    ])
    const route = routeOf(address.pathname, address.searchParams, undefined)
    if (route.kind !== 'screen') throw new Error(`${address.href} is no screen`)
    const screen = new URL(route.path, own)
    expect(screen.pathname).toBe(`/${language}/tim-kiem`)
    expect(searchAddress.parse(Object.fromEntries(screen.searchParams))).toMatchObject({ q: query })
  }
})

test.each(languages)('%s: a search within a section keeps its filter (?loai=)', (language) => {
  const own = new URL(absolute(searchResultsPath(language, query, { type: 'NEWS', year: 2026 })))
  expect(own.searchParams.get('loai')).toBe('tin-tuc')
  const route = routeOf(own.pathname, own.searchParams, undefined)
  if (route.kind !== 'screen') throw new Error(`${own.href} is no screen`)
  expect(searchAddress.parse(Object.fromEntries(new URL(route.path, own).searchParams))).toEqual({
    q: query,
    loai: 'NEWS',
    nam: 2026,
    page: 1,
  })
})
