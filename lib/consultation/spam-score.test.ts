import { expect, test } from '@jest/globals'
import { isSpam, spamReasonsOf } from './spam-score'

const person = {
  fullName: 'Trần Thị Lan',
  address: '12 Lý Thường Kiệt, Hà Nội',
  content: 'Xin tư vấn về hợp đồng thuê nhà.',
  trap: '',
  age: 60_000,
  inARow: 1,
}

test.each([
  ['a person', {}, [], false],
  ['a person without script', { age: undefined }, ['unsigned'], false],
  ['who names their own website', { content: 'Xem https://cong-ty.example và cong-ty.com.vn' }, ['links'], false],
  ['a company called like its website', { fullName: 'Công ty Tiki.vn' }, [], false],
  ['who gives e-mail addresses', { content: 'a@cty.com.vn, b@c.com.vn, c.d@c.com, e@x.vn, f@y.vn' }, [], false],
  ['a form left open for a week', { age: 8 * 86_400_000 }, ['unsigned'], false],
  ['who fills in quickly', { age: 3000 }, [], false],
  ['who fills in quicker', { age: 2999 }, ['hasty'], false],
  ['an office', { inARow: 5 }, [], false],
  ['one who sees the trap', { trap: 'x' }, ['trap'], true],
  ['who sends at once, with links', { age: 20, content: 'see www.a.com and b.ru' }, ['hasty', 'links'], true],
  ['five links', { content: 'http://a.com http://b.com http://c.com www.d.com e.ru' }, ['manyLinks'], true],
  ['links of forums', { age: undefined, content: '[url=http://a.com]x[/url]' }, ['unsigned', 'markup'], true],
  ['a link for a name', { fullName: 'Win now www.casino.com' }, ['linkedName'], true],
  ['a series without script', { age: undefined, inARow: 6 }, ['unsigned', 'oneOfMany'], true],
  ['a quick series', { inARow: 6 }, ['oneOfMany'], false],
])('%s', (_, traces, reasons, isMarked) => {
  const results = spamReasonsOf({ ...person, ...traces })
  expect([results, isSpam(results)]).toEqual([reasons, isMarked])
})

test('unknown reasons from another site are ignored', () => {
  expect(isSpam(['toString', 'whatever', 'trap '])).toBe(false)
  expect(isSpam(['toString', 'trap'])).toBe(true)
})
