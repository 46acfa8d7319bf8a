import { expect, test } from '@jest/globals'
import type { Language } from '../languages'
import { kindOf } from './kinds'

test.each<[string, Language, string | undefined]>([
  ['khóa học thuế', 'vi', 'TRAINING'],
  ['khoa hoc thue', 'vi', 'TRAINING'],
  ['khoa học công nghệ', 'vi', undefined],
  ['khoa luật', 'vi', undefined],
  ['khoa luat', 'vi', undefined],
  ['dịch vụ tư vấn', 'vi', 'SERVICE'],
  ['tin tức', 'vi', 'NEWS'],
  ['tín dụng', 'vi', undefined],
  ['tax course', 'en', 'TRAINING'],
  ['of course', 'zh', undefined],
  ['培训', 'zh', 'TRAINING'],
])('%s (%s) asks for %s', (query, language, kind) => {
  expect(kindOf(query, language)?.type).toBe(kind)
})
