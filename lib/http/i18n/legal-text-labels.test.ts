import { expect, test } from '@jest/globals'
import { kindOfWords, legalTextKinds, chineseKind } from '@/lib/domain/citations/kinds'
import { inEveryLanguage, languages } from '@/lib/domain/languages'
import { fold } from '@/lib/domain/text'
import { legalTextName } from './legal-text-labels'
import { labelsOf } from './labels'

const nameOf = (kind: (typeof legalTextKinds)[number], number: string, [vi, en, zh]: readonly string[]) =>
  languages.map((language) =>
    legalTextName({ id: 'x', kind, number, title: inEveryLanguage({ vi, en, zh }) }, language),
  )

/** Each way of naming a text. */
const named = {
  LAW: [
    ['31/2024/QH15', 'Luật Đất đai', 'Law on Land', '土地法'],
    ['Luật Đất đai số 31/2024/QH15', 'Law on Land No. 31/2024/QH15', '《土地法》（第31/2024/QH15号）'],
  ],
  ORDER: [
    ['01/2024/L-CTN', 'Lệnh', 'Order', '命令'],
    ['Lệnh số 01/2024/L-CTN', 'Order No. 01/2024/L-CTN', '第01/2024/L-CTN号命令'],
  ],
  DECREE: [
    [
      '13/2023/NĐ-CP',
      'Nghị định về bảo vệ dữ liệu cá nhân',
      'Decree on the protection of personal data',
      '个人数据保护议定',
    ],
    [
      'Nghị định số 13/2023/NĐ-CP về bảo vệ dữ liệu cá nhân',
      'Decree No. 13/2023/NĐ-CP on the protection of personal data',
      '第13/2023/NĐ-CP号《个人数据保护议定》',
    ],
  ],
  DIRECTIVE: [
    ['01/CT-TTg', 'Về phát triển doanh nghiệp', 'On the development of enterprises', '企业发展'],
    [
      'Chỉ thị số 01/CT-TTg về phát triển doanh nghiệp',
      'Directive No. 01/CT-TTg on the development of enterprises',
      '第01/CT-TTg号指示：企业发展',
    ],
  ],
  CIRCULAR: [
    [
      '80/2021/TT-BTC',
      'Hướng dẫn Luật Quản lý thuế',
      'Guidance on the Law on Tax Administration',
      '《税收管理法》实施细则通知',
    ],
    [
      'Thông tư số 80/2021/TT-BTC hướng dẫn Luật Quản lý thuế',
      'Circular No. 80/2021/TT-BTC: Guidance on the Law on Tax Administration',
      '第80/2021/TT-BTC号《〈税收管理法〉实施细则通知》',
    ],
  ],
} as const satisfies Partial<Record<(typeof legalTextKinds)[number], unknown>>

test.each(Object.keys(named) as (keyof typeof named)[])('a text of the kind %s has a natural name', (kind) => {
  const [[number, ...titles], expected] = named[kind]
  expect(nameOf(kind, number, titles)).toEqual(expected)
})

test('a law without a name of its own is named like a decree', () => {
  const titles = ['Luật sửa đổi, bổ sung Luật Doanh nghiệp', 'Law amending the Law on Enterprises', '企业法修改补充法']
  expect(nameOf('LAW', '76/2025/QH15', titles)).toEqual([
    'Luật số 76/2025/QH15 sửa đổi, bổ sung Luật Doanh nghiệp',
    'Law No. 76/2025/QH15 amending the Law on Enterprises',
    '《企业法修改补充法》（第76/2025/QH15号）',
  ])
})

test('a text without a title in a language is named as in that of its title', () => {
  const vietnamese = 'Nghị định số 1/2020/NĐ-CP về phí'
  expect(nameOf('DECREE', '1/2020/NĐ-CP', ['Nghị định về phí'])).toEqual([vietnamese, vietnamese, vietnamese])
  const [, ...others] = nameOf('DECREE', '1/2020/NĐ-CP', ['Nghị định về phí', 'Decree on fees'])
  expect(others).toEqual(['Decree No. 1/2020/NĐ-CP on fees', 'Decree No. 1/2020/NĐ-CP on fees'])
})

test.each(legalTextKinds)('what the site calls a %s is recognised in a citation', (kind) => {
  expect(kindOfWords(fold(labelsOf('vi')(`legalTextKinds.${kind}`)))).toBe(kind)
  expect(chineseKind(labelsOf('zh')(`legalTextKinds.${kind}`))).toBe(kind)
})
