import { expect, test } from '@jest/globals'
import {
  changeAfter,
  isSameWording,
  missingLanguages,
  originalIn,
  translatedFrom,
  type LinkedArticle,
} from './translations'

const vi: LinkedArticle = { id: 1, language: 'vi', translationOf: undefined }
const en: LinkedArticle = { id: 2, language: 'en', translationOf: undefined }
const zh: LinkedArticle = { id: 3, language: 'zh', translationOf: 2 }
const group = [vi, en, zh]

test.each([
  ['the Vietnamese article is the original', vi, undefined],
  ['of a translation without a choice it is the Vietnamese one', en, 1],
  ['a chosen one goes first', zh, 2],
  ['a Vietnamese article can be chosen to be a translation', { ...vi, translationOf: 2 }, 2],
  ['a choice that is gone counts for nothing', { ...zh, translationOf: 9 }, 1],
])('%s', (_, article, id) => {
  expect(originalIn(group, article)?.id).toBe(id)
})

test('an original is not the translation of its own translation', () => {
  const translated = { ...vi, translationOf: 2 }
  expect(originalIn([translated, en], en)).toBeUndefined()
  expect(translatedFrom([translated, en], en).map(({ id }) => id)).toEqual([1])
  expect(translatedFrom(group, vi).map(({ id }) => id)).toEqual([2])
  expect(translatedFrom(group, en).map(({ id }) => id)).toEqual([3])
})

test('languages that are missing', () => {
  expect(missingLanguages([vi])).toEqual(['en', 'zh'])
  expect(missingLanguages(group)).toEqual([])
})

test.each<
  [string, from: string | undefined, changedAt: string | undefined, before: string | undefined, now: string, string?]
>([
  ['nothing changed', 'a', undefined, 'a', 'a', undefined],
  ['changed', 'a', undefined, 'a', 'b', 'now'],
  ['changed again', 'a', 'then', 'b', 'c', 'now'],
  ['saved without a change', 'a', 'then', 'b', 'b', 'then'],
  ['changed back', 'a', 'then', 'b', 'a', undefined],
  ['an old translation, changed', undefined, undefined, 'a', 'b', 'now'],
  ['made from a draft that is published now', 'a', undefined, undefined, 'a', undefined],
  ['made from a draft that changed before', 'a', undefined, undefined, 'b', 'now'],
  ['nothing is known', undefined, undefined, undefined, 'b', undefined],
])('%s', (_, from, changedAt, before, now, expected) => {
  expect(changeAfter({ from, changedAt }, { before, now }, 'now')).toBe(expected)
})

test.each([
  ['Luật Đất đai', 'Luật Đất đai ', true],
  ['Luật Đất đai', 'Land Law', false],
  ['土地法', '土地法', true],
  ['ILC – Legal Talk 2026', 'ILC – Legal Talk 2026', false],
  ['', '', false],
])('%j and %j are the same wording: %j', (a, b, isSame) => {
  expect(isSameWording(a, b)).toBe(isSame)
})
