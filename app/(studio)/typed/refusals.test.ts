import { afterAll, beforeEach, expect, jest, test } from '@jest/globals'
import { JSDOM } from 'jsdom'
import type { FormState } from 'payload'
import { noteInputs } from './answers-in-pauses'
import { keepingRefusals, noteAnswer } from './refusals'

jest.useFakeTimers()
const { window } = new JSDOM('<input>')
noteInputs(window as unknown as Window)
afterAll(() => window.close())

const article = { collectionSlug: 'articles', id: 7 }
const taken = { value: 'a', valid: false, errorMessage: 'Địa chỉ này đã có.' }
const checked: FormState = { title: { value: 'A', valid: true }, slug: { value: 'a', valid: true } }

/** What a form shows after a check that found no fault. */
const after = async (form = article, state: FormState | null = checked) =>
  (await keepingRefusals(async (_form: typeof article) => ({ state }))(form)).state

beforeEach(() => {
  jest.advanceTimersByTime(1000)
  noteAnswer(article, { title: { value: 'A', valid: true }, slug: taken })
  jest.advanceTimersByTime(1000)
})

test('a check that found no fault leaves the reason of the refusal at its field', async () => {
  expect(await after()).toEqual({ ...checked, slug: taken })
})

test('a check of something that was typed or pressed since then decides alone', async () => {
  window.document.querySelector('input')?.dispatchEvent(new window.Event('input', { bubbles: true }))
  expect(await after()).toEqual(checked)
})

test('a check says of its own form only', async () => {
  expect(await after({ ...article, id: 8 })).toEqual(checked)
})

test('nothing is left of a refusal once the form is saved', async () => {
  noteAnswer(article, checked)
  expect(await after()).toEqual(checked)
})

test('how many faults a row or a tab has stays with them', async () => {
  const tab = { valid: true, errorPaths: ['tab.slug'] }
  noteAnswer(article, { tab, 'tab.slug': taken })
  expect(await after(article, { tab: { valid: true, errorPaths: [] }, 'tab.slug': { valid: true } })).toEqual({
    tab,
    'tab.slug': { valid: false, errorMessage: taken.errorMessage },
  })
})

test('a check that was aborted, and fields that it does not have, change nothing', async () => {
  expect(await after(article, null)).toBeNull()
  expect(await after(article, { title: { value: 'A' } })).toEqual({ title: { value: 'A' } })
})
