import { expect, test } from '@jest/globals'
import { pickRelated } from './related'

const articles = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => ({ id, language: id === 'b' ? 'en' : 'vi' }))
const current = { id: 'a', language: 'vi' }

test('four others of the same language', () => {
  const picked = pickRelated(articles, current, '2026-11-21').map(({ id }) => id)
  expect([...picked].sort()).toEqual(['c', 'd', 'e', 'f'])
})

test('the order holds for a day and differs between days and articles', () => {
  const order = (id: string, day: string) =>
    pickRelated(articles, { id, language: 'vi' }, day).map((article) => article.id)
  expect(order('a', '2026-11-21')).toEqual(order('a', '2026-11-21'))
  const month = Array.from({ length: 28 }, (_, i) => order('a', `2026-11-${i + 1}`).join())
  expect(new Set(month).size).toBeGreaterThan(5)
})

test('the given list is not changed', () => {
  const before = articles.map(({ id }) => id)
  pickRelated(articles, current, '2026-11-21')
  expect(articles.map(({ id }) => id)).toEqual(before)
})
