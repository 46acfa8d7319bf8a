import { expect, test } from '@jest/globals'
import { adviceFor, allAdvice, missingIn, type Advice, type AdvisedArticle } from './advice'

const now = new Date('2026-11-21T10:00:00+07:00')

const good: AdvisedArticle = {
  title: 'Luật Doanh nghiệp sửa đổi: những điểm mới',
  description: 'Tóm tắt mười điểm mới mà giám đốc doanh nghiệp nhỏ cần biết trước khi luật có hiệu lực.',
  slug: 'luat-doanh-nghiep-sua-doi',
  type: 'RESEARCH',
  createDate: now,
  authors: 1,
  image: { width: 1200, height: 630 },
  text: { length: 9000, headings: 4, imagesWithoutAlt: 0 },
  isPublished: false,
  isTitleTaken: false,
  isTranslated: true,
}

const table: [string, Partial<AdvisedArticle>, Advice[]][] = [
  ['all is well', {}, []],
  ['nothing is written yet', { title: '', description: '', image: undefined }, []],
  ['title of 60 letters', { title: 'a'.repeat(60) }, []],
  ['title of 61 letters', { title: 'a'.repeat(61) }, ['titleLong']],
  ['Chinese title of 31 letters', { title: '法'.repeat(31) }, ['titleLong']],
  ['title of two words', { title: 'Thông báo' }, ['titleShort']],
  ['title in capitals', { title: 'THÔNG BÁO TUYỂN SINH KHÓA 2026' }, ['titleCapitals']],
  ['title of short names', { title: 'VCCI, ILC và WTO ký kết thỏa thuận' }, []],
  ['title that another article has', { isTitleTaken: true }, ['titleTaken']],
  ['no description', { description: '' }, ['descriptionMissing']],
  ['description that is the title', { description: good.title.toUpperCase() }, ['descriptionSame']],
  ['description of 161 letters', { description: 'a'.repeat(161) }, ['descriptionLong']],
  ['Chinese description of 81 letters', { description: '法'.repeat(81) }, ['descriptionLong']],
  ['description of four words', { description: 'Tóm tắt rất ngắn.' }, ['descriptionShort']],
  ['no picture', { image: undefined }, ['imageMissing']],
  ['narrow picture', { image: { width: 1199, height: 900 } }, ['imageSmall']],
  ['pictures nobody described', { text: { ...good.text, imagesWithoutAlt: 1 } }, ['altMissing']],
  ['long text in one piece', { text: { ...good.text, length: 3001, headings: 0 } }, ['headingMissing']],
  ['short text in one piece', { text: { ...good.text, length: 3000, headings: 0 } }, []],
  ['research by nobody', { authors: 0 }, ['authorMissing']],
  ['news by nobody', { type: 'NEWS', authors: 0 }, []],
  ['later on the same day in Hanoi', { createDate: new Date('2026-11-21T23:59:00+07:00') }, []],
  ['tomorrow in Hanoi', { createDate: new Date('2026-11-22T00:01:00+07:00') }, ['dateAhead']],
  ['long address', { slug: 'a'.repeat(71) }, ['slugLong']],
  ['long address that stands already', { slug: 'a'.repeat(71), isPublished: true }, []],
  ['service in one language', { type: 'SERVICE', isTranslated: false }, ['translationMissing']],
  ['news in one language', { type: 'NEWS', isTranslated: false }, []],
]

test.each(table)('%s', (_, change, advice) => {
  expect(adviceFor({ ...good, ...change }, now)).toEqual(advice)
})

test('every piece of advice occurs in this table', () => {
  expect([...new Set(table.flatMap(([, , advice]) => advice))].sort()).toEqual([...allAdvice].sort())
})

test('the most important advice comes first', () => {
  expect(adviceFor({ ...good, isTranslated: false, image: undefined, title: 'A'.repeat(70) }, now)).toEqual([
    'titleCapitals',
    'titleLong',
    'imageMissing',
    'translationMissing',
  ])
})

test.each([
  ['all is there', {}, []],
  ['news without a translation', { type: 'NEWS', isTranslated: false }, ['translation']],
  [
    'all is missing',
    { description: '', text: { ...good.text, imagesWithoutAlt: 1 }, isTranslated: false },
    ['summary', 'alt', 'translation'],
  ],
] as [string, Partial<AdvisedArticle>, string[]][])('what is missing: %s', (_, changes, expected) => {
  expect(missingIn({ ...good, ...changes })).toEqual(expected)
})
