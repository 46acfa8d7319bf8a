import { expect, test } from '@jest/globals'
import { citedAmong, citedTexts, textsByKey } from './resolve'

const law = { id: 'law', keys: ['98/2015/qh13#LAW', '98/2015/qh13', 'x@2015'] }
const resolution = { id: 'resolution', keys: ['98/2015/qh13#RESOLUTION', '98/2015/qh13'] }
const other = { id: 'other', keys: ['59/2020/qh14#LAW', '59/2020/qh14'] }

test('a key that two texts have leads nowhere', () => {
  const byKey = textsByKey([law, resolution, other])
  expect(byKey.get('98/2015/qh13')).toBeUndefined()
  expect(byKey.get('98/2015/qh13#LAW')).toBe(law)
  expect(byKey.get('98/2015/qh13#RESOLUTION')).toBe(resolution)
  expect(byKey.get('59/2020/qh14')).toBe(other)
  expect(textsByKey([law, other]).get('98/2015/qh13')).toBe(law)
  expect(textsByKey([law, resolution, { id: 'third', keys: ['98/2015/qh13'] }]).get('98/2015/qh13')).toBeUndefined()
})

test('texts are named once, in the order in which they are cited', () => {
  const keys = ['59/2020/qh14', 'unknown', 'x@2015', '59/2020/qh14#LAW', '98/2015/qh13#LAW']
  expect(citedTexts(keys, [law, other])).toEqual([other, law])
  expect(citedTexts([], [law])).toEqual([])
})

test('of what several articles cite, one has its own, in its own order', () => {
  const all = { texts: [law, other], idByKey: { a: law.id, b: other.id, c: other.id } }
  const cites = (...keys: string[]) => keys.map((key) => ({ key }))
  expect(citedAmong(cites('c', 'unknown', 'b', 'a'), all)).toEqual({
    texts: [other, law],
    idByKey: { a: law.id, b: other.id, c: other.id },
  })
  expect(citedAmong(cites('a'), all)).toEqual({ texts: [law], idByKey: { a: law.id } })
  expect(citedAmong(cites('toString'), all)).toEqual({ texts: [], idByKey: {} })
})
