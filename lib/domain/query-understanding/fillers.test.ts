import { expect, test } from '@jest/globals'
import type { Language } from '../languages'
import { withoutQuestion } from './fillers'

test.each<[language: Language, query: string, rest: string]>([
  ['vi', 'mẫu hợp đồng lao động', 'hợp đồng lao động'],
  ['vi', 'chủ sở hữu hưởng lợi là gì', 'chủ sở hữu hưởng lợi'],
  ['vi', 'mở công ty cần những gì', 'mở công ty'],
  ['vi', 'thanh lap cong ty nhu the nao', 'thanh lap cong ty'],
  // Without accents these may be other words.
  ['vi', 'tu van phap ly', 'tu van phap ly'],
  ['vi', 'tư vấn pháp lý', 'tư vấn pháp lý'],
  ['vi', 'mau hop dong', 'mau hop dong'],
  ['vi', 'là gì', 'là gì'],
  ['en', 'how to register a trademark in Vietnam', 'register a trademark'],
  ['en', 'IT contracts', 'IT contracts'],
  ['en', 'what is it', 'what is it'],
  ['zh', '怎么注册公司', '注册公司'],
  ['zh', '在越南设立公司', '设立公司'],
  ['zh', '公司章程', '公司章程'],
  ['zh', '什么', '什么'],
])('%s: of %s remains %s', (language, query, rest) => {
  expect(withoutQuestion(query, language)).toBe(rest)
})
