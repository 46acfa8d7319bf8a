import { expect, test } from '@jest/globals'
import type { Language } from '../languages'
import { questionWords, withoutQuestion } from './fillers'

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
  ['vi', 'thủ tục thu hồi đất', 'thu hồi đất'],
  ['vi', 'thu tuc thu hoi dat', 'thu hoi dat'],
  ['vi', 'thủ tục tố tụng dân sự', 'tố tụng dân sự'],
  ['vi', 'thu tuc to tung dan su', 'to tung dan su'],
  ['vi', 'thủ tục hoàn thuế cần giấy tờ gì', 'hoàn thuế'],
  ['vi', 'mo cong ty can giay to gi', 'mo cong ty'],
  ['vi', 'đăng ký nhãn hiệu mất bao lâu', 'đăng ký nhãn hiệu'],
  ['vi', 'dang ky nhan hieu mat bao lau', 'dang ky nhan hieu'],
  ['vi', 'tôi muốn mở công ty', 'mở công ty'],
  ['vi', 'toi muon mo cong ty', 'mo cong ty'],
  ['vi', 'muon hoi ve cach mo cong ty', 'mo cong ty'],
  ['vi', 'tội phạm', 'tội phạm'],
  ['vi', 'thu tuc toi pham', 'toi pham'],
  ['vi', 'to tung', 'to tung'],
  ['vi', 'bảo mật', 'bảo mật'],
  ['vi', 'bao mat', 'bao mat'],
  ['vi', 'minh bạch', 'minh bạch'],
  ['vi', 'thu tuc minh bach', 'minh bach'],
  ['vi', 'cho em hỏi chỗ thực tập ạ', 'chỗ thực tập'],
  ['vi', 'bao giờ được hoàn thuế', 'hoàn thuế'],
  ['vi', 'luat moi ap dung ngay nao', 'luat moi ap dung'],
  ['vi', 'bị phạt', 'phạt'],
  ['vi', 'bi mat kinh doanh', 'bi mat kinh doanh'],
  ['vi', 'ai la chu', 'ai la chu'],
  ['vi', 'thử việc dc mấy tháng ntn', 'thử việc dc mấy tháng'],
  ['vi', 'quyết toán thuế ntn', 'quyết toán thuế'],
  ['vi', 'nghi viec dc ko', 'nghi viec'],
  ['vi', 'em nhỏ', 'em nhỏ'],
  ['vi', 'lao động trẻ em', 'lao động trẻ em'],
  ['vi', 'thủ tục hành chính là gì', 'thủ tục hành chính'],
  ['vi', 'giay to co gia', 'giay to co gia'],
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

test.each<[language: Language, query: string, words: string]>([
  ['vi', 'thủ tục thu hồi đất mất bao lâu', 'tuc mat bao lau'],
  ['vi', 'thu tuc thu hoi dat', 'tuc'],
  ['vi', 'tôi bị tội gì', 'bi gi'],
  ['vi', 'hợp đồng bị mất khi nào', 'bi khi nao'],
  ['vi', 'hop dong bi mat', ''],
  ['vi', 'tố tụng', ''],
  ['vi', 'to tung', ''],
  ['vi', 'bảo mật', ''],
  ['vi', 'bao mat', ''],
  ['vi', 'toi pham la gi', 'la gi'],
  ['vi', 'minh bach', ''],
])('%s: of %s the words of a question are "%s"', (language, query, words) => {
  expect([...questionWords(query, language)].join(' ')).toBe(words)
})
