import { expect, test } from '@jest/globals'
import { toSimplified } from './simplified'

test.each([
  ['個人信息', '个人信息'],
  ['企業所得稅', '企业所得税'],
  ['勞動合同', '劳动合同'],
  ['知識產權', '知识产权'],
  ['爭議解決與仲裁', '争议解决与仲裁'],
  ['外國投資許可證', '外国投资许可证'],
  ['電子發票', '电子发票'],
  ['網絡安全審查', '网络安全审查'],
  ['數據保護法', '数据保护法'],
  ['債務重組', '债务重组'],
  ['董事會決議', '董事会决议'],
  ['環境保護', '环境保护'],
  ['遺產繼承', '遗产继承'],
  ['著作权', '著作权'],
  ['乾隆', '乾隆'],
  ['个人信息', '个人信息'],
  ['Luật 稅 2024', 'Luật 税 2024'],
])('%s is %s', (traditional, simplified) => {
  expect(toSimplified(traditional)).toBe(simplified)
  expect(toSimplified(simplified)).toBe(simplified)
})
