import { expect, test } from '@jest/globals'
import { metadataOf } from './metadata'
import { overviewFacts } from './pages/overview'
import { homeFacts, listFacts, searchFacts } from './pages/screens'
import { noCodes } from '@/lib/domain/codes'
import { verificationOf } from './verification'

test.each([
  [homeFacts('vi'), 'Trang chủ | Viện Khoa học Pháp lý và Phát triển Doanh nghiệp', '/'],
  [homeFacts('en'), 'Home | Institute of Legal Science and Business Development', '/en'],
  [listFacts('zh', 'NEWS', 1), '新闻 | ILC', '/zh/tin-tuc'],
  [listFacts('en', 'NEWS', 3), 'News (page 3) | ILC', '/en/tin-tuc?page=3'],
  [overviewFacts('vi', 'Hoi-dong-khoa-hoc'), 'Thành viên Hội đồng khoa học | ILC', '/tong-quan/Hoi-dong-khoa-hoc'],
  [searchFacts('en', 'law'), 'Search results for “law” | ILC', '/en/tim-kiem'],
])(
  'the title follows the pattern of the specification (spec 1, 2), and one address is canonical and shared: %#',
  (facts, title, path) => {
    const metadata = metadataOf(facts)
    expect([metadata.title, metadata.alternates?.canonical, metadata.openGraph?.url]).toEqual([title, path, path])
  },
)

test('translations refer to each other, with the default for all other languages (product decisions 3)', () => {
  expect(metadataOf(listFacts('en', 'NEWS', 1)).alternates?.languages).toEqual({
    vi: '/tin-tuc',
    en: '/en/tin-tuc',
    'zh-Hans': '/zh/tin-tuc',
    'x-default': '/tin-tuc',
  })
  expect(metadataOf(listFacts('en', 'NEWS', 2)).alternates?.languages).toBeUndefined()
  expect(metadataOf(homeFacts('en')).openGraph).toMatchObject({ locale: 'en_US', alternateLocale: ['vi_VN', 'zh_CN'] })
})

test('what may be indexed is described in full, searches are not', () => {
  expect(metadataOf(homeFacts('vi')).robots).toMatchObject({ index: true, 'max-image-preview': 'large' })
  expect(metadataOf(searchFacts('vi', '')).robots).toEqual({ index: false, follow: true })
})

test('a page proves the domain to the services that gave a code', () => {
  expect(verificationOf({ ...noCodes, google: 'a', zalo: 'b' })).toEqual({
    other: { 'google-site-verification': 'a', 'zalo-platform-site-verification': 'b' },
  })
})
