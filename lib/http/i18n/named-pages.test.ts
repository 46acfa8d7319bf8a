import { expect, test } from '@jest/globals'
import type { Language } from '@/lib/domain/languages'
import { answeredBy, pagesNamedBy, type Answered } from './named-pages'

test.each<[language: Language, query: string, paths: string[]]>([
  ['vi', 'giờ làm việc', ['/lien-he']],
  ['vi', 'khóa học', ['/dao-tao']],
  ['vi', 'ban lãnh đạo', ['/tong-quan/ban-lanh-dao']],
  [
    'vi',
    'Ban Kinh tế, Tài chính và Thương mại quốc tế',
    ['/tong-quan/DEPARTMENT_OF_ECONOMICS_FINANCE_AND_INTERNATIONAL_TRADE'],
  ],
  ['vi', 'cho xin số điện thoại của viện', ['/lien-he']],
  ['vi', 'tra cứu văn bản luật', ['/van-ban']],
  ['vi', 'thứ 7 có làm việc không', ['/lien-he']],
  ['vi', 'văn phòng Sài Gòn', ['/lien-he']],
  ['vi', 'tìm việc làm hà nội', []],
  ['vi', 'mở văn phòng đại diện', []],
  ['vi', 'hợp đồng dịch vụ', []],
  ['vi', 'của viện', []],
  ['en', 'What are your office hours?', ['/en/lien-he']],
  ['en', 'Where is the institute', []],
  ['en', 'about us', ['/en/tong-quan', '/en/ve-vien']],
  ['en', 'privacy policy', ['/en/bao-mat']],
  ['vi', 'ý nghĩa logo', ['/ve-vien']],
  ['zh', '外商投资', ['/zh/nha-dau-tu-nuoc-ngoai']],
  ['zh', '办公时间', ['/zh/lien-he']],
  ['zh', '周六上班吗', ['/zh/lien-he']],
])('%s: %s names %j', (language, query, paths) => {
  const results = pagesNamedBy(query, language, { isComplete: true })
  expect(results.map(({ path }) => path)).toEqual(paths)
})

test.each<[language: Language, query: string, answer: Answered | undefined]>([
  ['vi', 'liên hệ', 'contact'],
  ['vi', 'cho xin số điện thoại của viện', 'contact'],
  ['vi', 'giờ làm việc', 'hours'],
  ['vi', 'học phí bao nhiêu', 'fees'],
  ['vi', 'luật phí và lệ phí', undefined],
  ['zh', '学费', 'fees'],
])('%s: what "%s" asks is answered by %s', (language, query, answer) => {
  expect(answeredBy(query, language)).toBe(answer)
})
