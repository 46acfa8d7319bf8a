import { expect, test } from '@jest/globals'
import { articleAbout } from './service-article'

const articles = [
  'Rà soát hợp đồng thương mại trước khi ký',
  'Tư vấn pháp lý theo dự án cho doanh nghiệp nhỏ và vừa',
  'Tư vấn chuyển đổi số: từ hợp đồng điện tử đến dữ liệu',
  'Đào tạo pháp lý và quản trị cho đội ngũ lãnh đạo',
  'Đào tạo pháp lý và quản trị',
  '房地产经纪资格培训与公寓小区管理',
].map((title) => ({ title }))

test.each([
  ['the same words in another order', 'Tư vấn dự án pháp lý', 1],
  ['the beginning of the title', 'tu van chuyen doi so', 2],
  ['all words but one; of two such titles the shorter', 'Đào tạo pháp luật và quản trị', 4],
  ['Chinese, by pairs of characters', '房地产经纪认证与公寓小区管理', 5],
  ['two common words only', 'Tư vấn tài chính và tiếp cận tín dụng ưu đãi', undefined],
  ['none', 'Patent search', undefined],
])('a service finds the article about it: %s', (_, service, index) => {
  expect(articleAbout(service, articles)).toBe(index === undefined ? undefined : articles[index])
})
