import { expect, test } from '@jest/globals'
import type { Language } from '../languages'
import type { ArticleType } from '../sections'
import { readQuery } from './read-query'
import { candidateOf, score } from './score'
import { readWordList, wordTable } from './word-list'
import { searchText } from './words'

type Written = [title: string, lead: string, text: string, type?: ArticleType]

const articles: Record<Language, Written[]> = {
  vi: [
    ['Hợp đồng lao động: bảy lỗi', 'Khi ký.', 'Thử việc, ký hợp đồng.'],
    ['Rà soát trước khi ký', 'Hợp đồng thương mại.', 'Phạt vi phạm.', 'SERVICE'],
    ['Thuế giá trị gia tăng', 'Khấu trừ.', 'Hóa đơn của hợp đồng, hợp đồng, hợp đồng.'],
    ['Hoạt động của hội', 'Tổng hợp.', 'Hai bên cùng hành động và hợp lực.'],
    ['Khóa môi giới', 'Tám tuần.', 'Bất động sản.', 'TRAINING'],
    ['Bế giảng khóa môi giới', '48 học viên.', 'Bất động sản.', 'NEWS'],
    ['Thành lập công ty', 'Chọn loại hình.', 'Công ty trách nhiệm hữu hạn.'],
    ['Hoàn thuế GTGT', 'Một ngày.', 'Hồ sơ.'],
    ['Chung cư: quỹ bảo trì', 'Ban quản trị.', 'Cư dân.'],
    ['Chứng cứ điện tử', 'Trước tòa.', 'Thư điện tử.'],
  ],
  en: [
    ['Setting up a company', 'Forms and files.', 'Registration.'],
    ['Registering trademarks', 'From search to certificate.', 'A brand.'],
    ['Labour contracts', 'Seven mistakes.', 'A company signs.'],
  ],
  zh: [
    ['劳动合同：七个常见错误', '签约前。', '试用期。'],
    ['企业所得税', '税率。', '合同。'],
  ],
}

const list = {
  vi: 'GTGT = giá trị gia tăng\nmở công ty = thành lập công ty',
  en: 'open a company = setting up a company',
  zh: '',
}

function result(query: string, language: Language = 'vi') {
  const candidates = articles[language].map(([title, lead, text, type = 'NEWS'], i) => {
    const words = searchText(`${title} ${lead} ${text}`)
    return candidateOf({ id: i, title, lead, words, type, createDate: i })
  })
  const read = readQuery(query, language, wordTable(readWordList(list[language]).rows, language))
  const scored = score(candidates, query, read, candidates.length)
  const titles = (place: string) =>
    scored.filter((each) => each.place === place).map(({ id }) => articles[language][id]?.[0])
  return { fits: titles('fits'), related: titles('related') }
}

test.each<[language: Language, query: string, fits: string[], related: string[]]>([
  ['vi', 'hợp đồng', ['Hợp đồng lao động: bảy lỗi', 'Rà soát trước khi ký'], ['Thuế giá trị gia tăng']],
  ['vi', 'chung cư', ['Chung cư: quỹ bảo trì'], []],
  ['vi', 'chung cu', ['Chung cư: quỹ bảo trì', 'Chứng cứ điện tử'], []],
  ['vi', 'động', ['Hoạt động của hội', 'Hợp đồng lao động: bảy lỗi'], ['Khóa môi giới', 'Bế giảng khóa môi giới']],
  ['vi', 'lỗi lao', ['Hợp đồng lao động: bảy lỗi'], []],
  ['vi', 'khóa môi giới', ['Khóa môi giới', 'Bế giảng khóa môi giới'], []],
  ['vi', 'mở công ty', ['Thành lập công ty'], []],
  ['vi', 'thuế giá trị gia tăng là gì', ['Thuế giá trị gia tăng', 'Hoàn thuế GTGT'], []],
  ['en', 'how do I open a company', ['Setting up a company'], ['Labour contracts', 'Registering trademarks']],
  ['zh', '劳动合同', ['劳动合同：七个常见错误'], ['企业所得税']],
  ['vi', '', [], []],
])('%s: %j finds %j', (language, query, fits, related) => {
  expect(result(query, language)).toEqual({ fits, related })
})

test('a title that contains the query fits, also within a word', () => {
  expect(result('đồng lao').fits).toContain('Hợp đồng lao động: bảy lỗi')
})

test('no more than six are related', () => {
  const words = searchText('Tin. Về thử việc.')
  const candidates = Array.from({ length: 20 }, (_, id) =>
    candidateOf({ id, title: 'Tin', lead: '', words, type: 'NEWS', createDate: id }),
  )
  const read = readQuery('thử việc', 'vi', wordTable([], 'vi'))
  const scored = score(candidates, 'thử việc', read, 1000)
  expect(scored).toEqual([19, 18, 17, 16, 15, 14].map((id) => ({ id, place: 'related' })))
})
