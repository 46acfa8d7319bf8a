import { expect, test } from '@jest/globals'
import { withoutAddress } from './post-process'

const data = (address: string[], query: string) => [
  1,
  `2:"x"\n0:{"P":null,"c":${JSON.stringify(address)},"q":${JSON.stringify(query)},"i":false}\n`,
]

test('a page does not reveal for which address it was rendered first', () => {
  const page = (part: unknown) =>
    `<body>{"flight":[[0],[1,"1:\\"c\\""],${JSON.stringify(part).replaceAll('<', '\\u003c')}]}</body>`
  const plain = page(data(['', ''], ''))
  for (const [address, query] of [
    [['', 'tin-tuc', 'a?x="]POISON\\'], ''],
    [['', ''], '?x=<b>"'],
  ] as const) {
    expect(withoutAddress(page(data([...address], query)))).toBe(plain)
  }
  expect(withoutAddress(plain)).toBe(plain)
})
