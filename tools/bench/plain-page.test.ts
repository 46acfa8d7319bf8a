import { expect, test } from '@jest/globals'
import { plainPage } from './plain-page'

test('a plain page has the text and the pictures of a page, and nothing of its design', () => {
  const html = plainPage(
    '<!doctype html><html lang="vi"><head><title>A &amp; B</title><style>p{}</style></head><body><nav>x</nav>' +
      '<main class="a"><h1 id="b">Bài</h1><svg></svg><img src="/a.webp" alt="" class="c"><form>x</form></main></body></html>',
  )
  expect(html).toContain('<html lang="vi">')
  expect(html).toContain('<title>A &amp; B</title>')
  expect(html).toContain('<main><h1>Bài</h1><img src="/a.webp" alt=""></main>')
})
