import { expect, test } from '@jest/globals'
import { z } from 'zod'
import { sampleSiteRecord } from '@/lib/backend/sample-site-record'
import { languages, type Language } from '@/lib/domain/languages'
import { searchResultsPath } from '@/lib/domain/paths'
import { routeOf } from '@/lib/http/i18n/route'
import { searchAddress } from '@/lib/http/i18n/search-address'
import { absolute } from '@/lib/operations/settings/absolute'
import { pageGraph } from './graph/page-graph'
import { openSearchDescription } from './open-search'
import { homeFacts } from './pages/home'

/** Where browsers and search engines send a search: each must be the site's own address for it. */

const query = 'thuế & "đất"'

const action = z.object({
  potentialAction: z.object({
    '@type': z.literal('SearchAction'),
    target: z.object({ urlTemplate: z.string() }),
    'query-input': z.string(),
  }),
})

function addressOfAction(language: Language): string {
  const facts = homeFacts(language)
  const graph = z
    .object({ '@graph': z.array(z.looseObject({ '@type': z.unknown() })) })
    .parse(pageGraph(facts, sampleSiteRecord(), { type: 'WebPage' }))
  const site = graph['@graph'].find((node) => node['@type'] === 'WebSite')
  const { target, 'query-input': input } = action.parse(site).potentialAction
  const name = /^required name=(\w+)$/.exec(input)?.[1] ?? ''
  expect(target.urlTemplate).toContain(`{${name}}`)
  return target.urlTemplate.replace(`{${name}}`, encodeURIComponent(query))
}

function addressOfDescription(language: Language): string {
  const template = /<Url type="text\/html" template="([^"]+)"/.exec(openSearchDescription(language))?.[1] ?? ''
  expect(template).toContain('{searchTerms}')
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
