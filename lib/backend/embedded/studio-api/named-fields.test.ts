import { expect, test } from '@jest/globals'
import type { AfterErrorHookArgs } from 'payload'
import { nameFields } from './named-fields'

const collection = {
  flattenedFields: [
    { name: 'slug', type: 'text', label: { vi: 'Mã trong địa chỉ', en: 'Address' } },
    { name: 'code', type: 'text', label: 'Code' },
  ],
}
const req = { i18n: { language: 'vi' }, t: (_key: string, { count }: { count: number }) => `${count} chưa hợp lệ:` }

function messageOf(error: Error): string | undefined {
  const result = { errors: [{ name: error.name, message: error.message }] }
  const given = { collection, error, req, result, context: {} } as unknown as AfterErrorHookArgs
  const answer = nameFields(given) as { response: typeof result } | undefined
  return answer?.response.errors[0]?.message
}

const invalid = (...paths: string[]) =>
  Object.assign(new Error('x'), { data: { errors: paths.map((path) => ({ path, tableName: 'articles' })) } })

test.each([
  ['the label in the language of the person', ['slug'], '1 chưa hợp lệ: Mã trong địa chỉ'],
  ['a label that is the same everywhere', ['code'], '1 chưa hợp lệ: Code'],
  ['the path of a field that has no label', ['slug', 'x'], '2 chưa hợp lệ: Mã trong địa chỉ, x'],
])('a value that exists already is refused by %s', (_what, paths, message) => {
  expect(messageOf(invalid(...paths))).toBe(message)
})

test('other errors have their own words', () => {
  expect(messageOf(new Error('x'))).toBeUndefined()
  const outdated = Object.assign(new Error('Đồng nghiệp đã lưu'), { data: { errors: [{ path: 'revision' }] } })
  expect(messageOf(outdated)).toBeUndefined()
})
