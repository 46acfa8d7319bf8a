import { afterAll, beforeEach, expect, jest, test } from '@jest/globals'
import { JSDOM } from 'jsdom'
import type { FormState } from 'payload'
import { noteInputs } from './answers-in-pauses'
import { keepingReasons, noteAnswer } from './refusals'

jest.useFakeTimers()
const { window } = new JSDOM('<input>')
noteInputs(window as unknown as Window)
afterAll(() => window.close())

const article = { collectionSlug: 'articles', id: 7 }
const valid = { value: 'a', valid: true }
const taken = { value: 'a', valid: false, errorMessage: 'Địa chỉ này đã có.' }
const found: FormState = { title: valid, slug: valid }

const press = () => window.document.querySelector('input')?.dispatchEvent(new window.Event('input', { bubbles: true }))

/** What a form shows after a check that found no fault, during which `meanwhile` happens. */
async function after(checked = {}, state = found, meanwhile = () => {}) {
  const check = keepingReasons(async (_checked: object) => {
    meanwhile()
    return { state }
  })
  return (await check({ ...article, schemaPath: 'articles', ...checked })).state
}

const refuse = () => noteAnswer(article, found, { title: valid, slug: taken })

beforeEach(() => {
  press()
  jest.advanceTimersByTime(1000)
  refuse()
  jest.advanceTimersByTime(1000)
})

test('a check that found no fault leaves the reason of the refusal at its field', async () => {
  expect(await after()).toEqual({ title: valid, slug: taken })
})

test('a check of what was typed or pressed since then decides alone', async () => {
  press()
  expect(await after()).toEqual(found)
})

test('what is typed while a check is answered takes no reason away, as it has its own check', async () => {
  expect(await after({}, found, press)).toEqual({ title: valid, slug: taken })
})

test('a check that began before the refusal takes no reason away', async () => {
  press()
  expect(await after({}, found, refuse)).toEqual({ title: valid, slug: taken })
})

test.each([
  ['another record', { id: 8 }],
  ['a new record', { id: undefined }],
  ['another collection', { collectionSlug: 'members', schemaPath: 'members' }],
  ['a block of the same record', { schemaPath: 'articles.body.film' }],
])('a refusal says nothing of %s', async (_what, checked) => {
  expect(await after(checked)).toEqual(found)
})

test('nothing is left of a refusal once the form is saved', async () => {
  noteAnswer(article, { title: valid, slug: taken }, found)
  expect(await after()).toEqual(found)
})

test('a fault from before the save, and an outdated revision, are no reasons of the refusal', async () => {
  const before = { title: valid, slug: taken, revision: valid }
  noteAnswer(article, before, { ...before, revision: { ...valid, valid: false } })
  expect(await after({}, { ...found, revision: valid })).toEqual({ ...found, revision: valid })
})

test('a row or a tab counts the faults of the refusal besides its own', async () => {
  noteAnswer(article, {}, { tab: { valid: true, errorPaths: ['slug'] } })
  expect(await after({}, { tab: { valid: true, errorPaths: ['title'] } })).toEqual({
    tab: { valid: true, errorPaths: ['title', 'slug'] },
  })
})
