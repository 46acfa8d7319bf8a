import { expect, test } from '@jest/globals'
import { atOrigin } from './origin'
import { prepare } from './prepare'
import type { ArticleSource } from './prepared-article'

const content = `<p><a href="/tin-tuc/a?b=1&amp;c=2">một</a> <a href="#muc">hai</a>
  <a href="https://other.example/x">ba</a> <img src="/media/a.webp" alt="bốn"></p><h2 id="muc">Mục</h2>
  <video src="/media/phim%C3%A1.mp4" title="năm"></video>`
const source: ArticleSource = { content, language: 'vi', page: '/tin-tuc/bai' }

test.each([
  ['https://ilc.example', 'https://ilc.example'],
  ['https://xn--vin-5kz.example', 'https://viện.example'],
])('stored forms get the addresses of the site at %s when they are read', (origin, readable) => {
  const { html, portable, markdown } = atOrigin(prepare(source).article, origin)
  for (const address of ['tin-tuc/a?b=1&amp;c=2"', 'tin-tuc/bai#', 'media/phim%C3%A1.mp4"'])
    expect(portable).toContain(`href="${origin}/${address}`)
  expect(portable).toContain(`src="${origin}/media/a.webp"`)
  expect(portable).toContain('href="https://other.example/x"')
  for (const address of ['tin-tuc/a?b=1&c=2)', 'tin-tuc/bai#', 'media/a.webp)'])
    expect(markdown).toContain(`(${origin}/${address}`)
  for (const shown of Object.values(html)) expect(shown).toContain(`(${readable}/media/phimá.mp4)"`)
  expect(JSON.stringify([html, portable, markdown])).not.toContain('.invalid')
})
