import { expect, test } from '@jest/globals'
import { ampersandsWritten } from './bare-ampersands'

const cases: [given: string, expected: string][] = [
  ['<title>A & B</title>', '<title>A &amp; B</title>'],
  ['<url>/a&b.jpg?x=1&y;</url>&', '<url>/a&amp;b.jpg?x=1&y;</url>&amp;'],
  ['&amp;&#8211;&#x1EA1;&hellip;&nope;', '&amp;&#8211;&#x1EA1;&hellip;&nope;'],
  ['&<![CDATA[a & b]]]]><![CDATA[> & c]]>&', '&amp;<![CDATA[a & b]]]]><![CDATA[> & c]]>&amp;'],
]

test.each(cases)('%s, wherever it is divided', (input, expected) => {
  for (let at = 0; at <= input.length; at += 1) {
    const write = ampersandsWritten()
    expect(write(input.slice(0, at)) + write(input.slice(at), true)).toBe(expected)
  }
  const write = ampersandsWritten()
  expect([...input].map((sign) => write(sign)).join('') + write('', true)).toBe(expected)
})
