import { expect, test } from '@jest/globals'
import { phrasesOf } from './phrases'

test.each([
  ['法律科学与企业发展研究院', '法律|科学|与企业|发展|研究院'],
  ['《个人数据保护法》正式生效：前90天要做的六件事', '《个人|数据|保护法》正式|生效：前90天要|做的六件事'],
  ['企业所得税：小企业适用15%和17%税率', '企业|所得税：小企业|适用|15%和17%税率'],
  ['数字化转型咨询：从电子合同到数据治理', '数字化|转型|咨询：从电子|合同|到数据|治理'],
  ['第68号决议一周年：小企业怎么说？', '第68号|决议|一周年：小企业|怎么说？'],
  ['找不到页面', '找不到页面'],
  ['Vững pháp lý, vững kinh doanh', 'Vững pháp lý, vững kinh doanh'],
  ['', ''],
])('the phrases of %s', (heading, expected) => {
  const phrases = phrasesOf(heading)
  expect(phrases.join('|')).toBe(expected)
  expect(phrases.join('')).toBe(heading)
})
