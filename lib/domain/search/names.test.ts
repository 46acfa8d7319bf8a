import { expect, test } from '@jest/globals'
import type { LegalTextKind } from '../citations/kinds'
import {
  bestOf,
  legalTextQuery,
  legalTextRank,
  mayNameRole,
  nameWords,
  pagesNamed,
  partnerRank,
  personRank,
  phrasesOf,
  type Typed,
} from './names'

const typed = (text: string, isComplete = true): Typed => ({ words: nameWords(text), isComplete })

const people: [name: string, ...posts: [role: string, department: string][]][] = [
  ['Nguyễn Minh Đức', ['Viện trưởng', 'Ban lãnh đạo'], ['Chủ tịch', 'Hội đồng khoa học']],
  ['Trần Thị Lan', ['Trưởng ban', 'Ban Đào tạo và Phát triển nguồn nhân lực']],
  ['Lê Văn Hải', ['Phó Trưởng ban', 'Ban Đào tạo và Phát triển nguồn nhân lực']],
  ['Phạm Thu Hà', ['Phó Viện trưởng', 'Ban lãnh đạo']],
  ['Chu Minh Cử', ['Chánh Văn phòng', 'Văn phòng Viện']],
  ['Nguyễn Minh Dục'],
  ['Linda Tran', ['Head of Department', 'Human Resource Training and Development Department']],
  ['Mark Vo', ['Deputy Head of Department', 'Human Resource Training and Development Department']],
  ['Ann Le', ['Vice President', 'Board of Directors']],
  ['阮明德', ['院长', '领导班子']],
  ['陈兰', ['部长', '人力资源培训与发展部']],
]

test.each<[query: string, found: string[], isComplete?: boolean]>([
  ['Nguyễn Minh Đức', ['Nguyễn Minh Đức']],
  ['nguyen minh duc', ['Nguyễn Minh Đức', 'Nguyễn Minh Dục']],
  ['NGUYỄN MINH ĐỨC'.normalize('NFD'), ['Nguyễn Minh Đức']],
  ['Đức', ['Nguyễn Minh Đức']],
  ['luật sư Nguyễn Minh Đức', ['Nguyễn Minh Đức']],
  ['luật sư', []],
  ['nguyen minh d', []],
  ['nguyen minh d', ['Nguyễn Minh Đức', 'Nguyễn Minh Dục'], false],
  ['n', [], false],
  ['trưởng phòng đào tạo', ['Trần Thị Lan', 'Lê Văn Hải']],
  ['phó phòng đào tạo', ['Lê Văn Hải']],
  ['phó viện trưởng', ['Phạm Thu Hà']],
  ['giám đốc', ['Nguyễn Minh Đức', 'Phạm Thu Hà']],
  ['chủ tịch hội đồng quản trị', []],
  ['đào tạo', []],
  ['head of training', ['Linda Tran', 'Mark Vo']],
  ['阮明德', ['阮明德']],
  ['律师', []],
  ['培训部长', ['陈兰']],
  ['', []],
  ['Nguyễn '.repeat(20), []],
])('people for %s', (query, results, isComplete = true) => {
  const rank = ([name, ...posts]: (typeof people)[number]) => {
    const named = posts.map(([role, department]) => ({ role: nameWords(role), department: nameWords(department) }))
    return personRank(typed(query, isComplete), { name: nameWords(name), posts: named })
  }
  expect(bestOf(people, rank, 3).map(([name]) => name)).toEqual(results)
})

test.each([
  ['trưởng phòng đào tạo', 'Trưởng ban', true],
  ['trưởng phòng đào tạo', 'Phó Trưởng ban', true],
  ['trưởng phòng đào tạo', 'Viện trưởng', false],
  ['luật doanh nghiệp', 'Chủ tịch', false],
])('%s may name the role %s: %s', (query, role, may) => {
  expect(mayNameRole(typed(query), role)).toBe(may)
})

const partners = [
  'Trường Đại học Luật Sông Hồng',
  'Trường Đại học Luật Hải Vân',
  'Hiệp hội doanh nghiệp nhỏ và vừa Việt Nam',
  'Công ty Sao Mai',
  'Tập đoàn FPT',
  'Ngân hàng TMCP Hồng Lam',
  'Công ty Cổ phần Công nghệ Sóng Xanh',
  '红河法律大学',
]

test.each<[query: string, found: string[]]>([
  ['đại học luật', ['Trường Đại học Luật Sông Hồng', 'Trường Đại học Luật Hải Vân']],
  ['sao mai', ['Công ty Sao Mai']],
  ['fpt', ['Tập đoàn FPT']],
  ['công ty sóng xanh', ['Công ty Cổ phần Công nghệ Sóng Xanh']],
  ['ngân hàng hồng làm', []],
  ['hồng lam ngân hàng', []],
  ['luật', []],
  ['大学', []],
])('partners for %s', (query, results) => {
  expect(bestOf(partners, (name) => partnerRank(typed(query), nameWords(name)), 3)).toEqual(results)
})

const texts: [kind: LegalTextKind, number: string, title: string][] = [
  ['LAW', '76/2025/QH15', 'Luật sửa đổi, bổ sung một số điều của Luật Doanh nghiệp'],
  ['LAW', '91/2025/QH15', 'Luật Bảo vệ dữ liệu cá nhân'],
  ['LAW', '59/2020/QH14', 'Luật Doanh nghiệp'],
  ['DECREE', '13/2023/NĐ-CP', 'Về bảo vệ dữ liệu cá nhân'],
  ['LAW', '59/2014/QH13', 'Luật Căn cước công dân'],
  ['LAW', '1/2000/X', '企业法'],
  ['DECREE', '123/2020/NĐ-CP', '发票和凭证议定'],
  ['LAW', '95/2015/QH13', 'Bộ luật Hàng hải Việt Nam'],
  ['LAW', '92/2015/QH13', 'Bộ luật Tố tụng dân sự'],
  ['LAW', '91/2015/QH13', 'Bộ luật Dân sự'],
]

test.each<[query: string, found: string[], isComplete?: boolean]>([
  ['59/2020/QH14', ['59/2020/QH14']],
  ['luật số 59/2020/QH14', ['59/2020/QH14']],
  ['luật 59/20', ['59/2020/QH14', '59/2014/QH13'], false],
  ['luật 5', [], false],
  ['13/2023/nd-cp', ['13/2023/NĐ-CP']],
  ['luật bảo vệ dữ liệu cá nhân số 91', ['91/2025/QH15']],
  ['bảo vệ dữ liệu', ['91/2025/QH15', '13/2023/NĐ-CP']],
  ['luat doanh nghiep', ['59/2020/QH14', '76/2025/QH15']],
  ['luật doanh nghiệp 2020', ['59/2020/QH14']],
  ['bộ luật dân sự', ['91/2015/QH13', '92/2015/QH13']],
  ['nghị định doanh nghiệp', []],
  ['nghị định số 13 năm 2023', ['13/2023/NĐ-CP']],
  ['decree no. 13 of 2023', ['13/2023/NĐ-CP']],
  ['bộ luật hàng hải Việt Nam năm 2015', ['95/2015/QH13']],
  ['第123/2020号议定', ['123/2020/NĐ-CP']],
  ['2020年第123号议定', ['123/2020/NĐ-CP']],
  ['luật', []],
  ['59', []],
  ['企业法', ['1/2000/X']],
  ['法业', []],
])('texts of law for %s', (query, results, isComplete = true) => {
  const requested = legalTextQuery(typed(query, isComplete))
  const ranked = requested
    ? bestOf(
        texts,
        ([kind, number, title]) =>
          legalTextRank(requested, { kind, number: nameWords(number), title: nameWords(title) }),
        3,
      )
    : []
  expect(ranked.map(([, number]) => number)).toEqual(results)
})

const contact = phrasesOf('liên hệ, địa chỉ, giờ làm việc, email, mở cửa, thứ bảy, office hours, 办公时间')
const pages = [
  { name: 'contact', phrases: contact },
  { name: 'services', phrases: phrasesOf('dịch vụ') },
]

test.each<[query: string, found: string[], isComplete?: boolean]>([
  ['giờ làm việc', ['contact']],
  ['Địa chỉ của Viện ở đâu?', ['contact']],
  ['dịch vụ', ['services']],
  ['Viện mở cửa thứ bảy', ['contact']],
  ['liên hệ dịch vụ', []],
  ['địa chí', []],
  ['giờ làm', []],
  ['giờ làm', ['contact'], false],
  ['gi', [], false],
  ['办公', ['contact'], false],
  ['của', []],
  ['办公时间', ['contact']],
  ['', []],
])('pages for %s', (query, results, isComplete = true) => {
  const named = pagesNamed(typed(query, isComplete), phrasesOf('của, viện, ở, đâu'), pages, 3)
  expect(named.map(({ name }) => name)).toEqual(results)
})
