import { expect, test } from '@playwright/test'

test('search results are not indexed', async ({ request }) => {
  const html = await (await request.get('/tim-kiem?q=luat')).text()
  expect(html).toContain('<meta name="robots" content="noindex, follow"')
  expect(html.indexOf('<title>')).toBeLessThan(html.indexOf('</head>'))
})

test('every query is answered', async ({ request }) => {
  for (const query of ['q=%00', 'q[]=x', 'q=a&q=b', `q=${'x'.repeat(5000)}`, 'q=luat&page=-1', 'q=luat&page=abc']) {
    expect([query, (await request.get(`/tim-kiem?${query}`)).status()]).toEqual([query, 200])
  }
})
