import { expect, test } from '@jest/globals'
import { ampersandsWritten } from './bare-ampersands'

const cases: [given: string, expected: string][] = [
  ['<title>A & B</title>', '<title>A &amp; B</title>'],
  ['<url>/a&b.jpg?x=1&y;</url>&', '<url>/a&amp;b.jpg?x=1&y;</url>&amp;'],
  ['&amp;&#8211;&#x1EA1;&hellip;&nope;', '&amp;&#8211;&#x1EA1;&hellip;&nope;'],
  ['<a b="c&d"/>', '<a b="c&amp;d"/>'],
  ['&<![CDATA[a & b]]]]><![CDATA[> & c]]>&', '&amp;<![CDATA[a & b]]]]><![CDATA[> & c]]>&amp;'],
  ['<![CDATA[a & b', '<![CDATA[a & b'],
]

test.each(cases)('%s', (given, expected) => {
  expect(ampersandsWritten()(given, true)).toBe(expected)
})

test.each(cases)('%s, wherever it is divided', (given, expected) => {
  for (let at = 0; at <= given.length; at += 1) {
    const write = ampersandsWritten()
    expect(write(given.slice(0, at)) + write(given.slice(at), true)).toBe(expected)
  }
  const write = ampersandsWritten()
  expect([...given].map((sign) => write(sign)).join('') + write('', true)).toBe(expected)
})
