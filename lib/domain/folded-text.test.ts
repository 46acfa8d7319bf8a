import { expect, test } from '@jest/globals'
import { foldAt } from './folded-text'

const open = (text: string) => ({ shown: text, folded: '' })

test.each([
  ['a sentence', 'Trên toàn cầu', 'Vay vốn khi chưa có sổ sách. | Trên toàn cầu, chuỗi cung ứng dịch chuyển.'],
  ['Chinese', '放眼全球', '直到纠纷发生才想起找律师。|放眼全球，供应链转移。'],
  ['another case', 'TRÊN TOÀN CẦU', 'Một. | Trên toàn cầu, hai.'],
  ['a phrase with signs', 'Around (the) globe?', 'One. | Around (the) globe? Two.'],
  [
    'small letters before the phrase',
    'Around the globe',
    'Goods go around the globe. | Around the globe, chains move.',
  ],
  ['the phrase at the start', 'Around', '|Around the globe.'],
])('%s: the paragraph is folded from the phrase', (_, phrase, marked) => {
  const [shown = '', folded = ''] = marked.split('|').map((part) => part.trim())
  expect(foldAt([marked.replace('| ', '').replace('|', '')], phrase)).toEqual([{ shown, folded }])
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
])('nothing is folded when the phrase is %s', (_, phrase) => {
  expect(foldAt(['One. Two.', 'Three.'], phrase)).toEqual([open('One. Two.'), open('Three.')])
})
