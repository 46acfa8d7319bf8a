import { expect, test } from '@jest/globals'
import { foldAt } from './folded-text'

const open = (text: string) => ({ shown: text, folded: '' })

test.each([
  [
    'vi',
    'Trên toàn cầu',
    'Doanh nghiệp vay vốn khi chưa có sổ sách. Trên toàn cầu, chuỗi cung ứng dịch chuyển.',
    'Doanh nghiệp vay vốn khi chưa có sổ sách.',
    'Trên toàn cầu, chuỗi cung ứng dịch chuyển.',
  ],
  [
    'en',
    'Around the globe',
    'They borrow too early. Around the globe, supply chains move.',
    'They borrow too early.',
    'Around the globe, supply chains move.',
  ],
  [
    'zh',
    '放眼全球',
    '直到纠纷发生才想起找律师。放眼全球，供应链转移。',
    '直到纠纷发生才想起找律师。',
    '放眼全球，供应链转移。',
  ],
  ['another case', 'TRÊN TOÀN CẦU', 'Một. Trên toàn cầu, hai.', 'Một.', 'Trên toàn cầu, hai.'],
  [
    'a phrase in another normal form',
    'Trên toàn cầu'.normalize('NFD'),
    'Một. Trên toàn cầu, hai.',
    'Một.',
    'Trên toàn cầu, hai.',
  ],
  ['a phrase with signs', 'Around (the) globe?', 'One. Around (the) globe? Two.', 'One.', 'Around (the) globe? Two.'],
  [
    'small letters before the phrase as written',
    'Around the globe',
    'Goods go around the globe. Around the globe, chains move.',
    'Goods go around the globe.',
    'Around the globe, chains move.',
  ],
  ['the phrase at the start', 'Around', 'Around the globe.', '', 'Around the globe.'],
])('%s: the paragraph is folded from the phrase', (_, phrase, paragraph, shown, folded) => {
  expect(foldAt([paragraph], phrase)).toEqual([{ shown, folded }])
})

test('only the first paragraph that contains the phrase is folded', () => {
  expect(foldAt(['One.', 'Two. Around it.', 'Three. Around it.'], 'Around')).toEqual([
    open('One.'),
    { shown: 'Two.', folded: 'Around it.' },
    open('Three. Around it.'),
  ])
})

test.each([
  ['absent', 'Around the globe'],
  ['empty', ''],
  ['blank', '  '],
])('nothing is folded when the phrase is %s', (_, phrase) => {
  expect(foldAt(['One. Two.', 'Three.'], phrase)).toEqual([open('One. Two.'), open('Three.')])
})

test('no paragraphs give no result', () => {
  expect(foldAt([], 'Around')).toEqual([])
})
