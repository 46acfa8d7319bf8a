export const languages = ['vi', 'en', 'zh'] as const

export type Language = (typeof languages)[number]

export const longArticle = {
  vi: '/nghien-cuu/doanh-nghiep-nho-tiep-can-tin-dung-diem-nghen-nam-o-ho-so',
  en: '/en/nghien-cuu/small-firms-and-bank-credit-the-bottleneck-is-the-file',
  zh: '/zh/nghien-cuu/xiao-qiye-daikuan-nan-nan-zai-cailiao',
} satisfies Record<Language, string>

export const youtubeArticle = '/dich-vu/tu-van-chuyen-doi-so-tu-hop-dong-dien-tu-den-du-lieu'

export const replacedText = '/van-ban/luat-45-2013-qh13'

export const member = {
  vi: '/tong-quan/nguyen-minh-duc',
  en: '/en/tong-quan/nguyen-minh-duc-en',
  zh: '/zh/tong-quan/nguyen-minh-duc-zh',
} satisfies Record<Language, string>

export function inLanguage(language: Language, path: string): string {
  if (language === 'vi') return path
  return path === '/' ? `/${language}` : `/${language}${path}`
}

export function everyKindOfPage(language: Language) {
  return {
    home: inLanguage(language, '/'),
    list: inLanguage(language, '/tin-tuc'),
    'second page of a list': inLanguage(language, '/tin-tuc?page=2'),
    article: longArticle[language],
    topic: inLanguage(language, '/chu-de/hop-dong'),
    topics: inLanguage(language, '/chu-de'),
    overview: inLanguage(language, '/tong-quan'),
    'group of the overview': inLanguage(language, '/tong-quan/Hoi-dong-khoa-hoc'),
    departments: inLanguage(language, '/tong-quan/phong-ban'),
    partners: inLanguage(language, '/tong-quan/partner'),
    member: member[language],
    'search results': inLanguage(language, `/tim-kiem?q=${{ vi: 'luat', en: 'law', zh: '%E7%A8%8E' }[language]}`),
    contact: inLanguage(language, '/lien-he'),
    'about the institute': inLanguage(language, '/ve-vien'),
    'privacy policy': inLanguage(language, '/bao-mat'),
    'accessibility statement': inLanguage(language, '/kha-nang-tiep-can'),
    'not found': inLanguage(language, '/khong-co-trang-nay'),
  }
}
