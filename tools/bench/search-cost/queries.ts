import type { Language } from '@/lib/domain/languages'
import { readLists } from '../../search-check/read-queries'

/** A call of `GET /search` whose cost is measured. */
export interface Call {
  /** What is odd about it, for the report. */
  kind: string
  query: string
  language: Language
  /** Further parameters of the address. */
  rest?: Readonly<Record<string, string>>
}

/** The words that most articles have. */
const common: Readonly<Record<Language, readonly string[]>> = {
  vi: 'doanh nghiệp hợp đồng của và các được không có trong theo luật thuế công ty hồ sơ người lao động'.split(' '),
  en: 'the of and company law tax contract business must before with from work documents years'.split(' '),
  zh: ['企业', '公司', '合同', '法律', '税务', '律师', '越南', '的', '有', '年', '咨询', '文件'],
}

const sentences: Readonly<Record<Language, readonly string[]>> = {
  vi: [
    'tôi muốn hỏi công ty tôi cho nhân viên nghỉ việc mà không báo trước thì phải bồi thường bao nhiêu tiền và nộp ở đâu',
    'cong ty toi muon thue dat lam nha xuong thi can nhung giay to gi va phai nop tien thue dat cho ai moi nam mot lan',
    'xin cho hỏi hộ kinh doanh cá thể bán hàng qua mạng có phải xuất hóa đơn điện tử từ máy tính tiền hay không',
    'hợp đồng lao động bảo hiểm xã hội thuế thu nhập cá nhân đất đai nhà ở sở hữu trí tuệ trọng tài thương mại',
    'mẫu hợp đồng thuê văn phòng song ngữ có công chứng tại thành phố hồ chí minh năm hai nghìn không trăm hai sáu',
    'giam doc cong ty trach nhiem huu han mot thanh vien co phai dong bao hiem xa hoi bat buoc theo luat moi khong',
  ],
  en: [
    'how can a foreign company with two employees in Vietnam register a trademark and sign labour contracts before July',
    'what documents does our company need to register a foreign invested enterprise and open a bank account in Hanoi',
    'employer must pay social insurance contributions for foreign workers who have contracts of more than one year',
    'is it possible to terminate an employment contract during the probation period without paying any compensation',
    'commercial arbitration agreement clause drafting enforcement of foreign awards in the courts of the country today',
    'advising negotiating registering terminating licensing transferring contracting investing borrowing accounting',
  ],
  zh: [
    '外国投资者在越南设立公司需要办理哪些手续和提交什么文件',
    '我们公司想和越南员工签订劳动合同需要注意什么问题以及社会保险怎么缴纳',
    '在越南購買公寓的外國人應該準備哪些文件並且需要繳納多少稅款',
    '商标注册查询证书续展转让许可侵权诉讼仲裁调解执行赔偿',
    '电子发票和增值税申报的期限以及逾期申报的罚款是多少',
  ],
}

const odd = [
  ...['NEAR("a" b)', 'a OR b', 'thuế AND NOT đất', '"hợp đồng', '* * *', 'thuế*', '^luật', 'words:thuế', '{a b} : c'],
  ...["' OR 1=1 --", "'; DROP TABLE articles; --", '\\%_', '%%%%', '____', '(((((', '!a & b | c', "'thuế':*", '<->'],
  ...['=vi', '==thue', '=training', '#1', '=vi OR =en', '==thue=suat', '=', '"', "''", '\u0000', '\u200b', '😀 luật'],
  ...['ﬁnance', 'ＬＵẬＴ', 'İstanbul', 'ß', 'Ǆ', 'Σίσυφος', 'закон о налогах', 'قانون', 'กฎหมาย', '법률', '法律 루트'],
]

const digits = ['1', '2', '10', '12', '20', '91', '100', '2020', '2025', '2026', '1621', '33333', '123456789', '0000']
const numbers = [
  ...digits,
  '13/2023',
  '13/2023/nđ-cp',
  '91/2025/QH15',
  '59/2020',
  '1 2 3',
  '2024 2025 2026',
  '0909 123 456',
]

const typos = {
  vi: ['hop dogn lao dong', 'bao hieem xa hooi', 'thue thu nhap ca nahn', 'sở hữu trí tuê', 'hóa đown điện tử'],
  en: ['comercial arbitraton', 'labuor contarct', 'trademrak registraton', 'intelectual propery', 'forein investor'],
} as const

const moreTypos = {
  vi: [
    'doanh nghieo nho',
    'dat daii',
    'nhan hiuu',
    'luatjj doanhh nghieepp',
    'trongg taii thuong mai',
    'khonh gian quang cao',
  ],
  en: ['apartmnet managment', 'persnal dta', 'digitl transformtion', 'employe insurnce', 'consultaion requst'],
} as const

const nothing = {
  vi: [
    'xyzxyz',
    'khong co bai nao nhu the nay',
    'máy bay trực thăng',
    'nuôi cá koi',
    'zzz qqq www',
    'bóng đá ngoại hạng anh',
  ],
  en: [
    'helicopter spaceship',
    'quantum chromodynamics lecture',
    'zebra crossing penguin',
    'asdfgh qwerty zxcvb',
    'football league',
  ],
  zh: ['足球比赛', '量子力学', '恐龙化石', '熊猫繁殖', '天气预报明天下雨吗'],
} as const

const names = [
  'Bùi Minh Chi',
  'bui minh chi',
  'Nguyễn Văn An',
  'nguyen van',
  'ông Vũ Hữu Nam',
  'Ms Hoang Van Dung',
  'giám đốc',
  'director',
  '院长',
  'lê ngọc khánh',
  'le ngoc',
  'anh',
  'nguyễn',
  'Trần Thị Lann',
  'ngyen van an',
]

const pairsOf = (words: readonly string[], step: number) =>
  words.map((word, i) => `${word} ${words[(i + step) % words.length] ?? ''}`)
const triplesOf = (words: readonly string[]) =>
  words.map((word, i) => [word, words[(i + 3) % words.length], words[(i + 7) % words.length]].join(' '))

const letters = [...'abcdeghiklmnoprstuvxy']
const twoLetters = [
  'an',
  'ba',
  'bo',
  'ch',
  'co',
  'da',
  'do',
  'hd',
  'in',
  'la',
  'ma',
  'nd',
  'of',
  'ph',
  'ta',
  'th',
  'tr',
  'xx',
]
const threeLetters = ['the', 'tha', 'con', 'ngh', 'pro', 'int', 'hop', 'tru', 'reg', 'com', 'qqq']

/** What the query string of 200 characters, the longest that is searched, can hold at most. */
const long = (wordOf: (i: number) => string) =>
  Array.from({ length: 1000 }, (_, i) => wordOf(i))
    .join(' ')
    .slice(0, 200)

const isThird = (_: unknown, i: number) => i % 3 === 0

/** Searches that people make, and odd ones, the same at each run. */
export function searches(): Call[] {
  const calls: Call[] = []
  const add = (kind: string, language: Language, queries: Iterable<string>, rest?: Call['rest']) => {
    for (const query of queries) calls.push({ kind, query, language, ...(rest && { rest }) })
  }
  const checked = readLists()
  for (const { language, query } of checked.filter(isThird)) add('natural', language, [query])
  for (const language of ['vi', 'en', 'zh'] as const) {
    const words = common[language]
    add('common word', language, words)
    add('pair of common words', language, [...pairsOf(words, 1), ...pairsOf(words, 4).filter(isThird)])
    add(
      'three common words',
      language,
      triplesOf(words).filter((_, i) => i % 2 === 0),
    )
    add('sentence', language, sentences[language])
    add('long', language, [
      long((i) => words[i % words.length] ?? ''),
      long((i) => words[(i * 5) % words.length] ?? ''),
    ])
    add('nothing', language, nothing[language])
    add('page 2', language, [words[0] ?? '', pairsOf(words, 1)[0] ?? ''], { page: '2' })
    add('page 10', language, [words[1] ?? '', pairsOf(words, 1)[2] ?? ''], { page: '10' })
    add('page 5000', language, [words[1] ?? ''], { page: '5000' })
    for (const type of ['NEWS', 'TRAINING'])
      add('of a section', language, [words[2] ?? '', pairsOf(words, 2)[0] ?? ''], { type })
    for (const year of ['2016', '2024', '1950'])
      add('of a year', language, [words[0] ?? '', pairsOf(words, 2)[1] ?? '', nothing[language][0]], { year })
    add('of a section and year', language, [words[0] ?? '', nothing[language][1]], { type: 'RESEARCH', year: '2025' })
  }
  add('letter', 'vi', letters)
  add('two letters', 'vi', twoLetters)
  add('two letters', 'en', twoLetters)
  add('three letters', 'vi', threeLetters)
  add('three letters', 'en', threeLetters)
  add('letters', 'vi', ['a b c d e', 'a a a a', 't h u e', long((i) => letters[i % letters.length] ?? '')])
  add('odd', 'vi', odd)
  add('odd', 'en', odd.filter(isThird))
  add('odd', 'zh', odd.filter(isThird))
  add('number', 'vi', numbers)
  add('number', 'en', numbers.filter(isThird))
  add('number', 'zh', numbers.filter(isThird))
  for (const language of ['vi', 'en'] as const) add('typo', language, [...typos[language], ...moreTypos[language]])
  add('typo in another language', 'zh', [...typos.en, ...typos.vi])
  add('another language', 'vi', [
    ...sentences.en.slice(0, 3),
    ...sentences.zh.slice(0, 2),
    'company law',
    '公司',
    'tax',
  ])
  add('another language', 'en', [...sentences.vi.slice(0, 3), ...sentences.zh.slice(0, 2), 'luật doanh nghiệp', '公司'])
  add('another language', 'zh', [
    ...sentences.en.slice(0, 2),
    ...sentences.vi.slice(0, 2),
    'luật',
    'company law',
    'thuế',
  ])
  add('name', 'vi', names)
  add('name', 'en', names.filter(isThird))
  add('long', 'vi', [
    long((i) => `tu${i}`),
    long(() => 'hd gtgt tnhh'),
    long((i) => `luaatj${i} luaatj`),
    long(() => 'x'.repeat(100)),
    long((i) => String.fromCodePoint(0x61 + (i % 26), 0x61 + Math.floor(i / 26))),
    long(() => 'NEAR("a" b) * - ^ : { } OR'),
    long(() => 'thuế'),
    long((i) => `${i % 7} thu`),
    long((i) => (i % 2 ? 'công ty tnhh' : 'cp mtv')),
  ])
  add('long', 'en', [
    long((i) => `contr${i}`),
    long(() => 'registration of contracts and'),
    long((i) => ['negotiating', 'registering', 'terminating', 'investing', 'licensing'][i % 5] ?? ''),
    long((i) => ['labour', 'center', 'programme', 'organise'][i % 4] ?? ''),
  ])
  add('long', 'zh', [
    '公司法律合同税务'.repeat(25),
    '的'.repeat(200),
    long(() => '越南'),
    Array.from({ length: 200 }, (_, i) => String.fromCodePoint(0x4e00 + i * 7)).join(''),
    '設立公司需要辦理勞動合同'.repeat(16).slice(0, 200),
  ])
  const suggested = [
    't',
    'th',
    'thu',
    'thue',
    'hop dong',
    'hợp đồng',
    'h',
    'khong co',
    'xyz',
    'a',
    'nguyễn',
    'nguyen v',
    '2',
    '%',
    '162',
    'bản quyền phần mềm',
    'ban quyen phan mem',
  ]
  add('suggestion', 'vi', [...suggested, ...sentences.vi.slice(0, 2), ...typos.vi], { in: 'title', limit: '10' })
  add('suggestion', 'en', ['t', 'co', 'contract', 'trademark r', 'zzz', 'director', ...sentences.en.slice(0, 2)], {
    in: 'title',
    limit: '10',
  })
  add('suggestion', 'zh', ['公', '公司', '公司章程与', '足球', '院', '商标'], { in: 'title', limit: '10' })
  return calls
}
