import { expect, test } from '@jest/globals'
import { withWholeWords } from './whole-words'

const shown = (text: string) => text.replaceAll('\u00A0', '_').replaceAll('\u2060', '_')

test.each([
  ['vi', 'Bảo vệ dữ liệu cá nhân', 'Bảo_vệ dữ_liệu cá_nhân'],
  ['vi', 'Môi giới bất động sản', 'Môi_giới bất_động_sản'],
  ['vi', 'Cá nhân hóa', 'Cá_nhân hóa'],
  ['en', 'Law of 2025', 'Law of 2025'],
  ['zh', '2025年个人数据保护法正式生效', '2_0_2_5_年个_人数_据保_护_法正_式生_效'],
] as const)('in %s %s breaks as %s', (language, text, whole) => {
  expect(shown(withWholeWords(text, language))).toBe(whole)
})
