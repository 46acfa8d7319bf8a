import { expect, test } from '@jest/globals'
import { daysOpen, weekdays } from './opening-days'

test.each([
  [weekdays.slice(0, 6), 'vi', 'Thứ Hai – Thứ Bảy'],
  [weekdays.slice(0, 6), 'en', 'Monday – Saturday'],
  [weekdays.slice(0, 6), 'zh', '星期一 – 星期六'],
  [['WEDNESDAY', 'MONDAY'], 'en', 'Monday, Wednesday'],
  [[], 'vi', ''],
] as const)('open on %s is in %s %s', (days, language, words) => {
  expect(daysOpen(days, language)).toBe(words)
})
