import { expect, test } from '@jest/globals'
import { outgoingLinks } from './link-rules'

test('outgoing links: those of pages of other sites, once', () => {
  const html = `<p><a href="https://a.example/x?y=1&amp;z=2#part">a</a> <a href="https://a.example/x?y=1&amp;z=2">b</a>
    <a href="/tin-tuc/mot">own</a> <a href="https://ilc.example/lien-he">own</a> <a href="mailto:a@b.example">m</a>
    <a href="javascript:alert(1)">j</a> <a>none</a> <a href="http://10.0.0.1/">inside</a>
    <a href="https://a.example/${'x'.repeat(2000)}">long</a></p>`
  expect(outgoingLinks(html, 'ilc.example')).toEqual(['https://a.example/x?y=1&z=2', 'http://10.0.0.1/'])
  const many = Array.from({ length: 80 }, (_, i) => `<a href="https://a.example/${i}">x</a>`).join('')
  expect(outgoingLinks(many, 'ilc.example')).toHaveLength(50)
})
