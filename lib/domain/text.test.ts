import { expect, test } from '@jest/globals'
import { cut, fold, initials, singleSpaced, slugify, toMatchable } from './text'

test.each([
  ['Đăng ký', 'dang ky'],
  ['HOÀ BÌNH', 'hoa binh'],
  ['企业', '企业'],
  ['Ðất ðai Ɖông ɖó', 'dat dai dong do'],
  ['Łódź Øre Straße Æon Œuvre Þing', 'lodz ore strasse aeon oeuvre thing'],
  ['13/2023/NĐ-СР', '13/2023/nd-cp'],
])('fold(%s) is %s', (text, folded) => {
  expect(fold(text)).toBe(folded)
  expect(fold(text.normalize('NFD'))).toBe(folded)
})

test.each([
  [' một\r\n\thai ', 'một hai'],
  ['\u00a0một\u00a0 \u3000hai\u2028', 'một hai'],
])('%j in one line is %j', (text, line) => expect(singleSpaced(text)).toBe(line))

test.each([
  ['Luật Doanh nghiệp sửa đổi 2025', 'luat-doanh-nghiep-sua-doi-2025'],
  ['  “Đất đai”: 5 điểm = mới  ', 'dat-dai-5-diem-moi'],
  ['企业合规', ''],
  ['a'.repeat(100), 'a'.repeat(80)],
])('slugify(%s) is %s', (text, slug) => {
  expect(slugify(text)).toBe(slug)
})

test.each([
  ['ĐẤT ĐAI', 'đất đai'],
  ['Đất đai'.normalize('NFD'), 'đất đai'],
  ['giảm 50%', 'giảm 50％'],
  ['a_b\\c', 'a＿b＼c'],
])('toMatchable(%s) is %s', (text, matchable) => {
  expect(toMatchable(text)).toBe(matchable)
})

test('a text is cut after graphemes, whatever its normal form, and stays if it is not longer', () => {
  const long = 'Nghiên cứu về tiếp cận vốn ưu đãi của doanh nghiệp'
  expect(cut('x'.repeat(35), 35)).toBe('x'.repeat(35))
  for (const text of [long, long.normalize('NFD')])
    expect(cut(text, 35)).toBe(`${Array.from(long).slice(0, 35).join('')}…`)
})

test.each([
  ['Nguyễn Minh Đức', 'NĐ'],
  ['  ánh   Vũ ', 'ÁV'],
  ['An', 'A'],
  ['阮明德', '阮'],
  ['', ''],
])('the initials of %j are %j', (name, letters) => {
  expect(initials(name)).toBe(letters)
})
