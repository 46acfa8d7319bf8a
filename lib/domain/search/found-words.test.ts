import { expect, test } from '@jest/globals'
import { excerptOf, fragmentsOf, hasFoundWord, partAround } from './found-words'

const shown = (text: string, query: string) =>
  fragmentsOf(text, query)
    .map(({ isFound, text: part }) => (isFound ? `[${part}]` : part))
    .join('')

test.each([
  ['Mua chung cư mới', 'chung cu', 'Mua [chung cư] mới'],
  ['Mua chung cư mới'.normalize('NFD'), 'CHUNG CƯ', 'Mua [chung cư] mới'],
  ['Chung, cư dân', 'chung cư', '[Chung], [cư] dân'],
  ['An toàn, ang', 'an', '[An] toàn, ang'],
  ['Luật 59/2020/QH14', '59/2020/qh14', 'Luật [59]/[2020]/[QH14]'],
  ['个人信息保护法', '个人信息', '[个人信息]保护法'],
  ['信息个人', '个人信息', '[信息个人]'],
  ['a<b>luật', 'luat', 'a<b>[luật]'],
  ['Không có gì', 'luật', 'Không có gì'],
  ['Văn bản', '', 'Văn bản'],
])('%s with the words of %s marked', (text, query, marked) => {
  expect(shown(text, query)).toBe(marked)
  expect(hasFoundWord(text, query)).toBe(marked.includes('['))
})

const filler = 'Câu này không nói gì về điều được tìm. '

test.each([
  ['short', 'Một câu ngắn về thuế.', /^Một câu ngắn về thuế\.$/],
  [
    'of the sentence with the word',
    `${filler.repeat(20)}Thuế suất là mười phần trăm. ${filler.repeat(20)}`,
    /^… Thuế suất là.*…$/,
  ],
  ['of one long sentence', `${'rất dài '.repeat(100)}thuế ${'rất dài '.repeat(100)}`, /^… .*thuế.*…$/],
  ['without spaces', `${'字'.repeat(500)}税务${'字'.repeat(500)}`, /^… 字+税务字+…$/],
])('an excerpt %s', (_, text, expected) => {
  const query = text.includes('税') ? '税务' : 'thue'
  expect(excerptOf(text, query)).toMatch(expected)
  expect(excerptOf(text, query).length).toBeLessThan(250)
})

const long = 'Một câu khác. '.repeat(3000)

test.each([
  ['dat dai', 'Đất, đai và đất đai.'],
  ['ĐẤT ĐAI', 'Theo Luật ĐẤT ĐAI.'],
])('the part of a long text around %s', (query, sentence) => {
  const part = partAround(`${long}${sentence} ${long}`, query)
  expect(part).toContain(sentence)
  expect(part?.length).toBeLessThan(1000)
})

test.each(['khong co', '.*', ''])('no part of a text has %j', (query) => {
  expect(partAround(long, query)).toBeUndefined()
})

test('an excerpt of a Chinese text is half as long', () => {
  const text = '企业应当按规定纳税。'.repeat(60)
  expect(excerptOf(text, '税').length).toBeLessThan(130)
})
