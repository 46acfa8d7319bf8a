import { expect, test } from '@jest/globals'
import type { AfterErrorHookArgs } from 'payload'
import { nameFields } from './answer-errors'

const collection = {
  flattenedFields: [
    { name: 'slug', type: 'text', label: { vi: 'Mã trong địa chỉ', en: 'Address' } },
    { name: 'code', type: 'text', label: 'Code' },
    { name: 'en', flattenedFields: [{ name: 'fullName', label: 'Name' }] },
  ],
}
const t = (_key: string, { count }: { count: number }) => `${count} chưa hợp lệ:`
const req = { i18n: { language: 'vi' }, t }

function messageOf(error: Error): string | undefined {
  const result = { errors: [{ name: error.name, message: error.message }] }
  const input = { collection, error, req, result, context: {} } as unknown as AfterErrorHookArgs
  const answer = nameFields(input) as { response: typeof result } | undefined
  return answer?.response.errors[0]?.message
}

const invalid = (errors: { path: string; label?: string; tableName?: string }[]) =>
  Object.assign(new Error(`${errors.length} chưa hợp lệ: slug`), { data: { errors } })

test.each([
  ['the label in the language of the person', [{ path: 'slug' }], '1 chưa hợp lệ: Mã trong địa chỉ'],
  ['the label of the error', [{ path: 'slug', label: 'Hàng 1' }, { path: 'code' }], '2 chưa hợp lệ: Hàng 1, Code'],
  ['the label of a field of a group', [{ path: 'en.fullName' }], '1 chưa hợp lệ: Name'],
  ['the path of a field that has no label', [{ path: 'slug' }, { path: 'x' }], '2 chưa hợp lệ: Mã trong địa chỉ, x'],
])('a refused value is named by %s', (_what, errors, message) => {
  expect(messageOf(invalid(errors))).toBe(message)
})

test('other errors have their own words', () => {
  expect(messageOf(new Error('x'))).toBeUndefined()
  const outdated = Object.assign(new Error('Đồng nghiệp đã lưu'), { data: { errors: [{ path: 'revision' }] } })
  expect(messageOf(outdated)).toBeUndefined()
})
