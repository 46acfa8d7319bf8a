import { expect, test } from '@jest/globals'
import { afterCheck, outgoingLinks } from './link-rules'

test('outgoing links: those of pages of other sites, once', () => {
  const html = `<p><a href="https://a.example/x?y=1&amp;z=2#part">a</a> <a href="https://a.example/x?y=1&amp;z=2">b</a>
    <a href="/tin-tuc/mot">own</a> <a href="https://ilc.example/lien-he">own</a> <a href="mailto:a@b.example">m</a>
    <a href="javascript:alert(1)">j</a> <a>none</a> <a href="http://10.0.0.1/">inside</a>
    <a href="https://a.example/${'x'.repeat(2000)}">long</a></p>`
  expect(outgoingLinks(html, 'ilc.example')).toEqual(['https://a.example/x?y=1&z=2', 'http://10.0.0.1/'])
  const many = Array.from({ length: 80 }, (_, i) => `<a href="https://a.example/${i}">x</a>`).join('')
  expect(outgoingLinks(many, 'ilc.example')).toHaveLength(50)
})

test('a link that stays broken counts by days; one that works again is forgotten', () => {
  const first = afterCheck([], new Map([['https://a.example/', 'UNREACHABLE']]), '2026-11-26')
  expect(first).toEqual([
    { address: 'https://a.example/', problem: 'UNREACHABLE', since: '2026-11-26', seen: '2026-11-26', days: 1 },
  ])
  const again = afterCheck(first, new Map([['https://a.example/', 'FAILED']]), '2026-11-26')
  expect(again).toEqual([{ ...first[0], problem: 'FAILED' }])
  expect(afterCheck(again, new Map([['https://a.example/', 'FAILED']]), '2026-11-27')).toEqual([
    { ...again[0], seen: '2026-11-27', days: 2 },
  ])
  expect(afterCheck(again, new Map(), '2026-11-27')).toEqual([])
})
