import { expect, test } from '@jest/globals'
import type { FieldHook } from 'payload'
import { slugField } from './slug'

interface Given {
  value?: string
  title?: string
  taken?: string[]
  isNumbered?: boolean
}

function slugOf({ value, title, taken = [], isNumbered = true }: Given): unknown {
  const [hook] = slugField((data) => data.title, { isNumbered }).hooks?.beforeValidate ?? []
  const count = async ({ where }: { where: { and: [{ slug: { equals: string } }] } }) => ({
    totalDocs: taken.filter((slug) => slug === where.and[0].slug.equals).length,
  })
  const args = { value, data: { title }, collection: { slug: 'articles' }, req: { payload: { count } } }
  return hook?.(args as unknown as Parameters<FieldHook>[0])
}

const long = 'x'.repeat(80)

test.each<[string, Given, string]>([
  ['a new title', { title: 'Luật mới' }, 'luat-moi'],
  ['the title of two others', { title: 'Luật mới', taken: ['luat-moi', 'luat-moi-2'] }, 'luat-moi-3'],
  ['a long title twice', { title: long, taken: [long] }, `${long.slice(0, 78)}-2`],
  ['what staff typed, though taken', { value: 'Luật Mới', title: 'Khác', taken: ['luat-moi'] }, 'luat-moi'],
  ['a name that is refused the second time', { title: 'A', taken: ['a'], isNumbered: false }, 'a'],
  ['a Chinese title', { title: '法律', taken: [''] }, ''],
])('%s', async (_, input, expected) => {
  expect(await slugOf(input)).toBe(expected)
})

test.each([
  ['luat-moi', { title: 'Luật mới' }, true],
  ['Luật mới', { title: 'Luật mới' }, false],
  ['', { title: '法律' }, false],
  [undefined, {}, true],
])('whether %j is a code for %j', (value, data, isValid) => {
  const validate = slugField((input) => input.title).validate as (value: unknown, options: object) => unknown
  expect(validate(value, { data, req: { i18n: { language: 'vi' } } }) === true).toBe(isValid)
})
