import { expect, test } from '@jest/globals'
import { phrasesOf } from './phrases'

test.each([
  ['法律科学与企业发展研究院', '法律|科学|与企业|发展|研究院'],
  ['《个人数据保护法》正式生效：前90天要做的六件事', '《个人|数据|保护法》正式|生效：前90天要|做的六件事'],
  ['找不到页面', '找不到页面'],
  ['Vững pháp lý, vững kinh doanh', 'Vững pháp lý, vững kinh doanh'],
  ['', ''],
])('the phrases of %s', (heading, expected) => {
  const phrases = phrasesOf(heading)
  expect(phrases.join('|')).toBe(expected)
  expect(phrases.join('')).toBe(heading)
})
