import { expect, test } from '@jest/globals'
import { textPath } from './destinations'

test.each([
  ['/feed/vi/rss.xml', '/feed/vi/rss.xml'],
  ['/sitemap.xml', '/sitemap.xml'],
  ['/sitemap/articles-1.xml', '/sitemap/articles-1.xml'],
  ['/robots.txt', '/robots.txt'],
  ['/.well-known/security.txt', '/security.txt'],
  ['/.well-known/a/security.txt', undefined],
  ['/opensearch.xml', '/opensearch.xml'],
  ['/en/opensearch.xml', '/en/opensearch.xml'],
  ['/vi/opensearch.xml', undefined],
  ['/opensearch/vi', undefined],
  ['/tin-tuc/luat-moi.md', '/markdown/luat-moi'],
  ['/en/dich-vu/anything=luat-moi.md', '/markdown/luat-moi'],
  ['/tin-tuc/a%3Db.md', '/markdown/a%3Db'],
  ['/tin-tuc/bai%2Emd.md', '/markdown/bai.md'],
  ['/tin-tuc/bai%2Emd', undefined],
  ['/zh/dich-vu/%E6%B3%95.md', '/markdown/%E6%B3%95'],
  ['/fr/dich-vu/a.md', undefined],
  ['/tin-tuc/luat-moi', undefined],
  ['/tin-tuc/...md', undefined],
  ['/tin-tuc/a=...md', undefined],
  [`/tin-tuc/${'a'.repeat(2000)}.md`, undefined],
  ['/sitemap/a/b', undefined],
  ['/', undefined],
])('%s has the internal path %s', (path, text) => {
  expect(textPath(path)).toBe(text)
})
