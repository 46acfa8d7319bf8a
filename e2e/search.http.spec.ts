import { expect, test } from '@playwright/test'
import { instances } from './instances'
import { logged } from './profile'

test('search results are not indexed', async ({ request }) => {
  const html = await (await request.get('/tim-kiem?q=luat')).text()
  expect(html).toContain('<meta name="robots" content="noindex, follow"')
  expect(html.indexOf('<title>')).toBeLessThan(html.indexOf('</head>'))
})

test('a search is no page to render in advance, which Next would log as an error', async ({ request }) => {
  for (const headers of [undefined, { rsc: '1' }, { rsc: '1', 'next-router-prefetch': '2' } as Record<string, string>])
    expect((await request.get('/tim-kiem?q=luat+doanh+nghiep', { headers })).ok()).toBe(true)
  expect(
    logged(instances.sqlite)
      .split('\n')
      .filter((line) => line.includes('unstable value')),
  ).toEqual([])
})

test('pages of results are addresses, and there is none behind the last', async ({ request }) => {
  const status = async (query: string) => (await request.get(`/en/tim-kiem?${query}`)).status()
  expect([await status('q=law&page=1'), await status('q=law&page=9'), await status('q=xyzxyz&page=2')]).toEqual([
    200, 404, 404,
  ])
  const missing = await (await request.get('/en/tim-kiem?q=law&page=9')).text()
  expect(missing).toContain('Page not found')
})

test('browsers can add the search of each language', async ({ request }) => {
  for (const [address, template] of [
    ['/opensearch.xml', '/tim-kiem?q={searchTerms}'],
    ['/en/opensearch.xml', '/en/tim-kiem?q={searchTerms}'],
    ['/zh/opensearch.xml', '/zh/tim-kiem?q={searchTerms}'],
  ] as const) {
    const response = await request.get(address)
    expect([response.status(), response.headers()['content-type']]).toEqual([
      200,
      'application/opensearchdescription+xml; charset=utf-8',
    ])
    expect(await response.text()).toContain(`${template}"`)
  }
  const html = await (await request.get('/en')).text()
  expect(html.slice(0, html.indexOf('</head>'))).toMatch(/<link rel="search"[^>]*href="\/en\/opensearch.xml"/)
})

test('every query is answered', async ({ request }) => {
  for (const query of ['q=%00', 'q[]=x', 'q=a&q=b', `q=${'x'.repeat(5000)}`, 'q=luat&page=-1', 'q=luat&page=abc']) {
    expect([query, (await request.get(`/tim-kiem?${query}`)).status()]).toEqual([query, 200])
  }
})
