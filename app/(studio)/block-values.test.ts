import { expect, test } from '@jest/globals'
import type { FormState } from 'payload'
import { comparable, valuesOf } from './block-values'

const form: FormState = {
  caption: { value: 'Lễ ký' },
  pictures: { value: 2, rows: [{ id: 'a' }, { id: 'b' }] },
  'pictures.0.alt': { value: 'Hai người' },
  'pictures.1.alt': { value: 'Ba người' },
  passOn: { disableFormData: true },
}

test('the values of a form are those of its fields, and of a list its rows', () => {
  expect(valuesOf(form)).toEqual({ caption: 'Lễ ký', pictures: [{ alt: 'Hai người' }, { alt: 'Ba người' }] })
  expect(valuesOf({ pictures: { value: 0, rows: [] } })).toEqual({})
  expect(form.pictures).toEqual({ value: 2, rows: [{ id: 'a' }, { id: 'b' }] })
})

test('equal values are the same text, in any order and without what is missing', () => {
  expect(comparable({ text: 'x', id: '1', blockName: undefined })).toBe(comparable({ id: '1', text: 'x' }))
  expect(comparable({ text: 'x' })).not.toBe(comparable({ text: 'y' }))
})
