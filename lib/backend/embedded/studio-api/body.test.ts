import { expect, jest, test } from '@jest/globals'
import { assertParsableQuery, parseObject, readBody } from './body'

const sent = (body: BodyInit, type: string) =>
  readBody(new Request('http://site/admin/api/articles', { method: 'POST', body, headers: { 'content-type': type } }))

const form = (...parts: string[]) =>
  `${parts.map((part) => `--b\r\nContent-Disposition: form-data; ${part}\r\n`).join('')}--b--\r\n`
const type = 'multipart/form-data; boundary=b'

test('a record is read from JSON, and from a form with a file', async () => {
  expect(await sent('{"a":"xy"}', 'Application/JSON; charset=utf-8')).toEqual({
    body: '{"a":"xy"}',
    type: 'application/json',
    data: { a: 'xy' },
  })
  expect((await sent('', 'application/json'))?.data).toEqual({})
  const withFile = form('name="_payload"\r\n\r\n{"a":1}', 'name="file"; filename="a.png"\r\n\r\nx')
  expect(await sent(withFile, type)).toMatchObject({ data: { a: 1 } })
  expect((await sent('who=x', 'application/x-www-form-urlencoded'))?.data).toBeUndefined()
})

test.each([
  ['{"a":', 'application/json'],
  ['[]', 'application/json'],
  ['null', 'application/json'],
  ['x', type],
  [form('name="_payload"\r\n\r\n{"a":'), type],
  [form('name="_payload"\r\n\r\n[]'), type],
  [form('name="file"\r\n\r\n{"filename":"x"}'), type],
  [form('name="_payload"\r\n\r\n{}'), 'multipart/form-data'],
  [form('name="_payload"\r\n\r\n{}'), 'multipart/mixed; boundary=b'],
])('cannot be read: %#', async (body, contentType) => {
  await expect(sent(body, contentType)).rejects.toMatchObject({ status: 400, key: 'apiBody' })
})

test.each([
  [form(...Array.from({ length: 21 }, (_, i) => `name="a${i}"\r\n\r\nx`))],
  [form(`name="_payload"\r\n\r\n{"a":"${'x'.repeat(1024 * 1024)}"}`)],
])('is too large: %#', async (body) => {
  await expect(sent(body, type)).rejects.toMatchObject({ status: 413, key: 'apiTooLarge' })
})

const node = (text: string) => ({
  children: [{ detail: 0, format: 0, mode: 'normal', style: '', text, type: 'text', version: 1 }],
  direction: null,
  format: '',
  indent: 0,
  type: 'paragraph',
  version: 1,
  textFormat: 0,
})

test('the text of the longest article has few enough parts, and what consists of nothing else does not', async () => {
  const sentence = 'Điều 1. Người sử dụng lao động, người lao động.'
  const children = Array.from({ length: 500_000 / sentence.length }, () => node(sentence))
  const article = JSON.stringify({ body: { root: { children } } })
  expect(article.match(/":/g)?.length).toBeGreaterThan(140_000)
  expect(() => parseObject(article)).not.toThrow()
  const parse = jest.spyOn(JSON, 'parse')
  const nested = `{"a":[${'[],'.repeat(300_000)}[]]}`
  const refusals = [
    sent(nested, 'application/json'),
    sent(nested, 'text/plain'),
    sent(form(`name="_payload"\r\n\r\n${nested}`), type),
  ]
  for (const refusal of refusals) await expect(refusal).rejects.toMatchObject({ status: 413, key: 'apiTooLarge' })
  await expect(sent(form('name="a"\r\n\r\nx').repeat(30_000), type)).rejects.toMatchObject({ status: 413 })
  expect(parse).not.toHaveBeenCalled()
  parse.mockRestore()
})

test('a query that Payload cannot parse is refused', () => {
  const check = (query: string) => () => assertParsableQuery(`http://site/admin/api/articles?${query}`)
  for (const query of ['where=[1', 'data=%00', 'data=1', 'depth=0&where=']) expect(check(query)).toThrow('apiBody')
  expect(check('where[a][equals]=1&data={}&depth=0')).not.toThrow()
})
