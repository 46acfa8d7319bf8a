import { expect, test } from '@jest/globals'
import { openSearchDescription } from './open-search'

test.each([
  ['vi', '/tim-kiem?q={searchTerms}', '/opensearch.xml'],
  ['zh', '/zh/tim-kiem?q={searchTerms}', '/zh/opensearch.xml'],
] as const)('the search of %s is described', (language, template, own) => {
  const xml = openSearchDescription(language)
  expect(xml).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<OpenSearchDescription xmlns=/)
  expect(xml).toContain(`<Url type="text/html" template="http`)
  expect(xml).toContain(`${template}"/>`)
  expect(xml).toContain(`${own}"/>`)
  // At most 16 characters are shown.
  expect(/<ShortName>(.*)<\/ShortName>/.exec(xml)?.[1]?.length).toBeLessThanOrEqual(16)
})
