import { expect, test } from '@jest/globals'
import type { Body } from './body'
import { flightDataHash, postProcess, withoutAddress } from './post-process'

const data = (address: string[], query: string) => [
  1,
  `2:"x"\n0:{"P":null,"c":${JSON.stringify(address)},"q":${JSON.stringify(query)},"i":false}\n`,
]

test('a page does not reveal for which address it was rendered first', () => {
  const flight = (part: unknown) => [[0], [1, '1:"c"'], part]
  const plain = flight(data(['', ''], ''))
  for (const [address, query] of [
    [['', 'tin-tuc', 'a?x="]POISON\\'], ''],
    [['', ''], '?x=<b>"'],
  ] as const) {
    expect(withoutAddress(flight(data([...address], query)))).toEqual(plain)
  }
  expect(withoutAddress(plain)).toEqual(plain)
})

const captured = (status: number, address: string) => ({
  status,
  headers: { 'content-type': 'text/html' },
  body: Buffer.from(
    `<!DOCTYPE html><html><head></head><body><p>text</p><script src="/_next/static/a.js"></script><script>self.__next_f.push(${JSON.stringify(data(['', address], '?q'))})</script></body></html>`,
  ),
  path: '/a',
  began: 0,
})

const textOf = async (body: Body | undefined) => (await (await body?.for(undefined))?.bytes())?.toString()

test('the data for React are beside the page, under their hash, and without the address it was rendered for', async () => {
  const [one, other] = [postProcess(captured(200, 'one')), postProcess(captured(200, 'other'))]
  const text = await textOf(one.data?.body)
  expect(JSON.parse(text ?? '')).toEqual({ flight: [data(['', ''], '')] })
  const html = await textOf(one.body)
  expect(html).toContain(`"flight":[],"data":"${one.data?.hash}"`)
  expect(html).not.toContain('\\"c\\"')
  expect([await textOf(other.body), await textOf(other.data?.body)]).toEqual([html, text])
})

test('a page that reports an error contains its data', async () => {
  const page = postProcess(captured(404, 'one'))
  expect(page.data).toBeUndefined()
  expect(await textOf(page.body)).toContain(String.raw`\"c\":[\"\",\"\"]`)
})

test("a page's data have the same name however React numbers and orders its rows", () => {
  const name = (...rows: string[]) => flightDataHash([[0], ...rows.map((row) => [1, row])], '')
  const text = 'Thông tư số 5": ba điều:\n1:"x"'
  const textRow = (id: string) => `${id}:T${Buffer.byteLength(text).toString(16)},${text}`
  const first = name('0:{"a":"$1","b":"$5a"}\n', textRow('1'), '5a:["Luật",2]\n', '7:40\n')
  expect(name(`5:["Luật",2]\n${textRow('6e')}`, '0:{"a":"$6e","b":"$5"}\n')).toBe(first)
  expect(name(`5:["Luật",3]\n${textRow('6e')}`, '0:{"a":"$6e","b":"$5"}\n')).not.toBe(first)
  expect(name('no row', 'b\n', '1:Tx,')).toBe(name())
})
